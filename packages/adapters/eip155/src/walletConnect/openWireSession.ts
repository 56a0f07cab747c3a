import {
  AppKitError,
  abortReason,
  type ConnectRequest,
  type Session,
  type WalletConnectWire,
  walletConnectId,
} from '@latchkey/common'
import type { Eip155Context } from '../context.js'
import type { openWallet } from '../openWallet.js'
import type { openSession } from '../session.js'
import { createProviderEvents } from './createProviderEvents.js'
import { createWireProvider } from './createWireProvider.js'
import { createWireState, type WireReaders } from './createWireState.js'
import { grantedActions } from './grantedActions.js'

/** What a session takes that every connection has loaded. */
export type WireSessionParts = WireReaders & {
  readonly openWallet: typeof openWallet
  readonly openSession: typeof openSession
}

/** The session of a wallet at the other end of a wire: the same as that of a wallet on the page, over a provider of its own. */
export function openWireSession(
  context: Eip155Context,
  parts: WireSessionParts,
  wire: WalletConnectWire,
  { network, signal }: ConnectRequest = {},
): Session<'eip155'> {
  for (const ended of [context.lifetime, signal]) if (ended?.aborted) throw abortReason(ended)
  const events = createProviderEvents(context.ports.logger)
  const state = createWireState(context, wire, events, network, parts)
  const accounts = state.addresses()
  if (accounts.length === 0) {
    state.close()
    throw new AppKitError('WALLET_NO_ACCOUNT', { details: 'The wallet approved no valid account of an EVM network.' })
  }
  // EIP-1193 has no place for a signal; the list of parameters tells which request it is.
  const signals = new WeakMap<object, AbortSignal>()
  const { own, shown } = createWireProvider(context, wire, state, events, (params) => signals.get(params))
  const { name, icon, identifier } = wire.wallet
  const source = {
    id: walletConnectId,
    type: 'WALLET_CONNECT',
    name,
    icon,
    rdns: identifier,
    grant: {
      networkIds: () => state.granted().networkIds,
      actions: () => grantedActions(state.granted().methods),
      watch: state.watch,
      close: state.close,
    },
    shown,
    loadProvider: async () => own,
    end: () => wire.leave(),
  } as const
  const wallet = parts.openWallet(context, own)
  const ask: typeof wallet.ask = (method, params, options) => {
    if (params && options?.signal) signals.set(params, options.signal)
    return wallet.ask(method, params, options)
  }
  return parts.openSession(context, source, { ...wallet, ask }, { accounts, chainId: state.chainId() })
}
