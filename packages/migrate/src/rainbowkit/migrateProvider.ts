import type { ImportDeclarationSpecifier, Node } from 'oxc-parser'
import { importedName, listSpecifiers, type ModuleEditor } from '../module/createModuleEditor.js'
import { findElements, rainbowKit, readProviderProps } from './readKitSettings.js'

/** Whether the app calls `getDefaultConfig`, and whether the migration replaces a call. */
type Configs = { readonly hasConfig: boolean; readonly callsDefaultConfig: boolean }

/** Removes `RainbowKitProvider` and keeps its children. */
export function migrateProvider(editor: ModuleEditor, { hasConfig, callsDefaultConfig }: Configs): void {
  for (const { declaration, specifier } of listSpecifiers(editor.program))
    if (declaration.source.value === rainbowKit && importedName(specifier) === 'RainbowKitProvider')
      removeImported(editor, specifier)
  for (const opening of findElements(editor, 'RainbowKitProvider')) {
    const element = editor.parentOf(opening)
    if (element?.type !== 'JSXElement') continue
    const { open } = readProviderProps(editor, opening)
    for (const { attribute, name, page } of open)
      editor.review(attribute, `The prop \`${name}\` is removed. See what replaces it.`, page)
    if (!hasConfig) {
      const page = 'wagmi.md#keep-your-config-as-the-source'
      const why = callsDefaultConfig
        ? 'Pass the props to `createAppKit`, which replaces `getDefaultConfig`.'
        : 'The app has no `getDefaultConfig`. Call `createAppKit` with its config.'
      editor.review(opening, why, page)
    }
    const parent = editor.parentOf(element)
    const isChild = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment'
    for (const tag of [opening, element.closingElement]) {
      if (!tag) continue
      const { start, end } = isChild ? wholeLine(editor.text, tag) : tag
      editor.drop(start, end)
      if (isChild) continue
      const empty = element.closingElement ? '<>' : '<></>'
      editor.code.appendLeft(end, tag === opening ? empty : '</>')
    }
    if (isChild) outdentChildren(editor, opening, element.closingElement ?? undefined)
  }
}

/** Removes the import, unless the component is a value somewhere. */
function removeImported(editor: ModuleEditor, specifier: ImportDeclarationSpecifier): void {
  const others = editor.bindings
    .referencesTo(specifier.local.name)
    .filter(({ parent }) => parent.type !== 'JSXOpeningElement' && parent.type !== 'JSXClosingElement')
  for (const { node } of others)
    editor.review(node, '`RainbowKitProvider` has no equivalent.', 'migrateFromRainbowKit.md#2-set-up')
  if (others.length === 0) editor.removeSpecifier(specifier)
}

/** Extends a range to its lines, if nothing else is on them. */
function wholeLine(text: string, { start, end }: Node): { readonly start: number; readonly end: number } {
  const before = /(?:^|\n)[ \t]*$/.exec(text.slice(0, start))
  const after = /^[ \t]*\r?\n/.exec(text.slice(end))
  if (!before || !after) return { start, end }
  const blank = before[0].startsWith('\n') ? before[0].length - 1 : before[0].length
  return { start: start - blank, end: end + after[0].length }
}

/** Moves the lines between two removed tags to the left, by what their first line is indented. */
function outdentChildren(editor: ModuleEditor, opening: Node, closing: Node | undefined): void {
  if (!closing) return
  const { text, code } = editor
  const inner = text.slice(opening.end, closing.start)
  // The lines of a template literal are content.
  if (inner.includes('`')) return
  const own = indentAt(text, opening.start)
  const [, first = ''] = /^[ \t]*\r?\n([ \t]*)/.exec(inner) ?? []
  const extra = first.length - own.length
  if (extra <= 0 || !first.startsWith(own)) return
  for (const { index } of inner.matchAll(/(?<=\n)(?=[ \t]*\S)/g)) {
    const line = opening.end + index
    if (text.slice(line, line + first.length) === first) code.remove(line, line + extra)
  }
}

function indentAt(text: string, offset: number): string {
  return /(?:^|\n)([ \t]*)$/.exec(text.slice(0, offset))?.[1] ?? ''
}
