import {
  type ConnectRequest,
  createError,
  type Eip155Actions,
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

/** Opens the session of a remote wallet, with its own EIP-1193 provider. */
export function openRemote(
  context: Eip155Context,
  channel: RemoteChannel,
  { network, signal }: ConnectRequest = {},
): Session<'eip155'> {
  throwIfAborted(context.lifetime, signal)
  const events = createProviderEvents(context.ports.logger)
  const state = createRemoteState(context, channel, events, network)
  if (!state.isOpen())
    throw createError(errors.NOT_CONNECTED, { details: 'The wallet ended the session while it was opened.' })
  const accounts = state.addresses()
  if (accounts.length === 0) {
    state.close()
    throw createError(errors.WALLET_NO_ACCOUNT, { details: 'The wallet approved no valid account of an EVM network.' })
  }
  // EIP-1193 has no signal, so the parameter list identifies the request.
  const signals = new WeakMap<object, AbortSignal>()
  const { own, shown } = createRemoteProvider(context, channel, state, events, (params) => signals.get(params))
  const source = {
    ...channel.connector,
    name: channel.wallet.name,
    remote: {
      channel,
      accountType: (address: string) => state.granted().accountType(address),
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

type Name = keyof Eip155Actions

/** The method of each action. Actions without a method are always available. */
const methods: Readonly<Record<Name, string | undefined>> = {
  signMessage: undefined,
  sendTransaction: undefined,
  estimateGas: undefined,
  readContract: undefined,
  writeContract: undefined,
  waitForReceipt: undefined,
  signTransaction: 'eth_signTransaction',
  signTypedData: 'eth_signTypedData_v4',
  signTypedDataV3: 'eth_signTypedData_v3',
  signTypedDataV1: 'eth_signTypedData',
  watchAsset: 'wallet_watchAsset',
  getCapabilities: 'wallet_getCapabilities',
  sendCalls: 'wallet_sendCalls',
  getCallsStatus: 'wallet_getCallsStatus',
  getPermissions: 'wallet_getPermissions',
  requestPermissions: 'wallet_requestPermissions',
  scanQRCode: 'wallet_scanQRCode',
  grantPermissions: 'wallet_grantPermissions',
  revokePermissions: 'wallet_revokePermissions',
  getAssets: 'wallet_getAssets',
}

/** Returns the actions of a wallet that granted these methods. */
export function grantedActions(granted: ReadonlySet<string>): readonly Name[] {
  return (Object.keys(methods) as Name[]).filter((name) => {
    const method = methods[name]
    // A page revokes permissions that it requested. Without grants, the method is the disconnect of EIP-2255.
    if (name === 'revokePermissions' && !granted.has('wallet_grantPermissions')) return false
    return method === undefined || granted.has(method)
  })
}
