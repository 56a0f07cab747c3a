import type { ChainNamespace, Metadata, Network, NetworkInput } from '@latchkey/common'
import type { AppKitOptions, CustomWallet, DefaultAccountTypes } from './appKitOptions.js'
import { defaultAccountTypes, defaultSwitches } from './defaultOptions.js'
import { extendNetwork } from './extendNetwork.js'
import type { Features } from './featureSwitches.js'
import { defaultFeatures } from './featureSwitches.js'

type Switches = keyof typeof defaultSwitches

/** The framework of the page, which is part of the SDK version in requests to services. */
export type Framework = 'html' | 'react'

/** The options without a default. */
export type PlainOptions = Omit<
  AppKitOptions,
  Switches | 'networks' | 'defaultNetwork' | 'metadata' | 'features' | 'defaultAccountTypes'
>

/** Options with defaults and completed networks. */
export type ResolvedOptions = PlainOptions &
  Required<{ [K in Switches]: Exclude<AppKitOptions[K], undefined> }> & {
    readonly networks: readonly Network[]
    readonly defaultNetwork: Network | undefined
    readonly metadata: Metadata
    readonly features: Features
    readonly defaultAccountTypes: DefaultAccountTypes
    readonly namespaces: readonly ChainNamespace[]
    readonly framework: Framework
  }

/** The names of the options that can change after start-up. */
export const changeableOptions = [
  'termsConditionsUrl',
  'privacyPolicyUrl',
  'locale',
  'texts',
  'chainImages',
  'connectorImages',
] as const

/** Options that can change after start-up. */
export type ChangeableOptions = Partial<Pick<ResolvedOptions, (typeof changeableOptions)[number]>>

/** Relay of the WalletConnect network: the default of its client, and the relay that wallets in the wild use. */
const publicRelayUrl = 'wss://relay.walletconnect.org'

/** Applies the defaults. `document` provides the metadata that the app omitted. */
export function resolveOptions(
  options: AppKitOptions,
  document: Document | undefined,
  framework: Framework = 'html',
): ResolvedOptions {
  const extended = options.networks.map((network) => extendNetwork(network, options))
  const ids = extended.map(({ caipNetworkId }) => caipNetworkId)
  const networks = extended.filter(({ caipNetworkId }, index) => ids.indexOf(caipNetworkId) === index)
  return {
    ...fillIn<Pick<ResolvedOptions, Switches>, AppKitOptions>(defaultSwitches, options),
    networks,
    defaultNetwork: findDefault(options.defaultNetwork, networks, options),
    ...(options.customWallets
      ? { customWallets: options.customWallets.map((wallet) => atPage(wallet, document)) }
      : {}),
    metadata: resolveMetadata(options.metadata, document),
    features: resolveFeatures(options.features),
    defaultAccountTypes: { ...defaultAccountTypes, ...options.defaultAccountTypes },
    namespaces: servedNamespaces(options, () => networks),
    framework,
  }
}

/** Resolves an image URL that is relative to the page. */
function atPage(wallet: CustomWallet, document: Document | undefined): CustomWallet {
  const { image_url } = wallet
  if (!image_url || !document || /^[a-z][a-z\d+.-]*:/i.test(image_url)) return wallet
  try {
    return { ...wallet, image_url: new URL(image_url, document.baseURI).href }
  } catch {
    return wallet
  }
}

/** Returns the namespaces of the adapters. Without adapters, returns those of the networks for WalletConnect. */
export function servedNamespaces(
  options: AppKitOptions,
  networks: () => readonly Network[],
): readonly ChainNamespace[] {
  const { adapters = [] } = options
  const served =
    adapters.length > 0 || relayUrlsOf(options).length === 0
      ? adapters.map(({ namespace }) => namespace)
      : networks().map(({ chainNamespace }) => chainNamespace)
  return [...new Set(served)]
}

/** Returns features with defaults for omitted ones. */
export function resolveFeatures(features: Partial<Features> | undefined, base: Features = defaultFeatures): Features {
  return fillIn(base, features)
}

/**
 * Returns the URLs of the WalletConnect relay, none if WalletConnect is off. The default is the public relay, which
 * accepts only project ids of 32 hexadecimal digits.
 */
export function relayUrlsOf({ projectId, services }: Pick<AppKitOptions, 'projectId' | 'services'>): readonly string[] {
  const { relay = projectId && /^[\da-f]{32}$/i.test(projectId) && publicRelayUrl } = services ?? {}
  return projectId && relay ? [relay].flat() : []
}

/** Treats `undefined` as omitted. */
function fillIn<D extends object, G extends object = object>(defaults: D, input: G | undefined): D & G {
  const present = Object.entries(input ?? {}).filter(([, value]) => value !== undefined)
  return { ...defaults, ...(Object.fromEntries(present) as G) }
}

function findDefault(
  networkInput: NetworkInput | undefined,
  networks: readonly Network[],
  options: AppKitOptions,
): Network | undefined {
  if (!networkInput) return undefined
  const { caipNetworkId } = extendNetwork(networkInput, options)
  return networks.find((network) => network.caipNetworkId === caipNetworkId)
}

function resolveMetadata(input: Partial<Metadata> | undefined, document: Document | undefined): Metadata {
  const find = <E extends Element>(selector: string) => document?.querySelector<E>(selector)
  const icon = input?.icons ? '' : find<HTMLLinkElement>('link[rel~="icon"]')?.href
  return {
    name: input?.name ?? document?.title ?? '',
    description:
      input?.description ??
      find<HTMLMetaElement>('meta[property="og:description"], meta[name="description"]')?.content ??
      '',
    url: input?.url ?? document?.defaultView?.location.origin ?? '',
    icons: input?.icons ?? (icon ? [icon] : []),
  }
}
