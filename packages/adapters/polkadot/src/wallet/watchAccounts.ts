import { createUpdateBatch } from '@latchkey/adapter-kit'
import type { Clock } from '@latchkey/common'
import { isEmptyList, readAccounts, type WalletAccount } from './accounts.js'
import type { OpenWallet } from './openWallet.js'

/** Updates that a wallet reported during one frame. */
export type AccountsUpdate = {
  readonly accounts?: readonly WalletAccount[] | undefined
  readonly isMalformed?: boolean | undefined
}

/**
 * Listens to a wallet's accounts. Reports the last valid list, at most once per frame, and whether a malformed one
 * followed it. Returns an unsubscribe function.
 */
export function watchAccounts(
  wallet: Pick<OpenWallet, 'subscribe'>,
  clock: Clock,
  onUpdate: (update: AccountsUpdate) => void,
): () => void {
  const updates = createUpdateBatch<AccountsUpdate>(clock, onUpdate)
  const stop = wallet.subscribe?.((value) => {
    const accounts = readAccounts(value)
    updates.add(accounts.length > 0 || isEmptyList(value) ? { accounts, isMalformed: false } : { isMalformed: true })
  })
  return () => {
    stop?.()
    updates.stop()
  }
}
