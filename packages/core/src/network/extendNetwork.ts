import {
  type BlockExplorer,
  type CaipNetworkId,
  isCaipNetworkId,
  type Network,
  type NetworkInput,
  safeParseCaipNetworkId,
} from '@latchkey/common'
import type { AppKitOptions } from '../options/appKitOptions.js'
import { isRelayNetwork } from './relayNetworks.js'

/**
 * A network of the options made complete: CAIP fields added (a viem chain object is EVM), RPC URLs in the order they are
 * tried — the app's own, the relay where it is configured and knows the network, the chain's default — and its image.
 */
export function extendNetwork(
  input: NetworkInput,
  options: Pick<AppKitOptions, 'customRpcUrls' | 'services' | 'projectId' | 'chainImages'>,
): Network {
  const caipNetworkId = caipIdOf(input)
  const parsed = safeParseCaipNetworkId(caipNetworkId)
  const own = input.rpcUrls.chainDefault?.http ?? input.rpcUrls.default.http
  const custom = (options.customRpcUrls?.[caipNetworkId] ?? []).map(({ url }) => url)
  const relay = relayUrl(caipNetworkId, options)
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
    rpcUrls: {
      default: { http: unique([...custom, ...(relay ? [relay] : []), ...own]) },
      chainDefault: { http: unique([...custom, ...own]) },
    },
    assets: { ...(input.assets?.imageId ? { imageId: input.assets.imageId } : {}), ...(imageUrl ? { imageUrl } : {}) },
    ...(explorer ? { blockExplorers: { default: explorerOf(explorer) } } : {}),
    ...(input.contracts ? { contracts: contractsOf(input.contracts) } : {}),
    ...(input.testnet ? { testnet: true } : {}),
    ...(input.ss58Format === undefined ? {} : { ss58Format: input.ss58Format }),
    ...(input.deprecatedCaipNetworkId ? { deprecatedCaipNetworkId: input.deprecatedCaipNetworkId } : {}),
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
  options: Pick<AppKitOptions, 'services' | 'projectId'>,
): string | undefined {
  const base = options.services?.rpc
  if (!base || !options.projectId || !isRelayNetwork(caipNetworkId)) return undefined
  const query = new URLSearchParams({ chainId: caipNetworkId, projectId: options.projectId })
  return `${base.replace(/\/+$/, '')}/v1/?${query}`
}

// viem chains may hold contracts by source chain; only plain address entries are kept.
function contractsOf(contracts: object): NonNullable<Network['contracts']> {
  return Object.fromEntries(
    Object.entries(contracts).flatMap(([name, contract]: [string, unknown]) => {
      if (
        typeof contract !== 'object' ||
        contract === null ||
        !('address' in contract) ||
        typeof contract.address !== 'string'
      )
        return []
      const blockCreated =
        'blockCreated' in contract && typeof contract.blockCreated === 'number'
          ? { blockCreated: contract.blockCreated }
          : {}
      return [[name, { address: contract.address, ...blockCreated }]]
    }),
  )
}

function unique(urls: readonly string[]): readonly string[] {
  return [...new Set(urls)]
}
