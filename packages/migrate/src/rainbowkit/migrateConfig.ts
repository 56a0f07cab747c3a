import type { CallExpression, Node } from 'oxc-parser'
import { importedName, listSpecifiers, type ModuleEditor } from '../module/createModuleEditor.js'
import { walk } from '../module/syntax.js'
import {
  adapterOptions,
  type ConfigCall,
  findConfigCalls,
  readValues,
  writeEntry,
  writeKitCalls,
} from '../wagmi/writeKitCalls.js'
import { listCustomWallets } from './migrateWallets.js'
import { findImported, type KitSettings, rainbowKit } from './readKitSettings.js'

/** Options that `createAppKit` or `createWagmiAdapter` has, too. */
const known: ReadonlySet<string> = new Set([
  ...['appDescription', 'appIcon', 'appName', 'appUrl', 'chains', 'projectId'],
  ...adapterOptions,
])
/** Options without a use here: the kit discovers wallets itself, and shares its RPC client. */
const unused: ReadonlySet<string> = new Set(['batch', 'multiInjectedProviderDiscovery', 'pollingInterval'])

/** Returns the only call of `getDefaultConfig` in a module, if the migration can replace it. A page has one kit. */
export function findDefaultConfig(editor: ModuleEditor): ConfigCall | undefined {
  const calls = listDefaultConfigCalls(editor)
  return calls.length === 1 ? findConfigCalls(editor, calls)[0] : undefined
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
  const config = findDefaultConfig(editor)
  if (config) migrateCall(editor, config, settings, customWallets)
  for (const { declaration, specifier } of listSpecifiers(editor.program)) {
    if (!isGetDefaultConfig(declaration.source.value, importedName(specifier))) continue
    const references = editor.bindings.referencesTo(specifier.local.name)
    if (config && references.length === 1) editor.removeSpecifier(specifier)
    else editor.review(specifier, 'Create one adapter and one kit at the top of a module.', 'wagmi.md')
  }
}

function migrateCall(
  editor: ModuleEditor,
  config: ConfigCall,
  settings: KitSettings | undefined,
  customWallets: ReadonlySet<string>,
): void {
  const { properties, statement } = config
  const values = readValues(editor.text, properties)
  const wallets = properties.flatMap(({ name, value }) =>
    name === 'wallets' ? listCustomWallets(editor, value, customWallets) : [],
  )
  for (const { name, node } of properties) dropOption(editor, name, node, wallets)
  const metadata = [
    ...writeEntry(values, 'appName', 'name'),
    ...writeEntry(values, 'appDescription', 'description'),
    ...writeEntry(values, 'appUrl', 'url'),
    ...(values.has('appIcon') ? [`icons: [${values.get('appIcon')}]`] : []),
  ]
  writeKitCalls(editor, config, {
    adapterModule: '@latchkey/adapter-eip155/wagmi',
    kitModule: '@latchkey/appkit/react',
    first: [
      ...writeEntry(values, 'projectId', 'projectId'),
      ...(metadata.length > 0 ? [`metadata: { ${metadata.join(', ')} }`] : []),
    ],
    last: [
      ...(wallets.length > 0 ? [`customWallets: [${wallets.join(', ')}]`] : []),
      ...settingOptions(editor, statement, settings),
    ],
  })
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

/** Returns the options of `createAppKit` for the props of the providers. */
export function settingOptions(editor: ModuleEditor, statement: Node, settings: KitSettings | undefined): string[] {
  if (!settings) {
    editor.review(statement, 'The providers have different props. Set the options of `createAppKit`.', 'options.md')
    return []
  }
  const { themeMode, accent, locale, defaultNetwork } = settings
  const local = defaultNetwork && findLocal(editor, defaultNetwork)
  if (defaultNetwork && !local)
    editor.review(statement, `Set \`defaultNetwork\` to \`${defaultNetwork.name}\`.`, 'options.md')
  const quote = /from\s+"/.test(editor.text) ? '"' : "'"
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
