import { importedName, listSpecifiers, type ModuleEditor } from '../module/createModuleEditor.js'
import { migrateButtons } from './migrateButtons.js'
import { findDefaultConfigs, migrateConfig } from './migrateConfig.js'
import { migrateModalHooks } from './migrateModalHooks.js'
import { migrateProvider } from './migrateProvider.js'
import { migrateWallets, readCustomWallets } from './migrateWallets.js'
import { findElements, type KitSettings, rainbowKit, readProviderProps } from './readKitSettings.js'

/** What the modules of a project have in common: one config, the settings of its provider, and wallets. */
export type RainbowKitFacts = {
  readonly hasConfig: boolean
  readonly settings: KitSettings
  /** The wallet functions of the app. */
  readonly customWallets: ReadonlySet<string>
}

/** Reads the facts about the project that one module shows. */
export function readRainbowKitFacts(editor: ModuleEditor): RainbowKitFacts {
  const providers = findElements(editor, 'RainbowKitProvider').map((element) => readProviderProps(editor, element))
  return {
    hasConfig: findDefaultConfigs(editor).length > 0,
    settings: Object.assign({}, ...providers.map(({ settings }) => settings)),
    customWallets: new Set(readCustomWallets(editor)),
  }
}

/** Combines the facts of all modules. */
export function combineRainbowKitFacts(facts: readonly RainbowKitFacts[]): RainbowKitFacts {
  return {
    hasConfig: facts.some(({ hasConfig }) => hasConfig),
    settings: Object.assign({}, ...facts.map(({ settings }) => settings)),
    customWallets: new Set(facts.flatMap(({ customWallets }) => [...customWallets])),
  }
}

/** Rewrites a module that uses RainbowKit. */
export function migrateRainbowKit(editor: ModuleEditor, { hasConfig, settings, customWallets }: RainbowKitFacts): void {
  for (const statement of editor.program.body)
    if (statement.type === 'ImportDeclaration' && statement.source.value === `${rainbowKit}/styles.css`)
      editor.removeImport(statement)
  migrateConfig(editor, settings, customWallets)
  migrateWallets(editor)
  migrateProvider(editor, hasConfig)
  migrateButtons(editor)
  migrateModalHooks(editor)
  reviewOthers(editor)
}

const pages: Readonly<Record<string, string>> = {
  ConnectButton: 'customButton.md',
  RainbowKitAuthenticationProvider: 'signIn.md',
  WalletButton: 'customButton.md',
  connectorsForWallets: 'customWallets.md#choose-which-wallets-are-shown',
  createAuthenticationAdapter: 'signIn.md',
  getDefaultWallets: 'customWallets.md#choose-which-wallets-are-shown',
}
/** Names that the other functions have replaced or reviewed. */
const handled: ReadonlySet<string> = new Set([
  ...['ConnectButton', 'RainbowKitProvider', 'WalletButton', 'getDefaultConfig', 'useAccountModal', 'useChainModal'],
  ...['useConnectModal'],
])

/** Lists the imports that stay. */
function reviewOthers(editor: ModuleEditor): void {
  for (const { declaration, specifier } of listSpecifiers(editor.program)) {
    const module = declaration.source.value
    const name = importedName(specifier)
    if (name === 'RainbowKitProvider' && module === rainbowKit) editor.removeSpecifier(specifier)
    const isOther = module === rainbowKit ? !handled.has(name) : module.startsWith(`${rainbowKit}/`)
    if (!isOther || editor.isDropped(specifier)) continue
    const page = pages[name] ?? (module.endsWith('/wallets') ? 'customWallets.md' : undefined)
    editor.review(specifier, `\`${name}\` has no equivalent.`, page ?? 'migrateFromRainbowKit.md#3-equivalents')
  }
}
