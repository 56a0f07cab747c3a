import {
  AppKitError,
  caseError,
  invalidParams,
  isAppKitError,
  isObject,
  readField,
  type WalletConnectWire,
} from '@latchkey/common'
import { safeParseChainId, toCaipNetworkId } from '../chainId.js'
import type { Eip155Context } from '../context.js'
import type { Eip1193Provider } from '../eip1193.js'
import { toQuantity } from '../units.js'
import type { ProviderEvents } from './createProviderEvents.js'
import type { WireState } from './createWireState.js'
import { networkMethods } from './networkMethods.js'
import { toProviderError } from './toProviderError.js'

/** A wallet at the other end of a wire, as EIP-1193 shows one. */
export type WireProvider = {
  /** What the session asks: rejects with typed errors. */
  readonly own: Eip1193Provider
  /** What apps get: rejects with the errors of EIP-1193. */
  readonly shown: Eip1193Provider
}

/**
 * Makes the {@link WireProvider}. Accounts and network are answered from what was granted, so the wallet need not be opened for
 * them; every request to the wallet names the network in use, and nodes are asked what any node can answer.
 */
export function createWireProvider(
  context: Eip155Context,
  wire: WalletConnectWire,
  state: WireState,
  { on, removeListener }: ProviderEvents,
  signalOf: (params: object) => AbortSignal | undefined,
): WireProvider {
  async function request({ method, params }: { readonly method: string; readonly params?: unknown }): Promise<unknown> {
    if (method === 'eth_chainId') return toQuantity(state.chainId())
    if (method === 'net_version') return String(state.chainId())
    if (method === 'eth_accounts') return state.isOpen() ? state.addresses() : []
    const networkId = state.networkId()
    if (!state.isOpen() || !networkId) throw new AppKitError('NOT_CONNECTED')
    if (method === 'eth_requestAccounts') return state.addresses()
    if (method === 'wallet_switchEthereumChain') return switchTo(params)
    if (networkMethods.has(method)) return askNetwork(method, params)
    const signal = isObject(params) ? signalOf(params) : undefined
    if (state.granted().methods.has(method)) return wire.request({ method, params: params ?? [], networkId, signal })
    throw new AppKitError('METHOD_NOT_SUPPORTED', { details: `The wallet did not grant ${method}.` })
  }

  function switchTo(params: unknown): null {
    const asked = safeParseChainId(readField(Array.isArray(params) ? params[0] : undefined, 'chainId'))
    if (!asked.ok) throw invalidParams('chainId', 'is no chain id')
    state.switchTo(toCaipNetworkId(asked.value))
    return null
  }

  async function askNetwork(method: string, params: unknown): Promise<unknown> {
    const networkId = state.networkId()
    const network = context.networks().find(({ caipNetworkId }) => caipNetworkId === networkId)
    if (!network)
      throw caseError('NETWORK_NOT_FOUND', 'CAIP_NETWORK_NOT_FOUND', {
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
          throw toProviderError(isAppKitError(error) ? error : new AppKitError('INVALID_PARAMS', { cause: error }))
        }
      },
    },
  }
}
