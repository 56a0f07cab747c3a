const pauseMs = 400

/** Looks again and again until there is something, for at most `ms`; `undefined` when there was nothing. */
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
