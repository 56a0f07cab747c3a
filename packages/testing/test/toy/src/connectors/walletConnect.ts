import { AppKitError, type WalletConnectDescriptor } from '@latchkey/common'

/** What a WalletConnect session asks a toy wallet for. There is none that grants it. */
export function describeWalletConnect(account: WalletConnectDescriptor['account']): WalletConnectDescriptor {
  return {
    methods: ['toy_signMessage', 'toy_signTransfer'],
    events: ['accountsChanged'],
    account,
    open: () => Promise.reject(new AppKitError('METHOD_NOT_SUPPORTED')),
  }
}
