import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFakeClock } from '../../../testing/src/fakes/createFakeClock.js'
import { storedMessage, topicOf } from '../../test/storedMessage.fixture.js'
import type { StoredMessage } from '../mailbox/mailbox.js'
import { createMemoryMailbox } from '../mailbox/memory/createMemoryMailbox.js'
import { storedSize } from '../mailbox/storedSize.js'
import { createExchange, type Exchange } from './createExchange.js'

const topic = topicOf('a')

function start() {
  const clock = createFakeClock()
  const mailbox = createMemoryMailbox({ clock })
  const exchange = createExchange({ mailbox, clock, repeatMs: 600_000 })
  return { clock, mailbox, exchange, message: (text: string, more = {}) => storedMessage(text, clock.now(), more) }
}

function createPage(clientId: string) {
  const messages: StoredMessage[] = []
  return {
    clientId,
    messages,
    deliver: (message: StoredMessage) => void messages.push(message),
    ready: () => Promise.resolve(),
    charged: 0,
    charge(bytes: number) {
      this.charged += bytes
    },
    texts: () => messages.map((one) => one.message),
  }
}

async function listen(exchange: Exchange, page: ReturnType<typeof createPage>) {
  const replay = await exchange.subscribe(page, topic)
  await replay()
}

test('delivers a message to every subscriber except the connections of its sender', async () => {
  const { exchange, message } = start()
  const [wallet, sender, otherPage] = [createPage('wallet'), createPage('dapp'), createPage('dapp')]
  for (const page of [wallet, sender, otherPage]) await listen(exchange, page)
  await exchange.publish(message('hello', { from: 'dapp' }))
  expect([wallet.texts(), sender.texts(), otherPage.texts()]).toEqual([['hello'], [], []])
})

test('FI1: delivers a response to both pages of a client, even if one subscribes after the other acknowledged it', async () => {
  const { exchange, message } = start()
  const [first, second] = [createPage('dapp'), createPage('dapp')]
  await listen(exchange, first)
  await exchange.publish(message('answer'))
  for (const one of first.messages) exchange.acknowledge('dapp', one)
  await listen(exchange, second)
  expect([first.texts(), second.texts()]).toEqual([['answer'], ['answer']])
})

test('does not deliver a message to new connections of a client that acknowledged it more than ten minutes ago', async () => {
  const { exchange, message, clock } = start()
  const [first, other] = [createPage('dapp'), createPage('another dapp')]
  await listen(exchange, first)
  await exchange.publish(message('update', { expiresAt: clock.now() + 86_400_000 }))
  for (const one of first.messages) exchange.acknowledge('dapp', one)
  exchange.leave(first)
  await clock.advance(600_001)
  const later = createPage('dapp')
  await listen(exchange, later)
  await listen(exchange, other)
  expect([later.texts(), other.texts()]).toEqual([[], ['update']])
})

test('delivers a message published between subscription and replay once, after the stored ones', async () => {
  const { exchange, message } = start()
  const page = createPage('dapp')
  await exchange.publish(message('one'))
  const replay = await exchange.subscribe(page, topic)
  await exchange.publish(message('two'))
  expect(page.texts()).toEqual([])
  await replay()
  await exchange.publish(message('two'))
  expect(page.texts()).toEqual(['one', 'two'])
})

test('delivers a message published during the replay after the stored ones', async () => {
  const { clock, mailbox, message } = start()
  const exchange = createExchange({ mailbox, clock, repeatMs: 1 })
  let release = () => {}
  const page = { ...createPage('dapp'), ready: () => new Promise<void>((resolve) => (release = resolve)) }
  await exchange.publish(message('one'))
  const replay = await exchange.subscribe(page, topic)
  const delivered = replay()
  await Promise.resolve()
  await exchange.publish(message('two'))
  expect(page.texts()).toEqual([])
  release()
  await delivered
  expect(page.texts()).toEqual(['one', 'two'])
})

