import type { WalletConnectDescriptor } from '@latchkey/common'

/** What a WalletConnect session asks a Polkadot wallet for. */
export function describeWalletConnect(
  safeParseSessionAccount: WalletConnectDescriptor['account'],
): WalletConnectDescriptor {
  return {
    methods: ['polkadot_signTransaction', 'polkadot_signMessage'],
    events: ['accountsChanged', 'chainChanged'],
    account: safeParseSessionAccount,
  }
}
