import {
  caseTexts,
  createError,
  errors,
  invalidParams,
  isAppKitError,
  isObject,
  type RemoteChannel,
  readField,
  safeParseChainId,
  toEvmNetworkId,
} from '@latchkey/common'
import type { Eip155Context } from '../context/context.js'
import { toQuantity } from '../network/units.js'
import type { ProviderEvents } from '../wallet/createProviderEvents.js'
import type { Eip1193Provider } from '../wallet/eip1193.js'
import type { RemoteState } from './createRemoteState.js'
import { toProviderError } from './toProviderError.js'

/** The EIP-1193 providers of a remote wallet. */
export type RemoteProvider = {
  /** Provider for the session. Rejects with typed errors. */
  readonly own: Eip1193Provider
  /** Provider for apps. Rejects with the errors of EIP-1193. */
  readonly shown: Eip1193Provider
}

/**
 * Creates the {@link RemoteProvider}. Accounts and network come from the grant, without a request to the wallet.
 * Every request to the wallet names the active network. Requests that any node can answer go to a node.
 */
export function createRemoteProvider(
  context: Eip155Context,
  channel: RemoteChannel,
  state: RemoteState,
  { on, removeListener }: ProviderEvents,
  signalOf: (params: object) => AbortSignal | undefined,
): RemoteProvider {
  async function request({ method, params }: { readonly method: string; readonly params?: unknown }): Promise<unknown> {
    if (method === 'eth_chainId') return toQuantity(state.chainId())
    if (method === 'net_version') return String(state.chainId())
    if (method === 'eth_accounts') return state.isOpen() ? state.addresses() : []
    const networkId = state.networkId()
    if (!state.isOpen() || !networkId) throw createError(errors.NOT_CONNECTED)
    if (method === 'eth_requestAccounts') return state.addresses()
    const signal = isObject(params) ? signalOf(params) : undefined
    if (method === 'wallet_switchEthereumChain') return switchTo(params, signal)
    if (networkMethods.has(method)) return askNetwork(method, params)
    if (state.granted().methods.has(method)) return channel.request({ method, params: params ?? [], networkId, signal })
    throw createError(errors.METHOD_NOT_SUPPORTED, { details: `The wallet did not grant ${method}.` })
  }

  /**
   * Switches to an approved network without a request. For another network of the app, asks the wallet to approve it.
   */
  async function switchTo(params: unknown, signal: AbortSignal | undefined): Promise<null> {
    const asked = safeParseChainId(readField(Array.isArray(params) ? params[0] : undefined, 'chainId'))
    if (!asked.ok) throw invalidParams('chainId', 'is no chain id')
    const networkId = toEvmNetworkId(asked.value)
    const network = context.networks().find(({ caipNetworkId }) => caipNetworkId === networkId)
    if (network && !state.granted().networkIds.includes(networkId)) await channel.requestNetwork?.(network, { signal })
    state.switchTo(networkId)
    return null
  }

  async function askNetwork(method: string, params: unknown): Promise<unknown> {
    const networkId = state.networkId()
    const network = context.networks().find(({ caipNetworkId }) => caipNetworkId === networkId)
    if (!network)
      throw createError(errors.NETWORK_NOT_FOUND, {
        shortMessage: caseTexts.CAIP_NETWORK_NOT_FOUND,
        details: `The app has no network ${networkId}.`,
      })
    const clients = await context.clients()
    return clients.request(network, { method, params: Array.isArray(params) ? params : [] })
  }

  return {
    own: { request, on, removeListener },
    shown: {
      on,
      removeListener,
      async request(asked) {
        try {
          return await request(asked)
        } catch (error) {
          throw toProviderError(isAppKitError(error) ? error : createError(errors.INVALID_PARAMS, { cause: error }))
        }
      },
    },
  }
}

/** Methods that any node of the network can answer, so that the visitor need not open the wallet. */
const networkMethods: ReadonlySet<string> = new Set([
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_call',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_sendRawTransaction',
  'eth_simulateV1',
  'eth_syncing',
  'eth_uninstallFilter',
  'net_listening',
  'web3_clientVersion',
  'web3_sha3',
])