test('RL6: charges messages that wait for older ones until they are delivered or the connection closes', async () => {
  const { exchange, message } = start()
  const [page, other] = [createPage('dapp'), createPage('another dapp')]
  const replay = await exchange.subscribe(page, topic)
  await exchange.subscribe(other, topic)
  await exchange.publish(message('one'))
  const size = storedSize({ message: 'one' })
  expect([page.charged, other.charged]).toEqual([size, size])
  await replay()
  exchange.leave(other)
  expect([page.charged, other.charged, page.texts()]).toEqual([0, 0, ['one']])
})

test('delivers stored messages again to a client that subscribes again on the same connection', async () => {
  const { exchange, message } = start()
  const page = createPage('dapp')
  await listen(exchange, page)
  await exchange.publish(message('one'))
  exchange.unsubscribe(page, topic)
  await listen(exchange, page)
  expect(page.texts()).toEqual(['one', 'one'])
})

test('L7: stops watching a topic without subscribers', async () => {
  const { exchange, message, mailbox } = start()
  let watches = 0
  const counting = createExchange({
    mailbox: {
      ...mailbox,
      async watch(name, onMessage) {
        const stop = await mailbox.watch(name, onMessage)
        watches++
        return () => {
          watches--
          stop()
        }
      },
    },
    clock: createFakeClock(),
    repeatMs: 1,
  })
  const [one, other] = [createPage('one'), createPage('other')]
  await listen(counting, one)
  await listen(counting, other)
  expect(watches).toBe(1)
  counting.unsubscribe(one, topic)
  counting.leave(other)
  await Promise.resolve()
  expect([watches, counting.topicsOf(one), counting.topicsOf(other)]).toEqual([0, 0, 0])
  await exchange.publish(message('unheard'))
  expect(one.texts()).toEqual([])
})

// Pages open, close, publish and acknowledge in any order. At the end, every client has received all messages except
// its own.
test('FI1: delivers every message to every other client, never to its sender, even if connections close and reopen', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('open' as const), client: fc.nat(2) }),
    fc.record({ do: fc.constant('close' as const), page: fc.nat(9) }),
    fc.record({ do: fc.constant('publish' as const), client: fc.nat(2) }),
    fc.record({ do: fc.constant('acknowledge' as const), page: fc.nat(9) }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.nat(20_000) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { exchange, message, clock } = start()
      const pages: ReturnType<typeof createPage>[] = []
      const had = new Map<string, Set<string>>()
      const published: { readonly id: string; readonly from: string }[] = []
      const note = (page: ReturnType<typeof createPage>) => {
        const ofClient = had.get(page.clientId) ?? new Set()
        had.set(page.clientId, ofClient)
        for (const { id } of page.messages) ofClient.add(id)
      }
      for (const one of steps) {
        const page = 'page' in one ? pages[one.page % Math.max(1, pages.length)] : undefined
        if (one.do === 'open')
          await listen(exchange, pages[pages.push(createPage(`client ${one.client}`)) - 1] ?? createPage(''))
        if (one.do === 'close' && page) {
          note(page)
          exchange.leave(page)
          pages.splice(pages.indexOf(page), 1)
        }
        if (one.do === 'publish') {
          const stored = message(`message ${published.length}`, { from: `client ${one.client}` })
          published.push(stored)
          await exchange.publish(stored)
        }
        if (one.do === 'acknowledge' && page) {
          for (const stored of page.messages) exchange.acknowledge(page.clientId, stored)
        }
        if (one.do === 'wait') await clock.advance(one.ms % 5_000)
      }
      for (const client of ['client 0', 'client 1', 'client 2']) {
        const last = createPage(client)
        await listen(exchange, last)
        for (const page of [...pages, last]) note(page)
        const others = published.filter(({ from }) => from !== client).map(({ id }) => id)
        expect([...(had.get(client) ?? [])].sort()).toEqual(others.sort())
        expect(new Set(last.texts()).size).toBe(last.texts().length)
      }
    }),
    { numRuns: 200 },
  )
})
