import { AppKitError, type WalletConnectDescriptor, walletConnectMethods } from '@latchkey/common'

/** What a WalletConnect session asks a Polkadot wallet for. */
export function describeWalletConnect(
  safeParseSessionAccount: WalletConnectDescriptor['account'],
): WalletConnectDescriptor {
  return {
    ...walletConnectMethods.polkadot,
    account: safeParseSessionAccount,
    open: () => Promise.reject(new AppKitError('METHOD_NOT_SUPPORTED')),
  }
}
