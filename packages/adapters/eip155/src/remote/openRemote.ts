import {
  type ConnectRequest,
  createError,
  errors,
  type RemoteChannel,
  type Session,
  throwIfAborted,
} from '@latchkey/common'
import type { Eip155Context } from '../context/context.js'
import { openSession } from '../session/openSession.js'
import { createProviderEvents } from '../wallet/createProviderEvents.js'
import { openWallet } from '../wallet/openWallet.js'
import { createRemoteProvider } from './createRemoteProvider.js'
import { createRemoteState } from './createRemoteState.js'
import { grantedActions } from './grantedActions.js'

/** Opens the session of a remote wallet, with its own EIP-1193 provider. */
export function openRemote(
  context: Eip155Context,
  channel: RemoteChannel,
  { network, signal }: ConnectRequest = {},
): Session<'eip155'> {
  throwIfAborted(context.lifetime, signal)
  const events = createProviderEvents(context.ports.logger)
  const state = createRemoteState(context, channel, events, network)
  const accounts = state.addresses()
  if (accounts.length === 0) {
    state.close()
    throw createError(errors.WALLET_NO_ACCOUNT, { details: 'The wallet approved no valid account of an EVM network.' })
  }
  // EIP-1193 has no signal, so the parameter list identifies the request.
  const signals = new WeakMap<object, AbortSignal>()
  const { own, shown } = createRemoteProvider(context, channel, state, events, (params) => signals.get(params))
  const { name, icon, identifier } = channel.wallet
  const source = {
    ...channel.connector,
    name,
    icon,
    rdns: identifier,
    remote: {
      networkIds: () => state.granted().networkIds,
      actions: () => grantedActions(state.granted().methods),
      watch: state.watch,
      close: state.close,
    },
    shown,
    loadProvider: async () => own,
    end: () => channel.disconnect(),
  } as const
  const wallet = openWallet(context, own)
  const ask: typeof wallet.ask = (method, params, options) => {
    if (params && options?.signal) signals.set(params, options.signal)
    return wallet.ask(method, params, options)
  }
  return openSession(context, source, { ...wallet, ask }, { accounts, chainId: state.chainId() })
}
