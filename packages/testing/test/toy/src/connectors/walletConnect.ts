import type { WalletConnectDescriptor } from '@latchkey/common'

/** What a WalletConnect session asks a toy wallet for. */
export function describeWalletConnect(account: WalletConnectDescriptor['account']): WalletConnectDescriptor {
  return { methods: ['toy_signMessage', 'toy_signTransfer'], events: ['accountsChanged'], account }
}
