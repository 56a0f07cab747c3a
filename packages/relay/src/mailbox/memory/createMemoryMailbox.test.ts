import { beforeEach, expect, test } from 'vitest'
import { createFakeClock } from '../../../../testing/src/fakes/createFakeClock.js'
import { storedMessage, topicOf } from '../../../test/storedMessage.fixture.js'
import type { Mailbox, Sender } from '../mailbox.js'
import { storedSize, topicBytes } from '../storedSize.js'
import { createMemoryMailbox } from './createMemoryMailbox.js'

let clock: ReturnType<typeof createFakeClock>
beforeEach(() => {
  clock = createFakeClock()
})

const message = (text: string, more = {}) => storedMessage(text, clock.now(), more)
const texts = async (mailbox: Mailbox, name = 'a') => (await mailbox.read(topicOf(name))).map((one) => one.message)
/** Memory of this many messages of one character, each in its own topic. */
const room = (count: number) => count * (storedSize({ message: 'x' }) + topicBytes)
const full = { name: 'MailboxFullError' }

function senderAt(name: string, projectId = 'project', bytes = room(1_000)): Sender {
  return { projectId, networks: [{ name, bytes }] }
}

/** Stores a message in a topic of the same name. */
const put = (mailbox: Mailbox, text: string, sender?: Sender) =>
  mailbox.put(message(text, { topic: topicOf(text) }), sender)

async function stored(mailbox: Mailbox, names: string) {
  const found = await Promise.all([...names].map((name) => texts(mailbox, name)))
  return found.flat().join('')
}

test('keeps messages in order until they expire, without duplicates', async () => {
  const mailbox = createMemoryMailbox({ clock })
  await mailbox.put(message('one', { expiresAt: clock.now() + 1_000 }))
  await mailbox.put(message('two'))
  await mailbox.put(message('two'))
  expect(await texts(mailbox)).toEqual(['one', 'two'])
  await clock.advance(1_000)
  expect(await texts(mailbox)).toEqual(['two'])
  await clock.advance(300_000)
  expect(await texts(mailbox)).toEqual([])
})

test('L7: removes expired messages and then leaves no timer', async () => {
  const mailbox = createMemoryMailbox({ clock, bytes: room(1) })
  await put(mailbox, 'a')
  expect(clock.timerCount()).toBe(1)
  await clock.advance(361_000)
  expect(clock.timerCount()).toBe(0)
  await put(mailbox, 'b')
  expect(await texts(mailbox, 'b')).toEqual(['b'])
  await mailbox.close()
  expect(clock.timerCount()).toBe(0)
})

test('calls a watcher for every message until it stops', async () => {
  const mailbox = createMemoryMailbox({ clock })
  const heard: string[] = []
  const stop = await mailbox.watch(topicOf('a'), (one) => heard.push(one.message))
  await mailbox.put(message('one'))
  await mailbox.put(message('elsewhere', { topic: topicOf('b') }))
  stop()
  stop()
  await mailbox.put(message('two'))
  expect(heard).toEqual(['one'])
})

test('RL1: evicts acknowledged messages of a full topic; without any, rejects new messages but calls the watchers', async () => {
  const mailbox = createMemoryMailbox({ clock, messagesPerTopic: 2 })
  const heard: string[] = []
  await mailbox.watch(topicOf('a'), (one) => heard.push(one.message))
  await mailbox.put(message('one'))
  await mailbox.put(message('two'))
  await expect(mailbox.put(message('three'))).rejects.toMatchObject(full)
  expect(heard).toEqual(['one', 'two', 'three'])
  mailbox.taken(message('two'))
  await mailbox.put(message('four'))
  expect(await texts(mailbox)).toEqual(['one', 'four'])
})

test('RL2: evicts expired messages first, then acknowledged ones, then the oldest of the sender that uses most', async () => {
  const mailbox = createMemoryMailbox({ clock, bytes: room(3) })
  const [heavy, light] = [senderAt('heavy'), senderAt('light')]
  const short = message('a', { topic: topicOf('a'), expiresAt: clock.now() + 1_000 })
  await mailbox.put(short, heavy)
  await put(mailbox, 'b', heavy)
  await put(mailbox, 'c', heavy)
  await clock.advance(1_000)
  await put(mailbox, 'd', light)
  expect(await stored(mailbox, 'abcd')).toBe('bcd')
  mailbox.taken(message('d', { topic: topicOf('d') }))
  await put(mailbox, 'e', light)
  expect(await stored(mailbox, 'bcde')).toBe('bce')
  await put(mailbox, 'f', light)
  expect(await stored(mailbox, 'bcef')).toBe('cef')
})

