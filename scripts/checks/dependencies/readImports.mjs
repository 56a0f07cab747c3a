import { Visitor } from 'oxc-parser'
import { parseSource } from '../sources/parseSource.mjs'

/**
 * Returns the imports of a module: `{ specifier, line, isType, isLazy, isReExport }`. `isType` for imports that are
 * erased at compile time, `isLazy` for `import()`.
 */
export function readImports(file, text) {
  const { program, module, lineOf } = parseSource(file, text)
  const found = []
  const add = (specifier, offset, kind) =>
    found.push({ specifier, line: lineOf(offset), isType: false, isLazy: false, isReExport: false, ...kind })

  for (const { moduleRequest, entries, start } of module.staticImports)
    add(moduleRequest.value, start, { isType: entries.length > 0 && entries.every(({ isType }) => isType) })
  for (const { entries, start } of module.staticExports) {
    const request = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest
    if (request) add(request.value, start, { isReExport: true, isType: entries.every(({ isType }) => isType) })
  }
  new Visitor({
    ImportExpression({ source, start }) {
      if (typeof source.value === 'string') add(source.value, start, { isLazy: true })
    },
    TSImportType({ source, start }) {
      if (typeof source?.value === 'string') add(source.value, start, { isType: true })
    },
  }).visit(program)
  return found
}
