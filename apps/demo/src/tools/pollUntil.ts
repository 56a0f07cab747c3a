const pauseMs = 400

/** Polls until there is a result, for at most `ms`. Then returns `undefined`. */
export async function pollUntil<T>(
  look: () => Promise<T | undefined>,
  { ms, signal }: { readonly ms: number; readonly signal: AbortSignal },
): Promise<T | undefined> {
  for (const end = Date.now() + ms; Date.now() < end; ) {
    signal.throwIfAborted()
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return undefined
}
