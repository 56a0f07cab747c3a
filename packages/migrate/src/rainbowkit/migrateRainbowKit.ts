import type { ImportDeclarationSpecifier, Node } from 'oxc-parser'
import { importedName, type ModuleEditor } from '../module/createModuleEditor.js'
import { stringOf, walk } from '../module/syntax.js'
import { migrateButtons } from './migrateButtons.js'
import { findDefaultConfigs, listDefaultConfigCalls, migrateConfig } from './migrateConfig.js'
import { migrateModalHooks } from './migrateModalHooks.js'
import { migrateProvider } from './migrateProvider.js'
import { migrateWallets, readWalletFacts, type WalletFacts } from './migrateWallets.js'
import { findElements, type KitSettings, rainbowKit, readProviderProps } from './readKitSettings.js'

/** What one module shows. */
type ModuleFacts = {
  readonly hasConfig: boolean
  readonly callsDefaultConfig: boolean
  readonly providers: readonly KitSettings[]
  readonly wallets: WalletFacts
}

/** What the modules of a package have in common: one config, the settings of its provider, and wallets. */
export type RainbowKitFacts = {
  /** The migration replaces a call of `getDefaultConfig` in the package. */
  readonly hasConfig: boolean
  /** The project calls `getDefaultConfig`. */
  readonly callsDefaultConfig: boolean
  /** The settings of the providers in the package; `undefined` if they differ. */
  readonly settings: KitSettings | undefined
  /** The wallet functions that become custom wallets. */
  readonly customWallets: ReadonlySet<string>
}

/** Files whose providers and configs are not those of the app. */
const testFile = /(^|\/)(\.storybook|__tests__|__mocks__|tests?|e2e|cypress)\/|\.(test|spec|stories)\.\w+$/

/** Reads the facts that one module shows. */
export function readRainbowKitFacts(editor: ModuleEditor): ModuleFacts {
  const isTest = testFile.test(editor.file)
  const configs = findDefaultConfigs(editor)
  const walletOptions = configs.flatMap(({ properties }) => properties.filter(({ name }) => name === 'wallets'))
  const providers = findElements(editor, 'RainbowKitProvider').map((element) => readProviderProps(editor, element))
  return {
    hasConfig: !isTest && configs.length > 0,
    callsDefaultConfig: listDefaultConfigCalls(editor).length > 0,
    providers: isTest ? [] : providers.map(({ settings }) => settings),
    wallets: readWalletFacts(
      editor,
      walletOptions.map(({ value }) => value),
    ),
  }
}

/** Combines the facts of the modules of a package, and of all modules. */
export function combineRainbowKitFacts(
  own: readonly ModuleFacts[],
  all: readonly ModuleFacts[],
  customWallets: ReadonlySet<string>,
): RainbowKitFacts {
  const providers = own.flatMap((each) => each.providers)
  const isSame = new Set(providers.map((each) => JSON.stringify(each))).size <= 1
  return {
    hasConfig: own.some((each) => each.hasConfig),
    callsDefaultConfig: all.some((each) => each.callsDefaultConfig),
    settings: isSame ? (providers[0] ?? {}) : undefined,
    customWallets,
  }
}

/** Rewrites a module that uses RainbowKit. */
export function migrateRainbowKit(editor: ModuleEditor, facts: RainbowKitFacts): void {
  const { settings, customWallets } = facts
  for (const statement of editor.program.body)
    if (
      statement.type === 'ImportDeclaration' &&
      statement.source.value === styleSheet &&
      statement.specifiers.length === 0
    )
      editor.removeImport(statement)
  migrateConfig(editor, settings, customWallets)
  migrateWallets(editor, customWallets)
  migrateProvider(editor, facts)
  migrateButtons(editor)
  migrateModalHooks(editor)
  reviewOthers(editor)
}

const styleSheet = `${rainbowKit}/styles.css`
const equivalents = 'migrateFromRainbowKit.md#3-equivalents'
const pages: Readonly<Record<string, string>> = {
  '@rainbow-me/rainbowkit-siwe-next-auth': 'signIn.md',
  '@rainbow-me/rainbowkit/wallets': 'customWallets.md',
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

/** Lists the imports that stay, and the other places that name a package of RainbowKit. */
function reviewOthers(editor: ModuleEditor): void {
  const sources = new Set<Node>()
  for (const declaration of editor.program.body) {
    if (declaration.type !== 'ImportDeclaration') continue
    const { source, specifiers } = declaration
    if (specifiers.length > 0 || source.value === styleSheet) sources.add(source)
    if (isRainbowKit(source.value)) for (const specifier of specifiers) reviewSpecifier(editor, source.value, specifier)
  }
  walk(editor.program, (node) => {
    const name = node.type === 'Literal' && !sources.has(node) ? stringOf(node) : undefined
    if (name !== undefined && isRainbowKit(name)) editor.review(node, `Replace \`${name}\` by hand.`, equivalents)
  })
}

function reviewSpecifier(editor: ModuleEditor, module: string, specifier: ImportDeclarationSpecifier): void {
  const name = importedName(specifier)
  if ((module === rainbowKit && handled.has(name)) || editor.isDropped(specifier)) return
  const isWhole = name === 'default' || name === '*'
  const page = pages[name] ?? pages[module] ?? equivalents
  editor.review(specifier, `\`${isWhole ? module : name}\` has no equivalent.`, page)
}

function isRainbowKit(module: string): boolean {
  return /^@rainbow-me\/rainbowkit([/-]|$)/.test(module)
}
