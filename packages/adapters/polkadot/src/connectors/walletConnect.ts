import { type WalletConnectDescriptor, walletConnectMethods } from '@latchkey/common'
import { safeParseSessionAccount } from '../address/sessionAccount.js'
import type { PolkadotContext } from '../context/context.js'
import { openWalletConnectSession } from '../walletConnect/openWalletConnectSession.js'

/** Describes Polkadot wallets for WalletConnect: the methods to propose, and how to open a session. */
export function describeWalletConnect(context: PolkadotContext): WalletConnectDescriptor<'polkadot'> {
  return {
    ...walletConnectMethods.polkadot,
    account: safeParseSessionAccount,
    open: (channel, request) => openWalletConnectSession(context, channel, request),
  }
}
