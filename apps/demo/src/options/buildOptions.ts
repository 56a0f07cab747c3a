import type { AppKitOptions, CustomWallet, Network, ThemeVariables } from '@latchkey/appkit/react'
import type { ChainNamespace } from '@latchkey/common'
import { createServiceSiwx, type ServiceSiwx, type ServiceSiwxOptions } from '@latchkey/siwx'
import { chainKinds } from '../chains/chainKind.js'
import { createAdapter } from '../kit/createAdapter.js'
import type { DemoNetwork } from '../kit/demoNetworks.js'
import type { ServicesData } from '../kit/pageData.js'
import type { SdkName } from '../kit/walletSdks.js'
import type { FieldName, Settings } from './fields.js'

/**
 * The options without networks and adapters, as plain data. The generated code imports networks and adapters by name.
 */
export type PlainOptions = Omit<AppKitOptions, 'networks' | 'defaultNetwork' | 'adapters' | 'siwx'>

/** The options of the settings, or the reason why a value is invalid. */
export type BuiltOptions = {
  readonly plain: PlainOptions
  readonly networks: readonly DemoNetwork[]
  readonly defaultNetwork: DemoNetwork | undefined
  /** The namespaces with an adapter. */
  readonly adapters: readonly ChainNamespace[]
  /** The SDKs that the adapter receives. */
  readonly sdks: readonly SdkName[]
  /** The options of the sign-in, if it is on and the services run. */
  readonly signIn: ServiceSiwxOptions | undefined
  readonly problems: Readonly<Partial<Record<FieldName, string>>>
}

/** Converts settings to options. Defaults are omitted. */
export function buildOptions(
  settings: Settings,
  { networks: offered, services }: { readonly networks: readonly DemoNetwork[]; readonly services: ServicesData },
): BuiltOptions {
  const problems: Partial<Record<FieldName, string>> = {}
  const chosen = offered.filter(({ name }) => settings.networks.includes(name))
  if (chosen.length === 0) problems.networks = 'The kit needs at least one network.'

  function read<T>(name: FieldName, parse: () => T): T | undefined {
    try {
      return parse()
    } catch (error) {
      problems[name] = error instanceof Error ? error.message : String(error)
      return undefined
    }
  }
  const rpcUrls = read('customRpcUrls', () => parsePairs(settings.customRpcUrls))
  const order = splitList(settings.connectorTypeOrder)

  const plain = {
    projectId: settings.projectId,
    metadata: dropEmpty({
      name: settings.metadataName,
      description: settings.metadataDescription,
      url: settings.metadataUrl,
      icons: splitList(settings.metadataIcons),
    }),
    themeMode: settings.themeMode === 'system' ? '' : settings.themeMode,
    themeVariables: themeVariables(settings),
    features: dropEmpty({ legalCheckbox: settings.legalCheckbox || '', connectorTypeOrder: order }),
    termsConditionsUrl: settings.termsConditionsUrl,
    privacyPolicyUrl: settings.privacyPolicyUrl,
    allWallets: settings.allWallets === 'SHOW' ? '' : settings.allWallets,
    includeWalletIds: splitList(settings.includeWalletIds),
    excludeWalletIds: splitList(settings.excludeWalletIds),
    secretUrlParameters: splitList(settings.secretUrlParameters),
    includeInstalledWalletIds: splitList(settings.includeInstalledWalletIds),
    featuredWalletIds: splitList(settings.featuredWalletIds),
    customWallets: read('customWallets', () => parseWallets(settings.customWallets)) ?? [],
    customRpcUrls: Object.fromEntries(
      (rpcUrls ?? []).map(([id, url]) => [id, [{ url, ...(settings.shareRpcUrls && { shareWithWallet: true }) }]]),
    ),
    tokens: Object.fromEntries(
      (read('tokens', () => parsePairs(settings.tokens)) ?? []).map(([id, address]) => [id, { address }]),
    ),
    chainImages: Object.fromEntries(read('chainImages', () => parsePairs(settings.chainImages)) ?? []),
    connectorImages: Object.fromEntries(read('connectorImages', () => parsePairs(settings.connectorImages)) ?? []),
    services: servicesOf(settings, services),
    locale: settings.locale === 'page' ? '' : settings.locale,
    coinbasePreference: settings.coinbasePreference === 'all' ? '' : settings.coinbasePreference,
    prefetch: settings.prefetch === 'idle' ? '' : settings.prefetch,
    autoConnect: settings.autoConnect ? 'wallet-browser' : '',
    storagePrefix: settings.storagePrefix,
    ...offSwitches(settings),
    ...onSwitches(settings),
  }
  return {
    // The kit validates the text and describes errors.
    plain: dropEmpty(plain) as PlainOptions,
    networks: chosen,
    defaultNetwork: chosen.find(({ name }) => name === settings.defaultNetwork),
    adapters: adaptersOf(settings, chosen),
    sdks: sdkNames.filter((name) => settings[`${name}Sdk`]),
    signIn: settings.signIn && services.status === 'running' ? signInAt(services.url) : undefined,
    problems,
  }
}

