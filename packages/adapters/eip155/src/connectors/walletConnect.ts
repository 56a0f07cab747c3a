import { type WalletConnectDescriptor, walletConnectMethods } from '@latchkey/common'
import { safeParseSessionAccount } from '../address/sessionAccount.js'
import type { Eip155Context } from '../context/context.js'
import { openWalletConnectSession } from '../walletConnect/openWalletConnectSession.js'

/** Describes EVM wallets for WalletConnect: the methods to propose, and how to open a session. */
export function describeWalletConnect(context: Eip155Context): WalletConnectDescriptor<'eip155'> {
  return {
    ...walletConnectMethods.eip155,
    account: safeParseSessionAccount,
    open: async (channel, request) => openWalletConnectSession(context, channel, request),
  }
}
