import type { ImportDeclarationSpecifier, Node } from 'oxc-parser'
import { importedName, listSpecifiers, type ModuleEditor } from '../module/createModuleEditor.js'
import type { Reference } from '../module/readBindings.js'
import { migrateConnectors } from './migrateConnectors.js'
import { adapterOptions, type ConfigCall, findConfigCalls, writeKitCalls } from './writeKitCalls.js'

/** The packages that export `createConfig`, and where its successors come from. */
const successors: Readonly<Record<string, { readonly adapterModule: string; readonly kitModule: string }>> = {
  '@wagmi/core': { adapterModule: '@latchkey/adapter-eip155/wagmi-core', kitModule: '@latchkey/appkit' },
  wagmi: { adapterModule: '@latchkey/adapter-eip155/wagmi', kitModule: '@latchkey/appkit/react' },
}
const kept: ReadonlySet<string> = new Set(['chains', 'connectors', ...adapterOptions])
/** Options without a use here: the kit discovers wallets itself, and shares its RPC client. */
const unused: ReadonlySet<string> = new Set(['batch', 'cacheTime', 'multiInjectedProviderDiscovery', 'pollingInterval'])

/** Whether a text may call `createConfig` of wagmi. Saves parsing most files. */
export function mayCreateConfig(text: string): boolean {
  return /\bcreateConfig\b/.test(text) && /['"](wagmi|@wagmi\/core)['"]/.test(text)
}

/** Returns the only call of `createConfig` in a module, if the migration can replace it. */
export function findCreateConfig(editor: ModuleEditor): ConfigCall | undefined {
  const [found, ...others] = listImports(editor).flatMap(({ references }) => references)
  if (!found || others.length > 0) return undefined
  const { node, parent } = found
  const [config] = parent.type === 'CallExpression' && parent.callee === node ? findConfigCalls(editor, [parent]) : []
  return config
}

/** Replaces `createConfig` by `createWagmiAdapter` and `createAppKit`. `readOptions`: further options of the latter. */
export function migrateCreateConfig(editor: ModuleEditor, readOptions: (statement: Node) => readonly string[]): void {
  const config = findCreateConfig(editor)
  for (const { specifier, module } of listImports(editor)) {
    const successor = successors[module]
    if (!config || !successor) {
      editor.review(specifier, 'Create one adapter and one kit at the top of a module.', 'wagmi.md')
      continue
    }
    editor.removeSpecifier(specifier)
    let first: readonly string[] = []
    for (const property of config.properties) {
      const { name, node } = property
      if (name === 'connectors') first = migrateConnectors(editor, property)
      if (kept.has(name)) continue
      editor.drop(node.start, node.end)
      if (!unused.has(name))
        editor.review(node, `The option \`${name}\` is removed. See what replaces it.`, 'wagmi.md#options')
    }
    writeKitCalls(editor, config, { ...successor, first, last: readOptions(config.statement) })
  }
}

/** Whether a text may import connectors of wagmi. */
export function mayImportConnector(text: string): boolean {
  return /['"](wagmi\/connectors|@wagmi\/connectors)['"]/.test(text)
}

/** Lists the connectors that a module imports for another use than the config. */
export function reviewConnectors(editor: ModuleEditor): void {
  for (const { declaration, specifier } of listSpecifiers(editor.program)) {
    if (declaration.importKind === 'type' || editor.isDropped(specifier)) continue
    if (!/^(@wagmi\/|wagmi\/)connectors$/.test(declaration.source.value)) continue
    const why = `\`${specifier.local.name}\` connects without the kit. Use the connector of the config.`
    editor.review(specifier, why, 'wagmi.md#one-connection')
  }
}

type CreateConfigImport = {
  readonly specifier: ImportDeclarationSpecifier
  readonly module: string
  readonly references: readonly Reference[]
}

function listImports(editor: ModuleEditor): CreateConfigImport[] {
  return listSpecifiers(editor.program).flatMap(({ declaration, specifier }) => {
    const module = declaration.source.value
    if (importedName(specifier) !== 'createConfig' || !Object.hasOwn(successors, module)) return []
    return [{ specifier, module, references: editor.bindings.referencesTo(specifier.local.name) }]
  })
}
