/** Maps items with an asynchronous function, in order, with at most `most` pending at a time. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  most: number,
  map: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  let next = 0
  async function work(): Promise<void> {
    for (let index = next++; index < items.length; index = next++) results[index] = await map(items[index] as Item)
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, work))
  return results
}
