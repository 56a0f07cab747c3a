import { createUpdateBatch } from '@latchkey/adapter-kit'
import type { Clock } from '@latchkey/common'
import { attempt } from '../parse/attempt.js'
import type { WalletAnswer, WalletDriver, WalletUpdate } from './walletDriver.js'

export type UpdateHandlers = {
  onAnswer(answer: WalletAnswer): void
  onLeft(): void
  /** Reads the currently shared accounts. */
  read(): Promise<WalletAnswer | undefined>
  onUnread(error: unknown): void
}

/**
 * Listens to a wallet, and reads its shared accounts at most once per frame. An event only causes a read, so a
 * malformed event changes nothing. Returns an unsubscribe function.
 */
export function watchWallet(driver: WalletDriver, clock: Clock, watch: UpdateHandlers): () => void {
  let isStopped = false
  let latestRead = 0

  const onUpdate = async ({ answer, hasLeft }: WalletUpdate) => {
    if (hasLeft) return watch.onLeft()
    const thisRead = ++latestRead
    try {
      const now = (await watch.read()) ?? answer
      // A newer event makes this response stale.
      if (now && !isStopped && thisRead === latestRead && !updates.isDue()) watch.onAnswer(now)
    } catch (error) {
      if (!isStopped) watch.onUnread(error)
    }
  }
  const updates = createUpdateBatch<WalletUpdate>(clock, (update) => void onUpdate(update))
  const stop = attempt(() =>
    driver.watch(({ answer, hasLeft }) => {
      // Set both fields: the last event of a frame replaces the others.
      if (!isStopped) updates.add({ answer, hasLeft })
    }),
  )
  return () => {
    isStopped = true
    updates.stop()
    if (stop) attempt(stop)
  }
}
