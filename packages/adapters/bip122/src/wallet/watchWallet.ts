import { createUpdateBatch } from '@latchkey/adapter-kit'
import type { Clock } from '@latchkey/common'
import { attempt } from '../parse/attempt.js'
import type { WalletDriver, WalletResponse, WalletUpdate } from './walletDriver.js'

export type UpdateHandlers = {
  onResponse(response: WalletResponse): void
  onLeft(): void
  /** Reads the currently shared accounts. */
  read(): Promise<WalletResponse | undefined>
  onUnread(error: unknown): void
}

/**
 * Listens to a wallet, and reads its shared accounts at most once per frame. An event only causes a read, so a
 * malformed event changes nothing. Returns an unsubscribe function.
 */
export function watchWallet(driver: WalletDriver, clock: Clock, watch: UpdateHandlers): () => void {
  let isStopped = false
  let latestRead = 0

  const onUpdate = async ({ response, hasLeft }: WalletUpdate) => {
    if (hasLeft) return watch.onLeft()
    const thisRead = ++latestRead
    try {
      const now = (await watch.read()) ?? response
      // A newer event makes this response stale.
      if (now && !isStopped && thisRead === latestRead && !updates.isDue()) watch.onResponse(now)
    } catch (error) {
      if (!isStopped) watch.onUnread(error)
    }
  }
  const updates = createUpdateBatch<WalletUpdate>(clock, (update) => void onUpdate(update))
  const stop = attempt(() =>
    driver.watch(({ response, hasLeft }) => {
      // Set both fields: the last event of a frame replaces the others.
      if (!isStopped) updates.add({ response, hasLeft })
    }),
  )
  return () => {
    isStopped = true
    updates.stop()
    if (stop) attempt(stop)
  }
}