/** The options for `createAppKit`, with the sign-in of the services. */
export type DemoOptions = Omit<AppKitOptions, 'siwx'> & { readonly siwx?: ServiceSiwx | undefined }

/** Returns the options for `createAppKit`. */
export function completeOptions({
  plain,
  networks,
  defaultNetwork,
  adapters,
  sdks,
  signIn,
}: BuiltOptions): DemoOptions {
  const [first, ...rest] = networks.map(({ network }): Network => network)
  if (!first) throw new Error('The kit needs at least one network.')
  return {
    ...plain,
    networks: [first, ...rest],
    ...(defaultNetwork && { defaultNetwork: defaultNetwork.network }),
    ...(adapters.length > 0 && { adapters: adapters.map((namespace) => createAdapter(namespace, sdks)) }),
    ...(signIn && { siwx: createServiceSiwx(signIn) }),
  }
}

/** The demo's server accepts access tokens of this project only. */
function signInAt(url: string): ServiceSiwxOptions {
  return { url: `${url}/auth/v1`, projectId: 'demo', isRequired: false }
}

/** No server listens on this port. */
const unreachableRelay = 'ws://127.0.0.1:1'

/** The local services that run and are switched on. */
function servicesOf(settings: Settings, services: ServicesData): object {
  const { url, relayUrl } = services.status === 'running' ? services : { url: '', relayUrl: '' }
  return dropEmpty({
    directory: settings.directory && url,
    analytics: settings.analytics ? url : '',
    rpc: settings.servicesRpc || url,
    // The demo does not use the public relay by default.
    relay: settings.relay && relayUrl ? (settings.relayHosts ? [unreachableRelay, relayUrl] : relayUrl) : false,
    verify: settings.verify,
    telemetry: settings.telemetry,
  })
}

/** Returns the adapter that is switched on, if it has a network. */
function adaptersOf(settings: Settings, networks: readonly DemoNetwork[]): readonly ChainNamespace[] {
  const isOn: Readonly<Record<ChainNamespace, boolean>> = {
    eip155: settings.adapterEip155,
    solana: settings.adapterSolana,
    polkadot: settings.adapterPolkadot,
    bip122: settings.adapterBip122,
  }
  return chainKinds
    .map(({ namespace }) => namespace)
    .filter((one) => isOn[one] && networks.some(({ network }) => network.chainNamespace === one))
}

const sdkNames = ['coinbase', 'baseAccount', 'safe', 'miniApp'] as const satisfies readonly SdkName[]

const onByDefault = [
  'enableNetworkSwitch',
  'enableWallets',
  'enableEIP6963',
  'enableInjected',
  'enableCoinbase',
  'enableBaseAccount',
  'enableReconnect',
  'enableWalletGuide',
  'balances',
  'identity',
  'debug',
] as const
const offByDefault = [
  'connectionHint',
  'allowUnsupportedChain',
  'rpcFallback',
  'switchOnConnect',
  'enableEmbedded',
  'disableAppend',
  'experimental_preferUniversalLinks',
  'enableNamePictures',
  'strictLinks',
  'manualWCControl',
] as const

const offSwitches = (settings: Settings) =>
  Object.fromEntries(onByDefault.filter((name) => !settings[name]).map((name) => [name, false]))
const onSwitches = (settings: Settings) =>
  Object.fromEntries(offByDefault.filter((name) => settings[name]).map((name) => [name, true]))

function themeVariables(settings: Settings): ThemeVariables {
  const { accent, colorMix, colorMixStrength, radiusMaster, fontSizeMaster, fontFamily, modalWidth, zIndex } = settings
  return dropEmpty({
    '--latchkey-accent': accent,
    '--latchkey-color-mix': colorMix,
    '--latchkey-color-mix-strength': numberOf(colorMixStrength),
    '--latchkey-border-radius-master': radiusMaster,
    '--latchkey-font-size-master': fontSizeMaster,
    '--latchkey-font-family': fontFamily,
    '--latchkey-modal-width': modalWidth,
    '--latchkey-z-index': numberOf(zIndex),
  })
}

function numberOf(text: string): string | number {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

function splitList(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function parsePairs(text: string): readonly (readonly [string, string])[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [name, value, ...more] = line.trim().split(/\s+/)
    if (!name || !value || more.length > 0) throw new Error(`Two words on each line, please: "${line.trim()}"`)
    return [name, value]
  })
}

function parseWallets(text: string): readonly CustomWallet[] {
  if (text.trim() === '') return []
  const value: unknown = JSON.parse(text)
  if (!Array.isArray(value)) throw new Error('A list in square brackets, please.')
  return value
}

/** Leaves out empty texts, lists and objects. */
function dropEmpty<T extends object>(value: T): Partial<T> {
  const kept = Object.entries(value).filter(([, entry]) => {
    if (typeof entry === 'object' && entry !== null) return Object.keys(entry).length > 0
    return entry !== '' && entry !== undefined
  })
  return Object.fromEntries(kept) as Partial<T>
}
