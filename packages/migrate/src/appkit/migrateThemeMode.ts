import type { Node, ObjectExpression } from 'oxc-parser'
import type { ModuleEditor } from '../module/createModuleEditor.js'
import { propertiesOf, walk } from '../module/syntax.js'
import { listCreateCalls } from './listCreateCalls.js'

/** Sets `themeMode: 'dark'`, the default of AppKit, where `createAppKit` of `@latchkey/appkit` has no `themeMode`. */
export function migrateThemeMode(editor: ModuleEditor): void {
  for (const { arguments: list } of listCreateCalls(editor)) {
    const [options] = list
    if (!options) continue
    const properties = options.type === 'ObjectExpression' ? propertiesOf(options) : undefined
    if (options.type === 'ObjectExpression' && properties) {
      if (!properties.some(({ name }) => name === 'themeMode')) addDark(editor, options)
    } else if (!setsThemeMode(editor.program)) {
      const why = "Set `themeMode: 'dark'` unless the app sets it. The default here is the visitor's preference."
      editor.review(options, why, 'migrateFromAppKit.md#3-what-changes')
    }
  }
}

function addDark(editor: ModuleEditor, options: ObjectExpression): void {
  const { code, text } = editor
  const first = options.properties[0]
  const last = options.properties.at(-1)
  const quote = quoteOf(editor)
  const written = `themeMode: ${quote}dark${quote}`
  if (!first || !last) {
    code.appendLeft(options.start + 1, ` ${written} `)
    return
  }
  const [separator = ' '] = /\r?\n[ \t]*$/.exec(text.slice(options.start + 1, first.start)) ?? []
  // A comment after the last property stays beside it.
  const isPlainEnd = /^\s*,?\s*\}$/.test(text.slice(last.end, options.end))
  if (isPlainEnd) code.appendLeft(last.end, `,${separator}${written}`)
  else code.appendLeft(options.start + 1, `${separator}${written},`)
}

/** Returns the quote of the module's imports. */
function quoteOf({ program, textOf }: ModuleEditor): string {
  const declaration = program.body.find((node) => node.type === 'ImportDeclaration')
  return declaration ? textOf(declaration.source).charAt(0) : "'"
}

/** Whether an object literal of the module sets `themeMode`. */
function setsThemeMode(program: Node): boolean {
  let isFound = false
  walk(program, (node) => {
    if (node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'themeMode') isFound = true
  })
  return isFound
}
