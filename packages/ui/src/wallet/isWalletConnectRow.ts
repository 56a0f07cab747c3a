import type { WalletRow } from '@latchkey/core'

/** Returns whether a row stands for WalletConnect itself rather than for one wallet. */
export function isWalletConnectRow({ connectors: [connector] }: WalletRow): boolean {
  return connector?.type === 'WALLET_CONNECT'
}
