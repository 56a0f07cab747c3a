import type { Clock } from '@latchkey/common'
import { isEmptyList, readAccounts, type WalletAccount } from './accounts.js'
import type { OpenWallet } from './openWallet.js'

/** About one frame: news that come closer together are told once (R39). */
const frameMs = 16

/**
 * Listens to a wallet's accounts, drops garbage, and tells the last valid list, at most once a frame. The returned function
 * stops it.
 */
export function watchAccounts(
  wallet: Pick<OpenWallet, 'subscribe'>,
  clock: Clock,
  onAccounts: (accounts: readonly WalletAccount[]) => void,
): () => void {
  let latest: readonly WalletAccount[] = []
  let timer: unknown
  const stop = wallet.subscribe?.((value) => {
    const accounts = readAccounts(value)
    if (accounts.length === 0 && !isEmptyList(value)) return
    latest = accounts
    timer ??= clock.setTimeout(() => {
      timer = undefined
      onAccounts(latest)
    }, frameMs)
  })
  return () => {
    stop?.()
    if (timer !== undefined) clock.clearTimeout(timer)
  }
}
