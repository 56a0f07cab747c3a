import type { ChainNamespace, Metadata, Network, NetworkInput } from '@latchkey/common'
import type { AppKitOptions, CustomWallet, DefaultAccountTypes, Features } from './appKitOptions.js'
import { defaultAccountTypes, defaultFeatures, defaultSwitches } from './defaultOptions.js'
import { extendNetwork } from './extendNetwork.js'
import type { Framework } from './framework.js'
import { relayUrlsOf } from './relayUrlsOf.js'

type Switches = keyof typeof defaultSwitches

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
