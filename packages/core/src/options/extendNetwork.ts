import type { BlockExplorer, CaipNetworkId, Network, NetworkInput } from '@latchkey/common'
import { isCaipNetworkId, safeParseCaipNetworkId } from '@latchkey/common/start'
import type { AppKitOptions } from './appKitOptions.js'

type ExtendOptions = Pick<AppKitOptions, 'customRpcUrls' | 'rpcFallback' | 'services' | 'projectId' | 'chainImages'>

/**
 * Networks without a native coin, for viem chains, which don't say so. Tempo's nodes return a placeholder as the native
 * balance.
 */
const coinless: readonly CaipNetworkId[] = ['eip155:4217']

/**
 * Completes a network of the options: adds CAIP fields (a viem chain object is EVM), the RPC URLs that are asked, and
 * its image.
 */
export function extendNetwork(input: NetworkInput, options: ExtendOptions): Network {
  const caipNetworkId = caipIdOf(input)
  const parsed = safeParseCaipNetworkId(caipNetworkId)
  const imageUrl =
    options.chainImages?.[caipNetworkId] ?? options.chainImages?.[String(input.id)] ?? input.assets?.imageUrl
  const explorer = input.blockExplorers?.default
  return {
    id: input.id,
    caipNetworkId,
    chainNamespace: parsed.ok ? parsed.value.namespace : 'eip155',
    name: input.name,
    nativeCurrency: {
      name: input.nativeCurrency.name,
      symbol: input.nativeCurrency.symbol,
      decimals: input.nativeCurrency.decimals,
    },
    rpcUrls: rpcUrlsOf(input, caipNetworkId, options),
    assets: { ...(input.assets?.imageId ? { imageId: input.assets.imageId } : {}), ...(imageUrl ? { imageUrl } : {}) },
    ...(explorer ? { blockExplorers: { default: explorerOf(explorer) } } : {}),
    ...(input.contracts ? { contracts: contractsOf(input.contracts) } : {}),
    ...(input.testnet ? { testnet: true } : {}),
    ...((input.hasNativeCoin ?? !coinless.includes(caipNetworkId)) ? {} : { hasNativeCoin: false }),
    ...(input.ss58Format === undefined ? {} : { ss58Format: input.ss58Format }),
    ...(input.deprecatedCaipNetworkId ? { deprecatedCaipNetworkId: input.deprecatedCaipNetworkId } : {}),
  }
}

/**
 * Returns the RPC URLs for requests (`default`) and those for wallets (`chainDefault`). If the app sets URLs, no others
 * are used unless it allows a fallback: its URLs often have a key and a rate limit, and other servers would learn the
 * visitors' addresses.
 */
function rpcUrlsOf(input: NetworkInput, caipNetworkId: CaipNetworkId, options: ExtendOptions): Network['rpcUrls'] {
  const own = input.rpcUrls.chainDefault?.http ?? input.rpcUrls.default.http
  const custom = options.customRpcUrls?.[caipNetworkId] ?? []
  const relay = relayUrl(caipNetworkId, options)
  const [named = own, ...others] = [custom.map(({ url }) => url), relay ? [relay] : [], own].filter(
    (urls) => urls.length > 0,
  )
  const shared = custom.filter(({ shareWithWallet }) => shareWithWallet).map(({ url }) => url)
  return {
    default: { http: unique(options.rpcFallback ? [named, ...others].flat() : named) },
    chainDefault: { http: unique([...shared, ...own]) },
  }
}

function explorerOf({ name, url, addressPath }: BlockExplorer): BlockExplorer {
  return { name, url: url.replace(/\/+$/, ''), ...(addressPath ? { addressPath } : {}) }
}

function caipIdOf(input: NetworkInput): CaipNetworkId {
  if (input.caipNetworkId) return input.caipNetworkId
  return isCaipNetworkId(input.id) ? input.id : `${input.chainNamespace ?? 'eip155'}:${input.id}`
}

function relayUrl(
  caipNetworkId: CaipNetworkId,
  options: Pick<ExtendOptions, 'services' | 'projectId'>,
): string | undefined {
  const base = options.services?.rpc
  if (!base || !options.projectId || !isRelayNetwork(caipNetworkId)) return undefined
  const query = new URLSearchParams({ chainId: caipNetworkId, projectId: options.projectId })
  // JSON-RPC does not return the UTXOs of an address: Bitcoin is read through an Esplora API with this base URL.
  const path = caipNetworkId.startsWith('bip122') ? 'esplora' : ''
  return `${base.replace(/\/+$/, '')}/v1/${path}?${query}`
}

type Contract = { readonly address?: unknown; readonly blockCreated?: unknown } | null | undefined

// viem chains may hold contracts by source chain; only plain address entries are kept.
function contractsOf(contracts: object): NonNullable<Network['contracts']> {
  return Object.fromEntries(
    Object.entries(contracts).flatMap(([name, contract]: [string, Contract]) => {
      const { address, blockCreated } = contract ?? {}
      if (typeof address !== 'string') return []
      return [[name, { address, ...(typeof blockCreated === 'number' ? { blockCreated } : {}) }]]
    }),
  )
}

function unique(urls: readonly string[]): readonly string[] {
  return [...new Set(urls)]
}

/**
 * The networks of the relay RPC, by namespace. The service lists two more: `near:mainnet`, which has no adapter, and
 * `solana:4sgjmw1sunhzsxgspuhpqldx6wiyjntz`, an old lower-case id of Solana that no network uses.
 */
const relayNetworks = {
  eip155:
    '1101 56 42161 7777777 59144 324 5000 80084 5003 100 8453 42220 1313161555 17000 1 300 1313161554 1329 84532 421614 11155111 8217 43114 999999999 11155420 80002 97 43113 137 10 1301',
  solana: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp EtWTRABZaYq6iMfeYKouRu166VU2xqa1 4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  bip122: '000000000019d6689c085ae165831e93 000000000933ea01ad0ee984209779ba',
}

/** Returns whether the relay RPC serves a network. */
export function isRelayNetwork(caipNetworkId: string): boolean {
  // Parsed on demand: few apps set `services.rpc`.
  return Object.entries(relayNetworks).some(([namespace, references]) =>
    references.split(' ').some((reference) => caipNetworkId === `${namespace}:${reference}`),
  )
}