test('RL2: keeps the messages of other addresses if one address fills the mailbox', async () => {
  const mailbox = createMemoryMailbox({ clock, bytes: room(100) })
  const flood = senderAt('flood')
  for (let index = 0; index < 300; index++) await put(mailbox, `flood ${index}`, flood)
  for (let index = 0; index < 40; index++) await put(mailbox, `visitor ${index}`, senderAt(`visitor ${index}`))
  for (let index = 0; index < 300; index++) await put(mailbox, `more ${index}`, flood)
  const kept = await Promise.all(Array.from({ length: 40 }, (_, index) => texts(mailbox, `visitor ${index}`)))
  expect(kept.flat()).toHaveLength(40)
})

test('RL2: compares networks by the part of their share that they use', async () => {
  const mailbox = createMemoryMailbox({ clock, bytes: room(6) })
  const home = (last: string) => ({
    projectId: 'project',
    networks: [
      { name: `home ${last}::/64`, bytes: room(10) },
      { name: 'home::/48', bytes: room(12) },
    ],
  })
  // Four networks of one customer with one message each against two messages of another address.
  for (const name of 'abcd') await put(mailbox, name, home(name))
  for (const name of 'ef') await put(mailbox, name, senderAt('other', 'project', room(10)))
  await put(mailbox, 'g', senderAt('new'))
  expect(await stored(mailbox, 'abcdefg')).toBe('bcdefg')
})

test('RL3: evicts the oldest message of the project that stores most at an address, and refuses none', async () => {
  const mailbox = createMemoryMailbox({ clock })
  const share = room(5)
  const [stranger, shop] = [senderAt('shared', 'stranger', share), senderAt('shared', 'shop', share)]
  for (const name of 'abcd') await put(mailbox, name, stranger)
  await put(mailbox, 'e', shop)
  await put(mailbox, 'f', shop)
  await put(mailbox, 'g', stranger)
  expect(await stored(mailbox, 'abcdefg')).toBe('cdefg')
})

test('RL9: evicts only the oldest message of an address that exceeds its share', async () => {
  const mailbox = createMemoryMailbox({ clock })
  const small = senderAt('small', 'project', room(2))
  await put(mailbox, 'a', senderAt('other'))
  for (const name of 'bcd') await put(mailbox, name, small)
  expect(await stored(mailbox, 'abcd')).toBe('acd')
  await expect(put(mailbox, 'x'.repeat(room(2)), small)).rejects.toMatchObject(full)
  expect(await stored(mailbox, 'abcd')).toBe('acd')
})

test('RL9: does not count duplicates and refused messages towards the share of an address', async () => {
  const mailbox = createMemoryMailbox({ clock, bytesPerTopic: storedSize({ message: 'x' }) })
  const sender = senderAt('a', 'project', room(2))
  await put(mailbox, 'a', sender)
  for (let count = 0; count < 93; count++) await put(mailbox, 'a', sender)
  for (let count = 0; count < 93; count++) {
    await expect(mailbox.put(message(`refused ${count}`, { topic: topicOf('a') }), sender)).rejects.toMatchObject(full)
  }
  await put(mailbox, 'b', sender)
  expect(await stored(mailbox, 'ab')).toBe('ab')
})

test('RL6: counts a message with its overhead, its attestation, and two bytes per character outside Latin-1', () => {
  const plain = storedSize({ message: 'x' })
  expect(plain).toBeGreaterThan(390)
  expect(storedSize({ message: 'x'.repeat(101) })).toBe(plain + 100)
  expect(storedSize({ message: '€'.repeat(100) })).toBe(plain + 199)
  expect(storedSize({ message: 'x', attestation: 'y'.repeat(50) })).toBe(plain + 50)
})

test('RL16: logs the number of pending messages that are lost on close', async () => {
  const lines: unknown[] = []
  const write = (text: string, fields?: object) => void lines.push([text, fields])
  const logger = { debug: write, info: write, warn: write, error: write }
  const mailbox = createMemoryMailbox({ clock, logger })
  for (const name of 'abc') await put(mailbox, name)
  mailbox.taken(message('b', { topic: topicOf('b') }))
  await mailbox.close()
  expect(lines).toEqual([['Waiting messages in memory are lost.', { messages: 2 }]])
  lines.length = 0
  await createMemoryMailbox({ clock, logger }).close()
  expect(lines).toEqual([])
})
