import { type WalletConnectDescriptor, walletConnectMethods } from '@latchkey/common'
import type { Eip155Context } from '../context.js'
import { safeParseSessionAccount } from '../sessionAccount.js'
import { openWireSession, type WireSessionParts } from '../walletConnect/openWireSession.js'

/** What a WalletConnect session asks an EVM wallet for, and what it makes of the answer. Wallets grant what they know of it. */
export function describeWalletConnect(
  context: Eip155Context,
  parts: WireSessionParts,
): WalletConnectDescriptor<'eip155'> {
  return {
    ...walletConnectMethods.eip155,
    account: safeParseSessionAccount,
    open: async (wire, request) => openWireSession(context, parts, wire, request),
  }
}
