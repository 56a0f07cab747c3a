import { type WalletConnectDescriptor, walletConnectMethods } from '@latchkey/common'
import type { SolanaContext } from '../context.js'
import { safeParseSessionAccount } from '../sessionAccount.js'
import { openWireSession } from '../walletConnect/openWireSession.js'

/** What a WalletConnect session asks a Solana wallet for, and what comes of one. Wallets grant what they know of it. */
export function describeWalletConnect(context: SolanaContext): WalletConnectDescriptor<'solana'> {
  return {
    ...walletConnectMethods.solana,
    account: safeParseSessionAccount,
    open: (wire, request) => openWireSession(context, wire, request),
  }
}
