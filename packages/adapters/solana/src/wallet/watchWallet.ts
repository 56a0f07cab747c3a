import { createUpdateBatch } from '@latchkey/adapter-kit'
import type { CaipNetworkId, Clock } from '@latchkey/common'
import { readList } from '../parse/readList.js'
import { isEmptyList, readAccounts, type SharedAccount } from './accounts.js'
import type { OpenWallet } from './openWallet.js'

/** Updates that a wallet reported during one frame. */
export type WalletUpdate = {
  readonly accounts?: readonly SharedAccount[] | undefined
  /** Whether features or chains changed. */
  readonly isOther?: boolean | undefined
  readonly networkId?: CaipNetworkId | undefined
  readonly isEnded?: boolean | undefined
}

/**
 * Listens to a wallet. Calls `onUpdate` at most once per frame, with an empty update for malformed events. Returns an
 * unsubscribe function.
 */
export function watchWallet(wallet: OpenWallet, clock: Clock, onUpdate: (update: WalletUpdate) => void): () => void {
  const updates = createUpdateBatch<WalletUpdate>(clock, onUpdate)
  const stop = wallet.watch(({ accounts: listed, chains, features, networkId, isEnded }) => {
    if (isEnded) return onUpdate({ isEnded })
    if (networkId) updates.add({ networkId })
    const accounts = readAccounts(listed)
    updates.add(accounts.length > 0 || isEmptyList(listed) ? { accounts } : {})
    if (readList(chains) || (typeof features === 'object' && features !== null)) updates.add({ isOther: true })
  })
  return () => {
    stop()
    updates.stop()
  }
}
