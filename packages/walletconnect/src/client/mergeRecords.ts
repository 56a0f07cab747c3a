/**
 * Three-way merge: applies the changes from `before` to `mine` to `theirs`, which another tab may have written
 * meanwhile. Matches list entries by `topic`, `id` or `target`, and objects by key. Replaces anything else with `mine`.
 */
export function mergeRecords(before: unknown, mine: unknown, theirs: unknown): unknown {
  if (isRecordList(mine)) {
    if (!isRecordList(theirs)) return mine
    const merged = merge(isRecordList(before) ? byKey(before) : new Map(), byKey(mine), byKey(theirs))
    return [...merged.values()]
  }
  if (isPlain(mine) && isPlain(theirs)) {
    const merged = merge(entries(isPlain(before) ? before : {}), entries(mine), entries(theirs))
    return Object.fromEntries(merged)
  }
  return mine
}

type Entries = ReadonlyMap<string, unknown>

function merge(before: Entries, mine: Entries, theirs: Entries): Entries {
  const merged = new Map(theirs)
  for (const key of before.keys()) if (!mine.has(key)) merged.delete(key)
  for (const [key, value] of mine)
    if (!before.has(key) || JSON.stringify(before.get(key)) !== JSON.stringify(value)) merged.set(key, value)
  return merged
}

function keyOf(entry: unknown): string | undefined {
  if (!isPlain(entry)) return undefined
  // A pending request has a topic too, but only its id is unique.
  const key = entry.id ?? entry.topic ?? entry.target
  return key === undefined ? undefined : String(key)
}

function isRecordList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every((entry) => keyOf(entry) !== undefined)
}

function byKey(list: readonly unknown[]): Entries {
  return new Map(list.map((entry) => [keyOf(entry) ?? '', entry]))
}

function entries(value: Readonly<Record<string, unknown>>): Entries {
  return new Map(Object.entries(value))
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
