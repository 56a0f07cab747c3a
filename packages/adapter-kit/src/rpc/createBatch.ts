import type { Clock } from '@latchkey/common'

/**
 * Returns a function that collects the items of one turn. `send` resolves with one reply for each item, in order, and
 * never rejects.
 */
export function createBatch<Item, Reply>(
  clock: Clock,
  most: number,
  send: (items: readonly Item[]) => Promise<readonly Reply[]>,
): (item: Item) => Promise<Reply> {
  let waiting: { readonly item: Item; readonly resolve: (reply: Promise<Reply>) => void }[] = []

  function flush() {
    const batch = waiting
    waiting = []
    const replies = send(batch.map(({ item }) => item))
    for (const [index, { resolve }] of batch.entries()) resolve(replies.then((list) => list[index] as Reply))
  }

  return (item) =>
    new Promise((resolve) => {
      if (waiting.push({ item, resolve }) === most) flush()
      else if (waiting.length === 1) clock.setTimeout(() => waiting.length > 0 && flush(), 0)
    })
}
