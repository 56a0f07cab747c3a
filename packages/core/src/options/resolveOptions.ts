import type { ChainNamespace, Metadata, Network, NetworkInput } from '@latchkey/common'
import { extendNetwork } from '../network/extendNetwork.js'
import type { AppKitOptions, DefaultAccountTypes, Features } from './appKitOptions.js'
import { defaultAccountTypes, defaultFeatures } from './defaultOptions.js'

type Switches =
  | 'enableEIP6963'
  | 'enableInjected'
  | 'enableCoinbase'
  | 'enableBaseAccount'
  | 'enableWallets'
  | 'enableReconnect'
  | 'enableNetworkSwitch'
  | 'enableWalletGuide'
  | 'allowUnsupportedChain'
  | 'enableEmbedded'
  | 'disableAppend'
  | 'debug'
  | 'coinbasePreference'

/** Options with every default filled in and the networks made complete. */
export type ResolvedOptions = Omit<
  AppKitOptions,
  Switches | 'networks' | 'defaultNetwork' | 'metadata' | 'features' | 'defaultAccountTypes'
> &
  Required<{ [K in Switches]: Exclude<AppKitOptions[K], undefined> }> & {
    readonly networks: readonly Network[]
    readonly defaultNetwork: Network | undefined
    readonly metadata: Metadata
    readonly features: Features
    readonly defaultAccountTypes: DefaultAccountTypes
    readonly namespaces: readonly ChainNamespace[]
  }

/** Fills in the defaults of specification §1. `document` gives the metadata the app left out. */
export function resolveOptions(options: AppKitOptions, document: Document | undefined): ResolvedOptions {
  const extended = options.networks.map((network) => extendNetwork(network, options))
  const ids = extended.map(({ caipNetworkId }) => caipNetworkId)
  const networks = extended.filter(({ caipNetworkId }, index) => ids.indexOf(caipNetworkId) === index)
  return {
    ...options,
    networks,
    defaultNetwork: findDefault(options.defaultNetwork, networks, options),
    metadata: resolveMetadata(options.metadata, document),
    features: resolveFeatures(options.features),
    defaultAccountTypes: { ...defaultAccountTypes, ...options.defaultAccountTypes },
    namespaces: [...new Set((options.adapters ?? []).map(({ namespace }) => namespace))],
    enableEIP6963: options.enableEIP6963 ?? true,
    enableInjected: options.enableInjected ?? true,
    enableCoinbase: options.enableCoinbase ?? true,
    enableBaseAccount: options.enableBaseAccount ?? true,
    coinbasePreference: options.coinbasePreference ?? 'all',
    enableWallets: options.enableWallets ?? true,
    enableReconnect: options.enableReconnect ?? true,
    enableNetworkSwitch: options.enableNetworkSwitch ?? true,
    enableWalletGuide: options.enableWalletGuide ?? true,
    allowUnsupportedChain: options.allowUnsupportedChain ?? false,
    enableEmbedded: options.enableEmbedded ?? false,
    disableAppend: options.disableAppend ?? false,
    debug: options.debug ?? true,
  }
}

/** Features with the defaults of specification §1 under them. */
export function resolveFeatures(features: Partial<Features> | undefined, base: Features = defaultFeatures): Features {
  const given = Object.entries(features ?? {}).filter(([, value]) => value !== undefined)
  return { ...base, ...Object.fromEntries(given) }
}

function findDefault(
  wanted: NetworkInput | undefined,
  networks: readonly Network[],
  options: AppKitOptions,
): Network | undefined {
  if (!wanted) return undefined
  const { caipNetworkId } = extendNetwork(wanted, options)
  return networks.find((network) => network.caipNetworkId === caipNetworkId)
}

function resolveMetadata(given: Partial<Metadata> | undefined, document: Document | undefined): Metadata {
  const description = document?.querySelector<HTMLMetaElement>(
    'meta[property="og:description"], meta[name="description"]',
  )?.content
  const icon = document?.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
  return {
    name: given?.name ?? document?.title ?? '',
    description: given?.description ?? description ?? '',
    url: given?.url ?? document?.defaultView?.location.origin ?? '',
    icons: given?.icons ?? (icon ? [icon] : []),
  }
}
