/** Returns a function that runs at most `most` calls at a time; the others wait in a queue. */
export function createLimiter(most: number): <Result>(act: () => Promise<Result>) => Promise<Result> {
  const queue: (() => void)[] = []
  let running = 0
  return async (act) => {
    if (running < most) running++
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await act()
    } finally {
      const next = queue.shift()
      // The slot goes to the next call.
      if (next) next()
      else running--
    }
  }
}
