import { type WalletConnectDescriptor, walletConnectMethods } from '@latchkey/common'
import type { PolkadotContext } from '../context.js'
import { safeParseSessionAccount } from '../sessionAccount.js'
import { openWireSession } from '../walletConnect/openWireSession.js'

/** What a WalletConnect session asks a Polkadot wallet for, and what comes of one. */
export function describeWalletConnect(context: PolkadotContext): WalletConnectDescriptor<'polkadot'> {
  return {
    ...walletConnectMethods.polkadot,
    account: safeParseSessionAccount,
    open: (wire, request) => openWireSession(context, wire, request),
  }
}
