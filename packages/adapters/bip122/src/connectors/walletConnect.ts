import type { WalletConnectDescriptor } from '@latchkey/common'

/** What a WalletConnect session asks a Bitcoin wallet for. Wallets grant what they know of it. */
export function describeWalletConnect(
  safeParseSessionAccount: WalletConnectDescriptor['account'],
): WalletConnectDescriptor {
  return {
    methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
    events: ['bip122_addressesChanged'],
    account: safeParseSessionAccount,
  }
}
