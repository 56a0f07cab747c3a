const longestText = 256 * 1024

/** A cache of responses by request. It evicts the least recently used one beyond `maxCharacters`. */
export function createAnswerCache(maxCharacters: number, now: () => number = () => performance.now()) {
  const entries = new Map<string, { readonly text: string; readonly until: number }>()
  let size = 0

  function remove(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    size -= key.length + entry.text.length
  }

  return {
    get(key: string): string | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      remove(key)
      if (entry.until <= now()) return undefined
      add(key, entry)
      return entry.text
    },
    set(key: string, text: string, ms: number) {
      remove(key)
      if (key.length + text.length > longestText) return
      add(key, { text, until: now() + ms })
      for (const oldest of entries.keys()) {
        if (size <= maxCharacters) break
        remove(oldest)
      }
    },
    size: () => size,
  }

  function add(key: string, entry: { readonly text: string; readonly until: number }) {
    entries.set(key, entry)
    size += key.length + entry.text.length
  }
}

export type AnswerCache = ReturnType<typeof createAnswerCache>
