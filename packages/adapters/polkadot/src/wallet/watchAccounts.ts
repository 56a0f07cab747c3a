import { createUpdateBatch } from '@latchkey/adapter-kit'
import type { Clock } from '@latchkey/common'
import { isEmptyList, readAccounts, type WalletAccount } from './accounts.js'
import type { OpenWallet } from './openWallet.js'

/**
 * Listens to a wallet's accounts and drops malformed lists. Reports the last valid list, at most once per frame (R39). Returns an
 * unsubscribe function.
 */
export function watchAccounts(
  wallet: Pick<OpenWallet, 'subscribe'>,
  clock: Clock,
  onAccounts: (accounts: readonly WalletAccount[]) => void,
): () => void {
  const updates = createUpdateBatch<{ accounts: readonly WalletAccount[] }>(clock, ({ accounts = [] }) =>
    onAccounts(accounts),
  )
  const stop = wallet.subscribe?.((value) => {
    const accounts = readAccounts(value)
    if (accounts.length > 0 || isEmptyList(value)) updates.add({ accounts })
  })
  return () => {
    stop?.()
    updates.stop()
  }
}
