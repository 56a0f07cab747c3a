import type { CallExpression, Node } from 'oxc-parser'
import type { ModuleEditor } from '../module/createModuleEditor.js'
import { type NamedProperty, propertiesOf } from '../module/syntax.js'

/** `const config = createConfig({ … })` in the scope of a module. */
export type ConfigCall = {
  readonly call: CallExpression
  /** The statement with the call. */
  readonly statement: Node
  readonly properties: readonly NamedProperty[]
}

/** Returns the calls among those given that declare a variable of the module and set `chains` in a literal. */
export function findConfigCalls(editor: ModuleEditor, calls: readonly CallExpression[]): ConfigCall[] {
  return calls.flatMap((call) => {
    const declarator = editor.parentOf(call)
    const declaration = declarator && editor.parentOf(declarator)
    if (declarator?.type !== 'VariableDeclarator' || declaration?.type !== 'VariableDeclaration') return []
    const parent = editor.parentOf(declaration)
    const statement = parent?.type === 'ExportNamedDeclaration' ? parent : declaration
    const [argument] = call.arguments
    const properties = argument?.type === 'ObjectExpression' ? propertiesOf(argument) : undefined
    const isWhole = declaration.declarations.length === 1 && editor.parentOf(statement)?.type === 'Program'
    if (!properties?.some(({ name }) => name === 'chains') || !isWhole) return []
    return [{ call, statement, properties }]
  })
}

/** Where the functions come from, and the options of `createAppKit` before and after its networks and adapters. */
export type KitCalls = {
  readonly adapterModule: string
  readonly kitModule: string
  readonly first: readonly string[]
  readonly last: readonly string[]
}

/** Options of both `createConfig` and `createWagmiAdapter`. */
export const adapterOptions: readonly string[] = ['client', 'ssr', 'storage', 'syncConnectedChain', 'transports']

/** Creates the adapter and the kit before the statement, and replaces the call by the config of the adapter. */
export function writeKitCalls(editor: ModuleEditor, { call, statement, properties }: ConfigCall, kit: KitCalls): void {
  const { text } = editor
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const semicolon = editor.textOf(statement).endsWith(';') ? ';' : ''
  const values = readValues(text, properties)
  const chains = values.get('chains') ?? ''
  const isName = /^[\w$]+$/.test(chains)
  const networks = isName ? chains : editor.newName(['networks', 'appNetworks', 'kitNetworks'])
  const adapter = editor.newName(['wagmiAdapter', 'latchkeyAdapter'])
  const createAdapter = editor.importName({ module: kit.adapterModule, name: 'createWagmiAdapter' })
  const createKit = editor.importName({ module: kit.kitModule, name: 'createAppKit' })
  const own = networks === 'networks' ? networks : `networks: ${networks}`
  const kept = adapterOptions.flatMap((name) => {
    const property = properties.find((each) => each.name === name)
    const isMethod = property?.node.type === 'Property' && property.node.method
    return isMethod ? [outdent(text, property.node)] : writeEntry(values, name, name)
  })
  const list = (options: readonly string[]) =>
    `{${newline}${options.map((option) => `  ${option.replaceAll(/\n(?!\r?\n)/g, '\n  ')},${newline}`).join('')}}`
  const adapterArgument = kept.length === 0 ? `{ ${own} }` : list([own, ...kept])
  const before = [
    ...(isName ? [] : [`const ${networks} = ${chains}${semicolon}`]),
    `const ${adapter} = ${createAdapter}(${adapterArgument})${semicolon}`,
    `${createKit}(${list([...kit.first, own, `adapters: [${adapter}]`, ...kit.last])})${semicolon}`,
  ]
  editor.code.update(call.start, call.end, `${adapter}.wagmiConfig`)
  editor.code.appendLeft(statement.start, `${before.join(newline + newline)}${newline}${newline}`)
  if (values.get('ssr') === 'true')
    editor.review(call, 'On a server, read `wagmiConfig` of the adapter in a component.', 'wagmi.md#nextjs')
}

/** Returns the code of each property, without the indentation of its first line. */
export function readValues(text: string, properties: readonly NamedProperty[]): Map<string, string> {
  return new Map(properties.map(({ name, value }) => [name, outdent(text, value)]))
}

/** Returns the value `from` as a property `to`; nothing if there is no such value. */
export function writeEntry(values: ReadonlyMap<string, string>, from: string, to: string): string[] {
  const value = values.get(from)
  if (value === undefined) return []
  return [value === to ? to : `${to}: ${value}`]
}

function outdent(text: string, node: Node): string {
  const indent = /(?:^|\n)([ \t]*)[^\n]*$/.exec(text.slice(0, node.start))?.[1] ?? ''
  return text.slice(node.start, node.end).replaceAll(`\n${indent}`, '\n')
}
