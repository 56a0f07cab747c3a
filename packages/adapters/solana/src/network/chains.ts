import { type CaipNetworkId, type Network, readUrl } from '@latchkey/common'

/** Wallet Standard names of the public networks, by CAIP-30 reference. */
const standardNames: Readonly<Record<string, string>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'solana:devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

/** Returns the Wallet Standard name of a network: the name of a public one, otherwise its CAIP-2 id. */
export function standardNameOf(networkId: string): string {
  const reference = networkId.slice('solana:'.length)
  return (Object.hasOwn(standardNames, reference) && standardNames[reference]) || networkId
}

/**
 * Returns the wallet's name of a network among the chains it lists; `undefined` when the wallet does not support it.
 */
export function chainOf(network: Network, listed: readonly string[]): string | undefined {
  if (!isSolanaNetwork(network)) return undefined
  const names = [standardNames[referenceOf(network)], network.caipNetworkId]
  if (isOnThisMachine(network)) names.push('solana:localnet')
  return names.find((name) => name !== undefined && listed.includes(name))
}

/** Returns the networks that a wallet supports by its listed chains: those of the app, then the public ones. */
export function networksOf(listed: readonly string[], networks: readonly Network[]): readonly CaipNetworkId[] {
  const ofApp = networks.filter((network) => chainOf(network, listed)).map(({ caipNetworkId }) => caipNetworkId)
  const known = Object.entries(standardNames)
    .filter(([, name]) => listed.includes(name))
    .map(([reference]): CaipNetworkId => `solana:${reference}`)
  return [...ofApp, ...known.filter((id) => !ofApp.includes(id))]
}

export function isSolanaNetwork({ chainNamespace }: Network): boolean {
  return chainNamespace === 'solana'
}

/** Whether a hash belongs to a network: the network's reference is the start of its genesis hash. */
export function isGenesisOf(hash: unknown, network: Network): boolean {
  return typeof hash === 'string' && hash.startsWith(referenceOf(network))
}

function referenceOf({ caipNetworkId }: Network): string {
  return caipNetworkId.slice('solana:'.length)
}

function isOnThisMachine({ rpcUrls }: Network): boolean {
  const hosts = rpcUrls.default.http.map((url) => readUrl(url)?.hostname ?? '')
  return hosts.length > 0 && hosts.every((host) => /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.localhost)$/.test(host))
}
