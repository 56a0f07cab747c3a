import type { CallExpression, Node } from 'oxc-parser'
import { importedName, listSpecifiers, type ModuleEditor } from '../module/createModuleEditor.js'
import { type NamedProperty, propertiesOf, walk } from '../module/syntax.js'
import { listCustomWallets } from './migrateWallets.js'
import { findImported, type KitSettings, rainbowKit } from './readKitSettings.js'

/** `const config = getDefaultConfig({ … })` in the scope of a module. */
export type DefaultConfig = {
  readonly call: CallExpression
  /** The statement with the call. */
  readonly statement: Node
  readonly properties: readonly NamedProperty[]
}

/** Options that `createAppKit` or `createWagmiAdapter` has, too. */
const known: ReadonlySet<string> = new Set([
  ...['appDescription', 'appIcon', 'appName', 'appUrl', 'chains', 'projectId', 'ssr', 'storage', 'syncConnectedChain'],
  ...['transports'],
])
/** Options without a use here: the kit discovers wallets itself, and shares its RPC client. */
const unused: ReadonlySet<string> = new Set(['batch', 'multiInjectedProviderDiscovery', 'pollingInterval'])

/** Returns the calls of `getDefaultConfig` that the migration can replace. */
export function findDefaultConfigs(editor: ModuleEditor): DefaultConfig[] {
  return listDefaultConfigCalls(editor).flatMap((call) => {
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

/** Returns all calls of `getDefaultConfig`. */
export function listDefaultConfigCalls(editor: ModuleEditor): CallExpression[] {
  return listSpecifiers(editor.program)
    .filter(({ declaration, specifier }) => isGetDefaultConfig(declaration.source.value, importedName(specifier)))
    .flatMap(({ specifier }) => editor.bindings.referencesTo(specifier.local.name))
    .flatMap(({ node, parent }) => (parent.type === 'CallExpression' && parent.callee === node ? [parent] : []))
}

function isGetDefaultConfig(module: string, name: string): boolean {
  return module === rainbowKit && name === 'getDefaultConfig'
}

/** Replaces `getDefaultConfig` by `createWagmiAdapter` and `createAppKit`. */
export function migrateConfig(
  editor: ModuleEditor,
  settings: KitSettings | undefined,
  customWallets: ReadonlySet<string>,
): void {
  const configs = findDefaultConfigs(editor)
  for (const config of configs) migrateCall(editor, config, settings, customWallets)
  for (const { declaration, specifier } of listSpecifiers(editor.program)) {
    if (!isGetDefaultConfig(declaration.source.value, importedName(specifier))) continue
    const references = editor.bindings.referencesTo(specifier.local.name)
    if (configs.length === references.length) editor.removeSpecifier(specifier)
    else editor.review(specifier, 'Create the adapter and the kit at the top of a module.', 'wagmi.md')
  }
}

function migrateCall(
  editor: ModuleEditor,
  { call, statement, properties }: DefaultConfig,
  settings: KitSettings | undefined,
  customWallets: ReadonlySet<string>,
): void {
  const { text } = editor
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const semicolon = editor.textOf(statement).endsWith(';') ? ';' : ''
  const quote = /from\s+"/.test(text) ? '"' : "'"
  const values = new Map(properties.map(({ name, value }) => [name, outdent(text, value)]))
  const wallets = properties.flatMap(({ name, value }) =>
    name === 'wallets' ? listCustomWallets(editor, value, customWallets) : [],
  )
  for (const { name, node } of properties) dropOption(editor, name, node, wallets)
  const chains = values.get('chains') ?? ''
  const isName = /^[\w$]+$/.test(chains)
  const networks = isName ? chains : editor.newName(['networks', 'appNetworks', 'kitNetworks'])
  const adapter = editor.newName(['wagmiAdapter', 'latchkeyAdapter'])
  const createAdapter = editor.importName({ module: '@latchkey/adapter-eip155/wagmi', name: 'createWagmiAdapter' })
  const createKit = editor.importName({ module: '@latchkey/appkit/react', name: 'createAppKit' })

  const adapterOptions = ['ssr', 'storage', 'syncConnectedChain', 'transports'].flatMap((name) =>
    entry(values, name, name),
  )
  const metadata = [
    ...entry(values, 'appName', 'name'),
    ...entry(values, 'appDescription', 'description'),
    ...entry(values, 'appUrl', 'url'),
    ...(values.has('appIcon') ? [`icons: [${values.get('appIcon')}]`] : []),
  ]
  const kitOptions = [
    ...entry(values, 'projectId', 'projectId'),
    ...(metadata.length > 0 ? [`metadata: { ${metadata.join(', ')} }`] : []),
    networks === 'networks' ? networks : `networks: ${networks}`,
    `adapters: [${adapter}]`,
    ...(wallets.length > 0 ? [`customWallets: [${wallets.join(', ')}]`] : []),
    ...settingOptions(editor, statement, settings, quote),
  ]
  const list = (options: readonly string[]) =>
    `{${newline}${options.map((option) => `  ${option.replaceAll('\n', '\n  ')},${newline}`).join('')}}`
  const own = networks === 'networks' ? networks : `networks: ${networks}`
  const adapterArgument = adapterOptions.length === 0 ? `{ ${own} }` : list([own, ...adapterOptions])
  const before = [
    ...(isName ? [] : [`const ${networks} = ${chains}${semicolon}`]),
    `const ${adapter} = ${createAdapter}(${adapterArgument})${semicolon}`,
    `${createKit}(${list(kitOptions)})${semicolon}`,
  ]
  editor.code.update(call.start, call.end, `${adapter}.wagmiConfig`)
  editor.code.appendLeft(statement.start, `${before.join(newline + newline)}${newline}${newline}`)
  if (values.get('ssr') === 'true')
    editor.review(call, 'On a server, read `wagmiConfig` of the adapter in a component.', 'wagmi.md#nextjs')
}

/** Drops an option that the functions don't have. `wallets` may list custom wallets, which stay. */
function dropOption(editor: ModuleEditor, name: string, option: Node, customWallets: readonly string[]): void {
  if (known.has(name)) return
  const isWallets = name === 'wallets' || name === 'connectors'
  let isComplete = name === 'wallets'
  if (name === 'wallets' && customWallets.length > 0) {
    walk(option, (node, parent) => {
      if (node.type !== 'Identifier' || parent?.type !== 'ArrayExpression' || customWallets.includes(node.name)) return
      editor.drop(node.start, node.end)
      isComplete = false
    })
  } else {
    editor.drop(option.start, option.end)
    isComplete = false
  }
  if (unused.has(name) || isComplete) return
  const page = isWallets ? 'customWallets.md#choose-which-wallets-are-shown' : 'options.md'
  editor.review(option, `The option \`${name}\` is removed. See what replaces it.`, page)
}

function entry(values: ReadonlyMap<string, string>, from: string, to: string): string[] {
  const value = values.get(from)
  if (value === undefined) return []
  return [value === to ? to : `${to}: ${value}`]
}

function settingOptions(
  editor: ModuleEditor,
  statement: Node,
  settings: KitSettings | undefined,
  quote: string,
): string[] {
  if (!settings) {
    editor.review(statement, 'The providers have different props. Set the options of `createAppKit`.', 'options.md')
    return []
  }
  const { themeMode, accent, locale, defaultNetwork } = settings
  const local = defaultNetwork && findLocal(editor, defaultNetwork)
  if (defaultNetwork && !local)
    editor.review(statement, `Set \`defaultNetwork\` to \`${defaultNetwork.name}\`.`, 'options.md')
  const text = (value: string) => quote + value + quote
  return [
    ...(local ? [`defaultNetwork: ${local}`] : []),
    ...(themeMode ? [`themeMode: ${text(themeMode)}`] : []),
    ...(accent ? [`themeVariables: { ${text('--latchkey-accent')}: ${text(accent)} }`] : []),
    ...(locale ? [`locale: ${text(locale)}`] : []),
  ]
}

/** Returns the local name of an export, if the module imports it. */
function findLocal(editor: ModuleEditor, { name, module }: { name: string; module: string }): string | undefined {
  return listSpecifiers(editor.program)
    .map(({ specifier }) => specifier.local.name)
    .find((local) => {
      const imported = findImported(editor, local)
      return imported?.name === name && imported.module === module
    })
}

/** Returns the code of an expression, without the indentation of its first line. */
function outdent(text: string, node: Node): string {
  const indent = /(?:^|\n)([ \t]*)\S[^\n]*$/.exec(text.slice(0, node.start))?.[1] ?? ''
  return text.slice(node.start, node.end).replaceAll(`\n${indent}`, '\n')
}
