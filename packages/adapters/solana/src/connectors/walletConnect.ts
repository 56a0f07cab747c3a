import { type WalletConnectDescriptor, walletConnectMethods } from '@latchkey/common'
import { safeParseSessionAccount } from '../address/sessionAccount.js'
import type { SolanaContext } from '../context/context.js'
import { openWalletConnectSession } from '../walletConnect/openWalletConnectSession.js'

/** Describes Solana wallets for WalletConnect: the methods to propose, and how to open a session. */
export function describeWalletConnect(context: SolanaContext): WalletConnectDescriptor<'solana'> {
  return {
    ...walletConnectMethods.solana,
    account: safeParseSessionAccount,
    open: (channel, request) => openWalletConnectSession(context, channel, request),
  }
}
