import { beforeEach, expect, test } from 'vitest'
import { createFakeClock } from '../../../testing/src/fakes/createFakeClock.js'
import { storedMessage } from '../../test/storedMessage.fixture.js'
import { storedSize } from '../mailbox/storedSize.js'
import { relayLimits } from '../relayLimits.js'
import { createOutbox } from './createOutbox.js'

type Sent = { readonly id: number; readonly params: { readonly data: { readonly message: string } } }

let clock: ReturnType<typeof createFakeClock>
let sent: Sent[]
let acknowledged: string[]
let overflows: number
let charged: number

/** Memory of a message of five characters. */
const size = storedSize({ message: '12345' })

function start(limits = {}) {
  let id = 100
  return createOutbox({
    clientId: 'did:key:zReceiver',
    clock,
    limits: { ...relayLimits, ...limits },
    nextId: () => ++id,
    send: (text) => sent.push(JSON.parse(text) as Sent),
    charge: (bytes) => {
      charged += bytes
    },
    onAcknowledged: ({ message }) => acknowledged.push(message),
    onOverflow: () => overflows++,
  })
}

const texts = () => sent.map(({ params }) => params.data.message)

beforeEach(() => {
  clock = createFakeClock()
  sent = []
  acknowledged = []
  overflows = 0
  charged = 0
})

test('reports an acknowledged message and sends the next one', () => {
  const outbox = start({ unacknowledged: 1 })
  outbox.add(storedMessage('one', clock.now()))
  outbox.add(storedMessage('two', clock.now()))
  expect(texts()).toEqual(['one'])
  expect(outbox.settle('101', true)).toBe(true)
  expect([texts(), acknowledged]).toEqual([['one', 'two'], ['one']])
  expect(outbox.settle('101', true)).toBe(false)
  expect(outbox.settle('102', false)).toBe(true)
  expect(acknowledged).toEqual(['one'])
})

test('FI1: sends an unacknowledged message three times with the same id, and then leaves it to the next connection', async () => {
  const outbox = start()
  outbox.add(storedMessage('one', clock.now()))
  await clock.advance(5_000)
  outbox.add(storedMessage('two', clock.now()))
  await clock.advance(16_000)
  expect(texts()).toEqual(['one', 'two', 'one'])
  outbox.settle('102', true)
  await clock.advance(200_000)
  expect(sent.map(({ id }) => id)).toEqual([101, 102, 101, 101])
  expect(acknowledged).toEqual(['two'])
  expect(clock.timerCount()).toBe(0)
})

test('FI1: sends each unacknowledged message again after its own timeout', async () => {
  const outbox = start()
  outbox.add(storedMessage('one', clock.now()))
  await clock.advance(15_000)
  outbox.add(storedMessage('two', clock.now()))
  await clock.advance(20_000)
  expect(texts()).toEqual(['one', 'two', 'one', 'two'])
  outbox.close()
})

test('does not send an expired message again', async () => {
  const outbox = start()
  outbox.add(storedMessage('one', clock.now(), { expiresAt: clock.now() + 10_000 }))
  await clock.advance(60_000)
  expect(texts()).toEqual(['one'])
  outbox.close()
})

test('reports a queue that exceeds its limit', () => {
  const outbox = start({ unacknowledged: 1, waitingBytes: 2 * size })
  for (const text of ['first', '12345', '67890']) outbox.add(storedMessage(text, clock.now()))
  expect(overflows).toBe(0)
  outbox.add(storedMessage('!', clock.now()))
  expect(overflows).toBe(1)
})

test('L7: sends nothing and leaves no timer after it is closed', () => {
  const outbox = start({ unacknowledged: 1 })
  outbox.add(storedMessage('one', clock.now()))
  outbox.add(storedMessage('two', clock.now()))
  outbox.close()
  outbox.add(storedMessage('three', clock.now()))
  expect(outbox.settle('101', true)).toBe(false)
  expect(texts()).toEqual(['one'])
  expect(clock.timerCount()).toBe(0)
})

test('admits stored messages one by one as the client acknowledges earlier ones', async () => {
  const outbox = start({ unacknowledged: 1, waitingBytes: 2 * size })
  const added: string[] = []
  outbox.add(storedMessage('first', clock.now()))
  outbox.add(storedMessage('12345', clock.now()))
  const feeding = ['a', 'b', 'c'].map(async (text) => {
    await outbox.ready()
    added.push(text)
    outbox.add(storedMessage(text.repeat(5), clock.now()))
  })
  await Promise.resolve()
  expect(added).toEqual([])
  outbox.settle('101', true)
  await feeding[0]
  expect(added).toEqual(['a'])
  outbox.settle('102', true)
  await feeding[1]
  expect(added).toEqual(['a', 'b'])
  outbox.close()
  await Promise.all(feeding)
  expect(overflows).toBe(0)
})

test('RL6: charges messages until they are acknowledged, given up or the outbox closes', async () => {
  const outbox = start({ unacknowledged: 2 })
  for (const text of ['first', 'other', 'third']) outbox.add(storedMessage(text, clock.now()))
  expect(charged).toBe(3 * size)
  outbox.settle('101', true)
  expect(charged).toBe(2 * size)
  await clock.advance(60_000)
  expect(charged).toBe(0)
  outbox.add(storedMessage('later', clock.now()))
  outbox.close()
  outbox.close()
  expect(charged).toBe(0)
})

test('RL6: limits unacknowledged bytes, and sends a longer message alone', () => {
  const outbox = start({ unacknowledgedBytes: 2 * size })
  for (const text of ['first', 'other', 'x'.repeat(5_000), 'later']) outbox.add(storedMessage(text, clock.now()))
  expect(texts()).toEqual(['first', 'other'])
  outbox.settle('101', true)
  expect(sent).toHaveLength(2)
  outbox.settle('102', true)
  expect(sent).toHaveLength(3)
  outbox.settle('103', true)
  expect(texts().at(-1)).toBe('later')
  outbox.close()
})
