/** The Python of this machine that has the package. */
import { delimiter, join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");
export const PYTHON = join(
  ROOT,
  ".venv",
  process.platform === "win32" ? "Scripts/python.exe" : "bin/python",
);
export const ENVIRONMENT = {
  ...process.env,
  PYTHONPATH: [join(ROOT, "pysrc"), ROOT].join(delimiter),
};
