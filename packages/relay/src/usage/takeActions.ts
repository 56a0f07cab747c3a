import type { Action, Level } from './usageState.js'

/** Counts actions that have already happened. Returns the time until no limit per second is exceeded, in ms. */
export function overdraw(levels: readonly Pick<Level, 'buckets'>[], action: Action, count: number): number {
  const waits = levels.flatMap(({ buckets }) => {
    const bucket = buckets.get(action)
    bucket?.take(count)
    return bucket?.debtMs() ?? []
  })
  return Math.max(0, ...waits)
}

/** Counts actions on all levels. Counts none and returns false if that exceeds the limit per second of one of them. */
export function takeActions(levels: readonly Pick<Level, 'buckets'>[], action: Action, count: number): boolean {
  const buckets = levels.flatMap(({ buckets }) => buckets.get(action) ?? [])
  if (!buckets.every((bucket) => bucket.has(count))) return false
  for (const bucket of buckets) bucket.take(count)
  return true
}
