import type { WalletConnectDescriptor } from '@latchkey/common'

/** What a WalletConnect session asks a Solana wallet for. Wallets grant what they know of it. */
export function describeWalletConnect(
  safeParseSessionAccount: WalletConnectDescriptor['account'],
): WalletConnectDescriptor {
  return {
    methods: [
      'solana_signMessage',
      'solana_signTransaction',
      'solana_requestAccounts',
      'solana_getAccounts',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
    events: ['accountsChanged', 'chainChanged'],
    account: safeParseSessionAccount,
  }
}
