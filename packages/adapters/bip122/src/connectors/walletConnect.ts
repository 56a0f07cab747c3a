import { type WalletConnectDescriptor, walletConnectMethods } from '@latchkey/common'
import { safeParseSessionAccount } from '../address/sessionAccount.js'
import type { Bip122Context } from '../context/context.js'
import { openWalletConnectSession } from '../walletConnect/openWalletConnectSession.js'

/** Describes Bitcoin wallets for WalletConnect: the methods to propose, and how to open a session. */
export function describeWalletConnect(context: Bip122Context): WalletConnectDescriptor<'bip122'> {
  return {
    ...walletConnectMethods.bip122,
    account: safeParseSessionAccount,
    open: (channel, request) => openWalletConnectSession(context, channel, request),
  }
}
