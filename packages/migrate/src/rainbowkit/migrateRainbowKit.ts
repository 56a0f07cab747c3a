import type { ImportDeclarationSpecifier, Node } from 'oxc-parser'
import { importedName, listSpecifiers, type ModuleEditor } from '../module/createModuleEditor.js'
import { stringOf, walk } from '../module/syntax.js'
import { findCreateConfig, migrateCreateConfig, reviewConnectors } from '../wagmi/migrateCreateConfig.js'
import type { ConfigCall } from '../wagmi/writeKitCalls.js'
import { migrateButtons } from './migrateButtons.js'
import { findDefaultConfig, listDefaultConfigCalls, migrateConfig, settingOptions } from './migrateConfig.js'
import { migrateModalHooks } from './migrateModalHooks.js'
import { migrateProvider } from './migrateProvider.js'
import { migrateWallets, readWalletFacts, type WalletFacts } from './migrateWallets.js'
import { findElements, type KitSettings, rainbowKit, readProviderProps } from './readKitSettings.js'

/** What one module shows. */
type ModuleFacts = {
  readonly hasConfig: boolean
  readonly callsDefaultConfig: boolean
  /** The module lists wallets for `createConfig` of wagmi. */
  readonly listsWallets: boolean
  /** The call of `createConfig` that the migration can replace. `isListed`: a variable lists the wallets. */
  readonly createConfig: { readonly isListed: boolean } | undefined
  readonly providers: readonly KitSettings[]
  readonly wallets: WalletFacts
}

/** What the modules of a package have in common: one config, the settings of its provider, and wallets. */
export type RainbowKitFacts = {
  /** The migration replaces a call of `getDefaultConfig` or `createConfig` in the package. */
  readonly hasConfig: boolean
  /** The calls of `createConfig` that the migration replaces: those whose wallets RainbowKit lists, or all. */
  readonly createConfigs: 'all' | 'listed' | 'none'
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
  const config = findDefaultConfig(editor)
  const walletOptions = config?.properties.filter(({ name }) => name === 'wallets') ?? []
  const providers = findElements(editor, 'RainbowKitProvider').map((element) => readProviderProps(editor, element))
  const createConfig = isTest ? undefined : findCreateConfig(editor)
  return {
    hasConfig: !isTest && config !== undefined,
    callsDefaultConfig: listDefaultConfigCalls(editor).length > 0,
    listsWallets:
      !isTest && listSpecifiers(editor.program).some(({ specifier }) => isWalletList(importedName(specifier))),
    createConfig: createConfig && { isListed: isListed(createConfig) },
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
  { customWallets, from }: { readonly customWallets: ReadonlySet<string>; readonly from: 'wagmi' | undefined },
): RainbowKitFacts {
  const configs = own.flatMap(({ createConfig }) => createConfig ?? [])
  const hasListed =
    own.some((each) => each.listsWallets) &&
    !own.some((each) => each.callsDefaultConfig) &&
    configs.filter((each) => each.isListed).length === 1
  const createConfigs = from === 'wagmi' ? 'all' : hasListed ? 'listed' : 'none'
  const providers = own.flatMap((each) => each.providers)
  const isSame = new Set(providers.map((each) => JSON.stringify(each))).size <= 1
  return {
    hasConfig: own.some((each) => each.hasConfig) || (createConfigs !== 'none' && configs.length > 0),
    createConfigs,
    callsDefaultConfig: all.some((each) => each.callsDefaultConfig),
    settings: isSame ? (providers[0] ?? {}) : undefined,
    customWallets,
  }
}

/** Whether RainbowKit exports such a function, which returns connectors for `createConfig`. */
function isWalletList(name: string): boolean {
  return name === 'connectorsForWallets' || name === 'getDefaultWallets'
}

/** Whether the option `connectors` is a variable or a call. */
function isListed({ properties }: ConfigCall): boolean {
  return properties.some(({ name, value }) => name === 'connectors' && value.type !== 'ArrayExpression')
}

/** Rewrites a module that uses RainbowKit, or creates a config of wagmi. */
export function migrateRainbowKit(editor: ModuleEditor, facts: RainbowKitFacts): void {
  const { settings, customWallets, createConfigs } = facts
  for (const statement of editor.program.body)
    if (
      statement.type === 'ImportDeclaration' &&
      statement.source.value === styleSheet &&
      statement.specifiers.length === 0
    )
      editor.removeImport(statement)
  migrateConfig(editor, settings, customWallets)
  const config = findCreateConfig(editor)
  const isReplaced = createConfigs === 'all' || (createConfigs === 'listed' && config && isListed(config))
  if (isReplaced && !testFile.test(editor.file))
    migrateCreateConfig(editor, (statement) => settingOptions(editor, statement, settings))
  if (createConfigs === 'all' && !testFile.test(editor.file)) reviewConnectors(editor)
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
