import { type Clock, createFrameGate } from '@latchkey/common'
import { isEmptyList, readAccounts, type WalletAccount } from './accounts.js'
import type { OpenWallet } from './openWallet.js'

/**
 * Listens to a wallet's accounts, drops garbage, and tells the last valid list, at most once a frame (R39). The returned
 * function stops it.
 */
export function watchAccounts(
  wallet: Pick<OpenWallet, 'subscribe'>,
  clock: Clock,
  onAccounts: (accounts: readonly WalletAccount[]) => void,
): () => void {
  let latest: readonly WalletAccount[] = []
  const gate = createFrameGate(clock, () => onAccounts(latest))
  const stop = wallet.subscribe?.((value) => {
    const accounts = readAccounts(value)
    if (accounts.length === 0 && !isEmptyList(value)) return
    latest = accounts
    gate.call()
  })
  return () => {
    stop?.()
    gate.stop()
  }
}
