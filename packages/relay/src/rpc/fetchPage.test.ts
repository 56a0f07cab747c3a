import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storedMessage, topicOf } from '../../test/storedMessage.fixture.js'
import type { StoredMessage } from '../mailbox/mailbox.js'
import { fetchPage, type Pages } from './fetchPage.js'

const megabyte = 'x'.repeat(1024 * 1024)
const ignore = () => undefined

function storeOf(messages: readonly StoredMessage[]) {
  return async (topic: string) => messages.filter((one) => one.topic === topic)
}

async function fetchAll(topics: readonly string[], read: (topic: string) => Promise<readonly StoredMessage[]>) {
  const pages: Pages = new Map()
  const got: string[][] = []
  for (;;) {
    const { messages, hasMore } = await fetchPage(topics, pages, read, ignore)
    got.push(messages.map(({ message }) => message.slice(megabyte.length)))
    if (!hasMore) return { got, pages }
    expect(messages).not.toEqual([])
  }
}

test('RL10: continues a response of more than 4 MiB in the next one', async () => {
  const messages = Array.from({ length: 10 }, (_, index) =>
    storedMessage(`${megabyte}${index}`, index, { id: String(index), topic: topicOf(index < 6 ? 'a' : 'b') }),
  )
  const topics = [topicOf('a'), topicOf('b')]
  const { got, pages } = await fetchAll(topics, storeOf(messages))
  expect(got).toEqual([['0', '1', '2'], ['3', '4', '5'], ['6', '7', '8'], ['9']])
  expect(pages.size).toBe(0)
})

test('RL10: continues if the last message of a page has expired', async () => {
  const messages = Array.from({ length: 8 }, (_, index) =>
    storedMessage(`${megabyte}${index}`, index, { id: String(index) }),
  )
  const pages: Pages = new Map()
  const topics = [topicOf('a')]
  await fetchPage(topics, pages, storeOf(messages), ignore)
  const { messages: next } = await fetchPage(topics, pages, storeOf(messages.filter(({ id }) => id !== '2')), ignore)
  expect(next.map(({ message }) => message.at(-1))).toEqual(['3', '4', '5'])
})

test('RL10: returns every message exactly once, whatever the sizes', async () => {
  const sizes = fc.array(
    fc.record({ size: fc.constantFrom(10, 1_500_000, 5_000_000), topic: fc.constantFrom('a', 'b') }),
    {
      maxLength: 12,
    },
  )
  await fc.assert(
    fc.asyncProperty(sizes, async (list) => {
      const messages = list.map(({ size, topic }, index) =>
        storedMessage('x'.repeat(size), index, { id: String(index), topic: topicOf(topic) }),
      )
      const read = storeOf(messages)
      const { got } = await fetchAll([topicOf('a'), topicOf('b'), topicOf('a')], read)
      expect(got.flat()).toHaveLength(messages.length)
    }),
    { numRuns: 30 },
  )
})

test('RL6: charges the cursors of an incomplete fetch until its last response', async () => {
  const small = Array.from({ length: 100 }, (_, index) => storedMessage('x', index, { topic: topicOf(`${index}`) }))
  const large = Array.from({ length: 5 }, (_, index) =>
    storedMessage(megabyte, index, { id: String(index), topic: topicOf('large') }),
  )
  const pages: Pages = new Map()
  let charged = 0
  const topics = [...small.map(({ topic }) => topic), topicOf('large')]
  const fetch = () =>
    fetchPage(topics, pages, storeOf([...small, ...large]), (bytes) => {
      charged += bytes
    })
  expect(await fetch()).toMatchObject({ hasMore: true })
  expect(charged).toBeGreaterThan(100 * 100)
  expect(await fetch()).toMatchObject({ hasMore: false })
  expect(charged).toBe(0)
})
