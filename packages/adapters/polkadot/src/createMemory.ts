/** Keeps answers by name for as long as the adapter lives. What is under way is shared, a failure is forgotten. */
export function createMemory(): <T>(name: string, ask: () => Promise<T>) => Promise<T> {
  const answers = new Map<string, Promise<unknown>>()
  return (name, ask) => {
    const known = answers.get(name)
    // Whoever asks under a name asks for the same.
    if (known) return known as ReturnType<typeof ask>
    const answer = ask()
    answers.set(name, answer)
    answer.catch(() => answers.delete(name))
    return answer
  }
}
