import type { Node, VariableDeclarator } from 'oxc-parser'
import { importedName, listSpecifiers, type ModuleEditor } from '../module/createModuleEditor.js'
import type { Reference } from '../module/readBindings.js'
import { rainbowKit } from './readKitSettings.js'

const react = '@latchkey/appkit/react'
const page = 'migrateFromRainbowKit.md#3-equivalents'

/** The hooks of the modals: the functions that open them, and the argument that `open` needs for the same view. */
const hooks: Readonly<Record<string, { readonly open: string; readonly state: string; readonly argument: string }>> = {
  useAccountModal: { open: 'openAccountModal', state: 'accountModalOpen', argument: "{ view: 'Account' }" },
  useChainModal: { open: 'openChainModal', state: 'chainModalOpen', argument: "{ view: 'Networks' }" },
  useConnectModal: { open: 'openConnectModal', state: 'connectModalOpen', argument: '' },
}

/** Replaces `useConnectModal` and similar hooks by `useAppKit` and `useAppKitState`. */
export function migrateModalHooks(editor: ModuleEditor): void {
  for (const { declaration, specifier } of listSpecifiers(editor.program)) {
    const name = importedName(specifier)
    const hook = Object.hasOwn(hooks, name) ? hooks[name] : undefined
    if (declaration.source.value !== rainbowKit || !hook) continue
    const references = editor.bindings.referencesTo(specifier.local.name)
    const uses = references.map(({ parent }) => readUse(editor, parent, hook))
    if (uses.every((use) => use !== undefined)) {
      for (const use of uses) migrateUse(editor, use, hook.argument)
      editor.removeSpecifier(specifier)
    } else for (const { node } of references) editor.review(node, `Replace \`${name}\` by \`useAppKit\`.`, page)
  }
}

/** `const { openConnectModal, connectModalOpen } = useConnectModal()`: the identifiers that it declares. */
type Use = {
  readonly declarator: VariableDeclarator
  readonly open: Node | undefined
  readonly state: Node | undefined
}

function readUse(editor: ModuleEditor, call: Node, hook: { open: string; state: string }): Use | undefined {
  const declarator = editor.parentOf(call)
  if (declarator?.type !== 'VariableDeclarator' || declarator.id.type !== 'ObjectPattern') return undefined
  const found = new Map<string, Node>()
  for (const property of declarator.id.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return undefined
    if (property.value.type !== 'Identifier') return undefined
    found.set(property.key.name, property.value)
  }
  if ([...found.keys()].some((name) => name !== hook.open && name !== hook.state)) return undefined
  return { declarator, open: found.get(hook.open), state: found.get(hook.state) }
}

function migrateUse(editor: ModuleEditor, { declarator, open, state }: Use, argument: string): void {
  const declare = (local: Node, hook: string) => {
    const name = editor.textOf(local)
    return `{ ${name === 'open' ? 'open' : `open: ${name}`} } = ${editor.importName({ module: react, name: hook })}()`
  }
  const written = [...(open ? [declare(open, 'useAppKit')] : []), ...(state ? [declare(state, 'useAppKitState')] : [])]
  const declaration = editor.parentOf(declarator)
  const isAlone = declaration?.type === 'VariableDeclaration' && declaration.declarations.length === 1
  const end = declaration && editor.textOf(declaration).endsWith(';') ? ';' : ''
  const separator = isAlone ? `${end}${lineStart(editor.text, declaration.start)}${declaration.kind} ` : ', '
  editor.code.update(declarator.start, declarator.end, written.join(separator))
  if (!open) return
  for (const reference of editor.bindings.referencesOf(open)) migrateReference(editor, reference, argument)
}

/** Returns the line break and the indentation before an offset. */
function lineStart(text: string, offset: number): string {
  return /\r?\n[ \t]*$/.exec(text.slice(0, offset))?.[0] ?? ' '
}

/** Event handlers must not pass their event to `open`. */
function migrateReference(editor: ModuleEditor, { node, parent }: Reference, argument: string): void {
  const call = `${node.name}(${argument})`
  if (parent.type === 'CallExpression' && parent.callee === node) {
    if (argument && parent.arguments.length === 0) editor.code.appendLeft(parent.end - 1, argument)
  } else if (parent.type === 'Property' && parent.shorthand) {
    editor.code.update(node.start, node.end, `${node.name}: () => ${call}`)
  } else if (!isCondition(node, parent)) {
    editor.code.update(node.start, node.end, `() => ${call}`)
  }
}

/** Whether code only tests the function, or lists it as a dependency. */
function isCondition(node: Node, parent: Node): boolean {
  switch (parent.type) {
    case 'LogicalExpression':
      return parent.left === node && parent.operator === '&&'
    case 'ConditionalExpression':
    case 'IfStatement':
      return parent.test === node
    case 'UnaryExpression':
    case 'ArrayExpression':
      return true
    default:
      return false
  }
}
