// What is loaded later may as well import what is there by then: it changes nothing for the browser. But esbuild makes
// a file for each set of modules that the same entries share, and with these imports the entries share more. What games
// have in common comes with the application for the same reason. Each file that a game needs less is a request less.

import * as esbuild from "esbuild";

/**
 * By module that is loaded later, the modules that are always there before it.
 *
 * @param {esbuild.BuildOptions & { entryPoints: string[] }} options of the bundle
 * @param {string} application the module that loads the games
 * @param {string[]} games
 */
export async function importersOf(options, application, games) {
  const { metafile } = await esbuild.build({ ...options, metafile: true, write: false });
  const { inputs } = /** @type {esbuild.Metafile} */ (metafile);
  /** @param {string} input @param {esbuild.ImportKind} kind */
  const imports = (input, kind) =>
    inputs[input].imports.filter((each) => each.kind === kind && each.path in inputs);
  /** All that an entry may ever load. @param {string} entry */
  const reached = (entry) => {
    const found = new Set([entry]);
    for (const input of found)
      for (const { path } of inputs[input].imports) if (path in inputs) found.add(path);
    return found;
  };
  const entries = options.entryPoints.map((entry) => ({ entry, reach: reached(entry) }));

  /** By module that is loaded later, those that load it. @type {Map<string, string[]>} */
  const loaders = new Map();
  for (const input of Object.keys(inputs))
    for (const { path } of imports(input, "dynamic-import"))
      loaders.set(path, [...(loaders.get(path) ?? []), input]);

  /** What has a file of its own keeps it only if no other imports it: its own imports do as well. @param {string} input */
  const whole = (input) =>
    loaders.has(input) || options.entryPoints.includes(input)
      ? imports(input, "import-statement").map(({ path }) => path)
      : [input];
  /** What a module cannot do without. @param {string} input */
  const needed = (input) => {
    const found = new Set([input]);
    for (const each of found)
      for (const { path } of imports(each, "import-statement")) found.add(path);
    return found;
  };
  const ofGames = games.map(needed);
  const ofSome = new Set(ofGames.flatMap((modules) => [...modules]));
  const common = [...ofSome].filter((each) => ofGames.filter((all) => all.has(each)).length > 1);

  const importers = new Map(
    [...loaders].map(([later, by]) => {
      const from = entries.filter(({ reach }) => reach.has(later)).map(({ entry }) => entry);
      const always = [from, by].filter(({ length }) => length === 1).flat();
      return [later, [...new Set(always)].flatMap(whole)];
    }),
  );
  return importers.set(
    application,
    common.filter((each) => !games.includes(each)),
  );
}
