import type { CallExpression, Node } from 'oxc-parser'
import type { ModuleEditor } from '../module/createModuleEditor.js'
import { propertiesOf, stringOf, walk } from '../module/syntax.js'

/** The page that lists the elements. */
export const elementPage = 'migrateFromAppKit.md#3-what-changes'
const names = '(?:button|connect-button|account-button|network-button|modal)'
const element = new RegExp(`^w3m-(?=${names}$)`)
const inMarkup = new RegExp(`(?<=</?)w3m-(?=${names}[\\s>/])`, 'g')
/** An element or a selector, but no class, id or variable. */
const anyName = /(?<![\w.#@/-])w3m-[a-z-]*[a-z]/g

/** Functions whose argument is the name of an element or a selector. */
const elementFunctions: ReadonlySet<string> = new Set([
  ...['closest', 'createElement', 'createElementNS', 'getElementsByTagName', 'h', 'jsx', 'jsxs', 'matches'],
  ...['querySelector', 'querySelectorAll', 'whenDefined'],
])
/** Views that the modal doesn't have. */
const missingViews: ReadonlySet<string> = new Set([
  ...['OnRampActivity', 'OnRampFiatSelect', 'OnRampProviders', 'OnRampTokenSelect', 'Swap', 'SwapPreview'],
  ...['SwapSelectToken', 'WalletReceive', 'WalletSend', 'WalletSendPreview', 'WalletSendSelectToken'],
])

/** Renames `<w3m-button>` and the other elements with that prefix, in JSX, in markup in strings, and in selectors. */
export function migrateElements(editor: ModuleEditor): void {
  walk(editor.program, (node, parent) => {
    if (node.type === 'CallExpression') reviewView(editor, node)
    else if (node.type === 'JSXIdentifier' && parent?.type !== 'JSXAttribute') {
      if (parent?.type === 'JSXClosingElement') rename(editor, node, element)
      else migrateText(editor, node, element)
    } else if (node.type === 'TemplateElement') migrateText(editor, node, inMarkup)
    else if (node.type === 'Literal' && typeof node.value === 'string' && !isModuleName(parent)) {
      const isName = element.test(node.value)
      if (isName && parent?.type === 'TSPropertySignature')
        editor.review(node, `The types of \`<${node.value}>\` come from \`@latchkey/appkit/react\`.`, 'react.md')
      else if (isName && parent?.type === 'CallExpression' && elementFunctions.has(calledName(parent)))
        editor.code.update(node.start + 1, node.end - 1, node.value.replace(element, 'appkit-'))
      else if (isAttribute(editor, parent)) rename(editor, node, inMarkup)
      else migrateText(editor, node, inMarkup)
    }
  })
}

/** Renames the elements that the pattern finds, and lists all other names with the prefix. */
function migrateText(editor: ModuleEditor, node: Node, pattern: RegExp): void {
  for (const [name] of rename(editor, node, pattern).matchAll(anyName)) {
    const renamed = successorOf(name)
    const why = renamed ? `Write \`${renamed}\` if \`${name}\` is the element here.` : `\`${name}\` has no equivalent.`
    editor.review(node, why, elementPage)
  }
}

/** Returns the name of the element that replaces one with the prefix `w3m-`; `undefined` if none does. */
export function successorOf(name: string): string | undefined {
  return element.test(name) ? name.replace(element, 'appkit-') : undefined
}

/** Returns the new text. */
function rename(editor: ModuleEditor, node: Node, pattern: RegExp): string {
  const text = editor.textOf(node)
  const renamed = text.replace(pattern, 'appkit-')
  if (renamed !== text) editor.code.update(node.start, node.end, renamed)
  return renamed
}

function calledName({ callee }: CallExpression): string {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
}

/** Whether the string is the name of a module. */
function isModuleName(parent: Node | undefined): boolean {
  return parent !== undefined && 'source' in parent
}

/** Whether the string is an attribute, such as `className="w3m-button"`. */
function isAttribute(editor: ModuleEditor, parent: Node | undefined): boolean {
  if (parent?.type === 'JSXExpressionContainer') return editor.parentOf(parent)?.type === 'JSXAttribute'
  return parent?.type === 'JSXAttribute'
}

function reviewView(editor: ModuleEditor, call: CallExpression): void {
  const [options] = call.arguments
  if (calledName(call) !== 'open' || options?.type !== 'ObjectExpression') return
  const view = stringOf(propertiesOf(options)?.find(({ name }) => name === 'view')?.value)
  if (view !== undefined && missingViews.has(view))
    editor.review(call, `The view \`${view}\` does not exist.`, elementPage)
}
