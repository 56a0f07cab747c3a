import type { RelayClock } from '../ports.js'

/** What each address has in the mailbox, so that none of them fills it for all. */
export type Shares = {
  /** Counts a message until its time is over. False: the address has no room for it. */
  take(address: string, length: number, ms: number): boolean
  /** Forgets what is over. */
  sweep(): void
}

type Share = { kept: { readonly size: number; readonly until: number }[]; size: number; sweptAt: number }

/** What a message takes besides its content. */
const overhead = 256
const sweepMs = 1_000

/** Makes {@link Shares} of so many characters each. */
export function createShares(clock: Pick<RelayClock, 'monotonic'>, most: number): Shares {
  const shares = new Map<string, Share>()

  function drop(share: Share, now: number): void {
    // Who is told that there is no room may ask again and again.
    if (now - share.sweptAt < sweepMs) return
    share.sweptAt = now
    share.kept = share.kept.filter(({ until }) => until > now)
    share.size = share.kept.reduce((sum, { size }) => sum + size, 0)
  }

  return {
    take(address, length, ms) {
      const now = clock.monotonic()
      const size = length + overhead
      const share = shares.get(address) ?? { kept: [], size: 0, sweptAt: now }
      if (share.size + size > most) drop(share, now)
      if (share.size + size > most) return false
      share.kept.push({ size, until: now + ms })
      share.size += size
      shares.set(address, share)
      return true
    },
    sweep() {
      for (const [address, share] of shares) {
        drop(share, clock.monotonic())
        if (share.kept.length === 0) shares.delete(address)
      }
    },
  }
}
