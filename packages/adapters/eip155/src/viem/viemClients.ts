import { createError, errors, type Network } from '@latchkey/common'
import {
  type Address,
  type Chain,
  type CustomTransport,
  createPublicClient,
  createWalletClient,
  custom,
  type JsonRpcAccount,
  type PublicClient,
  type Transport,
  type WalletClient,
} from 'viem'
import { isEip1193Provider } from '../wallet/eip1193.js'
import { toViemChain, transportOf } from './viemChain.js'

/** The used part of a kit: the connected wallet, its account, and its network. */
export type ViemSource = {
  getWalletProvider(namespace: 'eip155'): unknown
  getAccount(namespace: 'eip155'): { readonly address?: string | undefined } | undefined
  getCaipNetwork(namespace: 'eip155'): Network | undefined
}

/**
 * Returns a viem wallet client for the connected account and its network. It sends through the wallet. Create it when
 * you need it: it keeps its account and chain when the visitor switches. Throws `NOT_CONNECTED` when no EVM wallet is
 * connected, and `CHAIN_NOT_SUPPORTED` while the wallet is on a network that the app does not support.
 *
 * @example
 * const hash = await getWalletClient(kit).sendTransaction({ to, value: parseEther('0.01') })
 */
export function getWalletClient(source: ViemSource): WalletClient<CustomTransport, Chain, JsonRpcAccount<Address>> {
  const provider = source.getWalletProvider('eip155')
  const address = source.getAccount('eip155')?.address
  if (!isEip1193Provider(provider) || !address) throw createError(errors.NOT_CONNECTED)
  return createWalletClient({
    // An EVM account's address is hex.
    account: address as Address,
    chain: readChain(source),
    // A second request would open a second prompt.
    transport: custom({ request: (request) => provider.request(request) }, { retryCount: 0 }),
  })
}

/**
 * Returns a viem public client for the active network, which reads through the RPC URLs of the app, also without a
 * wallet. Throws `CHAIN_NOT_SUPPORTED` while the wallet is on a network that the app does not support.
 *
 * @example
 * const block = await getPublicClient(kit).getBlockNumber()
 */
export function getPublicClient(
  source: Pick<ViemSource, 'getCaipNetwork'>,
  { transport }: { readonly transport?: Transport | undefined } = {},
): PublicClient<Transport, Chain> {
  const chain = readChain(source)
  return createPublicClient({ chain, transport: transport ?? transportOf(chain) })
}

function readChain(source: Pick<ViemSource, 'getCaipNetwork'>): Chain {
  const network = source.getCaipNetwork('eip155')
  if (!network) throw createError(errors.CHAIN_NOT_SUPPORTED)
  return toViemChain(network)
}
