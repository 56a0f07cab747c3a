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
    const uses = references.map(({ parent }) => readDeclared(editor, parent, hook))
    if (uses.every((use) => use !== undefined)) {
      for (const use of uses) migrateUse(editor, use, hook.argument)
      editor.removeSpecifier(specifier)
    } else for (const { node } of references) editor.review(node, `Replace \`${name}\` by \`useAppKit\`.`, page)
  }
}

/** `const { openConnectModal, connectModalOpen } = useConnectModal()`: the identifiers that it declares. */
type Declared = {
  readonly declarator: VariableDeclarator
  readonly open: Node | undefined
  readonly state: Node | undefined
}

function readDeclared(editor: ModuleEditor, call: Node, hook: { open: string; state: string }): Declared | undefined {
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

function migrateUse(editor: ModuleEditor, { declarator, open, state }: Declared, argument: string): void {
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

/** Nodes around an expression that don't change its value. */
const wrappers: ReadonlySet<string> = new Set([
  ...['ChainExpression', 'ParenthesizedExpression', 'TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'],
  ...['TSTypeAssertion'],
])

/** An expression with its wrappers, such as `(open as Open)!`, and the node that uses its value. */
type Use = { readonly value: Node; readonly user: Node }

function readUse(editor: ModuleEditor, value: Node): Use | undefined {
  const user = editor.parentOf(value)
  return user && wrappers.has(user.type) ? readUse(editor, user) : user && { value, user }
}

/** Event handlers must not pass their event to `open`. */
function migrateReference(editor: ModuleEditor, { node, parent }: Reference, argument: string): void {
  const use = readUse(editor, node)
  if (!use) return
  const { value, user } = use
  if (user.type === 'CallExpression' && user.callee === value) {
    if (argument && user.arguments.length === 0) editor.code.appendLeft(user.end - 1, argument)
  } else if (isTest(editor, use)) {
    if (!isGuard(editor, node))
      editor.review(
        node,
        `\`${node.name}\` is always defined here. Test \`isConnected\` of \`useAppKitAccount\`.`,
        page,
      )
  } else if (parent.type === 'Property' && parent.shorthand) {
    editor.code.update(node.start, node.end, `${node.name}: () => ${node.name}(${argument})`)
  } else if (!isDependency(editor, use) && !otherUsers.has(user.type)) {
    const call = `() => ${node.name}(${argument})`
    const isOperand = user.type === 'LogicalExpression' || value !== node
    editor.code.update(node.start, node.end, isOperand ? `(${call})` : call)
  }
}

/** Code that refers to the function, but does not pass it on. */
const otherUsers: ReadonlySet<string> = new Set(['ExportSpecifier', 'MemberExpression', 'TSTypeQuery'])

/** Whether code only tests whether the function is defined. */
function isTest(editor: ModuleEditor, { value, user }: Use): boolean {
  switch (user.type) {
    case 'BinaryExpression':
    case 'UnaryExpression':
      return true
    case 'ConditionalExpression':
    case 'DoWhileStatement':
    case 'ForStatement':
    case 'IfStatement':
    case 'WhileStatement':
      return user.test === value
    case 'LogicalExpression': {
      const outer = readUse(editor, user)
      return user.left === value || (outer !== undefined && isTest(editor, outer))
    }
    case 'CallExpression':
      return user.callee.type === 'Identifier' && user.callee.name === 'Boolean'
    default:
      return false
  }
}

/** Whether the test is that of an `if` statement that calls the function: `if (open) open()`. */
function isGuard(editor: ModuleEditor, node: Node): boolean {
  let test = node
  let statement = editor.parentOf(node)
  while (statement && statement.type !== 'IfStatement') {
    test = statement
    statement = editor.parentOf(statement)
  }
  if (statement?.test !== test) return false
  const { start, end } = statement.consequent
  return editor.bindings.referencesOf(node).some((each) => {
    const use = each.node.start >= start && each.node.end <= end ? readUse(editor, each.node) : undefined
    return use?.user.type === 'CallExpression' && use.user.callee === use.value
  })
}

/** Whether the array is the list of dependencies of a hook. */
function isDependency(editor: ModuleEditor, { user }: Use): boolean {
  const call = user.type === 'ArrayExpression' ? editor.parentOf(user) : undefined
  return call?.type === 'CallExpression' && call.arguments.length > 1 && call.arguments.at(-1) === user
}
