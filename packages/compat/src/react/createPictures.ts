/** A picture that is in use until it is released. */
export type HeldPicture = { readonly url: string; release(): void }

/** Keeps the pictures of a list in use. */
export type Pictures = {
  /** Loads the pictures that are new in the list, and releases those that left it. */
  show(ids: readonly string[]): void
  /** Releases all pictures. */
  end(): void
}

/**
 * Keeps pictures in use by their ids.
 *
 * @param load - loads a picture; one that fails is absent, and is loaded again with the next list
 * @param onChange - receives the URLs by id
 */
export function createPictures(
  load: (id: string, signal: AbortSignal) => Promise<HeldPicture | undefined>,
  onChange: (urls: Readonly<Record<string, string>>) => void,
): Pictures {
  const entries = new Map<string, { readonly abort: AbortController; picture?: HeldPicture }>()

  function report(): void {
    onChange(Object.fromEntries([...entries].flatMap(([id, { picture }]) => (picture ? [[id, picture.url]] : []))))
  }

  async function start(id: string): Promise<void> {
    const entry: { readonly abort: AbortController; picture?: HeldPicture } = { abort: new AbortController() }
    entries.set(id, entry)
    const picture = await load(id, entry.abort.signal).catch(() => undefined)
    if (entry.abort.signal.aborted) return picture?.release()
    if (!picture) return void entries.delete(id)
    entry.picture = picture
    report()
  }

  function drop(ids: readonly string[]): void {
    for (const id of ids) {
      const entry = entries.get(id)
      entries.delete(id)
      entry?.abort.abort()
      entry?.picture?.release()
    }
  }

  return {
    show(ids) {
      const left = [...entries.keys()].filter((id) => !ids.includes(id))
      drop(left)
      if (left.length > 0) report()
      for (const id of ids) if (!entries.has(id)) void start(id)
    },
    end: () => drop([...entries.keys()]),
  }
}
