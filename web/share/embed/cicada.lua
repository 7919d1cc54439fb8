-- A Quarto shortcode that puts Cicada's puzzles on a page.
--
-- Put this file beside your document and name it in the document's head:
--
--     shortcodes:
--       - cicada.lua
--
-- Then: {{< cicada "https://example.org/cicada/mastermind/#4x6:~monday" ui="hints" >}}
--
-- Options: height in pixels, if it is to be more than 400, theme (auto, light, dark), mode (test), ui (the parts that are
-- shown, such as hints,solution,new, or none). Where there is no HTML, a link stands in for the puzzle.

local function escaped(text)
  return (text:gsub("&", "&amp;"):gsub("<", "&lt;"):gsub('"', "&quot;"))
end

return {
  ["cicada"] = function(args, options)
    local link = pandoc.utils.stringify(args[1])
    if not quarto.doc.is_format("html") then
      return pandoc.Link("Puzzle: " .. link, link)
    end
    local site = link:gsub("[#?].*$", ""):gsub("/$", ""):gsub("/[^/]*$", "")
    local attributes = ""
    for _, name in ipairs({ "height", "theme", "mode", "ui" }) do
      local value = pandoc.utils.stringify(options[name] or "")
      if value ~= "" then
        attributes = attributes .. " " .. name .. '="' .. escaped(value) .. '"'
      end
    end
    -- Kept free until the script is there: what every puzzle needs (frame-size.js).
    local height = math.max(400, tonumber(pandoc.utils.stringify(options["height"] or "")) or 0)
    attributes = attributes
      .. string.format(' style="display: block; min-height: %dpx"', height)
    return pandoc.RawBlock("html",
      '<script src="' .. escaped(site) .. '/embed/embed.js" async></script>\n'
      .. '<cicada-puzzle src="' .. escaped(link) .. '"' .. attributes .. ">\n"
      .. '<a href="' .. escaped(link) .. '">Open the puzzle</a>\n</cicada-puzzle>')
  end,
}
