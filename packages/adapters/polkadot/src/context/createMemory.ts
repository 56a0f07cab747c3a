/** Caches results by name for the lifetime of the adapter. Pending calls are shared, failures are not cached. */
export function createMemory(): <T>(name: string, ask: () => Promise<T>) => Promise<T> {
  const answers = new Map<string, Promise<unknown>>()
  return (name, ask) => {
    const known = answers.get(name)
    // All callers of one name expect the same type.
    if (known) return known as ReturnType<typeof ask>
    const answer = ask()
    answers.set(name, answer)
    answer.catch(() => answers.delete(name))
    return answer
  }
}
