import { type WalletConnectDescriptor, walletConnectMethods } from '@latchkey/common'
import type { Bip122Context } from '../context.js'
import type { safeParseSessionAccount } from '../sessionAccount.js'
import { openWireSession, type WireSessionParts } from '../walletConnect/openWireSession.js'

/** What a WalletConnect session asks a Bitcoin wallet for, and what it makes of the answer. Wallets grant what they know of it. */
export function describeWalletConnect(
  context: Bip122Context,
  parts: WireSessionParts & { readonly safeParseSessionAccount: typeof safeParseSessionAccount },
): WalletConnectDescriptor<'bip122'> {
  return {
    ...walletConnectMethods.bip122,
    account: parts.safeParseSessionAccount,
    open: (wire, request) => openWireSession(context, parts, wire, request),
  }
}
