import type { Action, Level } from './usageState.js'

/** Counts actions on all levels. Counts none and returns false if that exceeds the limit per second of one of them. */
export function takeActions(levels: readonly Pick<Level, 'buckets'>[], action: Action, count: number): boolean {
  const buckets = levels.flatMap(({ buckets }) => buckets.get(action) ?? [])
  if (!buckets.every((bucket) => bucket.has(count))) return false
  for (const bucket of buckets) bucket.take(count)
  return true
}
