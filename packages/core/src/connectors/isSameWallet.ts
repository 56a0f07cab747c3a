import type { ChainNamespace } from '@latchkey/common'
import type { WalletRow } from './walletRow.js'

/** Same reverse-DNS name, connector id or explorer id; never by name, which anybody can claim (R30). */
export function isSameWallet(
  row: WalletRow,
  wallet: { readonly id: string; readonly rdns?: string; readonly namespace?: ChainNamespace },
): boolean {
  if (row.wallet?.id === wallet.id) return true
  return row.connectors.some(
    ({ id, chain, info, explorerId }) =>
      (id === wallet.id && (!wallet.namespace || wallet.namespace === chain)) ||
      explorerId === wallet.id ||
      (wallet.rdns !== undefined && wallet.rdns === info?.rdns),
  )
}
