import { AppKitError, type WalletConnectDescriptor, walletConnectMethods } from '@latchkey/common'

/** What a WalletConnect session asks a Bitcoin wallet for. Wallets grant what they know of it. */
export function describeWalletConnect(
  safeParseSessionAccount: WalletConnectDescriptor['account'],
): WalletConnectDescriptor {
  return {
    ...walletConnectMethods.bip122,
    account: safeParseSessionAccount,
    open: () => Promise.reject(new AppKitError('METHOD_NOT_SUPPORTED')),
  }
}
