import { beforeEach, expect, test } from 'vitest'
import { createTestClock } from '../../test/createTestClock.fixture.js'
import { storedMessage, topicOf } from '../../test/storedMessage.fixture.js'
import { createMemoryMailbox } from './createMemoryMailbox.js'
import type { Mailbox } from './mailbox.js'

let clock: ReturnType<typeof createTestClock>
beforeEach(() => {
  clock = createTestClock()
})

const message = (text: string, more = {}) => storedMessage(text, clock.now(), more)
const texts = async (mailbox: Mailbox, name = 'a') => (await mailbox.read(topicOf(name))).map((one) => one.message)

test('messages are kept in order until their time is over, and once each', async () => {
  const mailbox = createMemoryMailbox({ clock })
  await mailbox.put(message('one', { expiresAt: clock.now() + 1_000 }))
  await mailbox.put(message('two'))
  await mailbox.put(message('two'))
  expect(await texts(mailbox)).toEqual(['one', 'two'])
  clock.advance(1_000)
  expect(await texts(mailbox)).toEqual(['two'])
  clock.advance(300_000)
  expect(await texts(mailbox)).toEqual([])
})

test('L7: what nobody reads is swept away, and no timer is left then', async () => {
  const mailbox = createMemoryMailbox({ clock, bytes: 5 })
  await mailbox.put(message('12345'))
  expect(clock.timerCount()).toBe(1)
  clock.advance(361_000)
  expect(clock.timerCount()).toBe(0)
  await mailbox.put(message('54321', { topic: topicOf('b') }))
  expect(await texts(mailbox, 'b')).toEqual(['54321'])
  await mailbox.close()
  expect(clock.timerCount()).toBe(0)
})

test('watchers hear every message until they stop', async () => {
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

test('a full topic lets go of what was taken, and refuses where nothing was', async () => {
  const mailbox = createMemoryMailbox({ clock, messagesPerTopic: 2 })
  await mailbox.put(message('one'))
  await mailbox.put(message('two'))
  await expect(mailbox.put(message('three'))).rejects.toMatchObject({ name: 'MailboxFullError' })
  mailbox.taken(message('two'))
  await mailbox.put(message('three'))
  expect(await texts(mailbox)).toEqual(['one', 'three'])
})

test('a full mailbox lets go of what expired or was taken in other topics, and refuses where nothing was', async () => {
  const mailbox = createMemoryMailbox({ clock, bytes: 10, bytesPerTopic: 6 })
  await mailbox.put(message('aaaaa'))
  await expect(mailbox.put(message('aa'))).rejects.toMatchObject({ name: 'MailboxFullError' })
  await mailbox.put(message('bbbbb', { topic: topicOf('b'), expiresAt: clock.now() + 1_000 }))
  const waiting = message('ccccc', { topic: topicOf('c') })
  await expect(mailbox.put(waiting)).rejects.toMatchObject({ name: 'MailboxFullError' })
  clock.advance(1_000)
  await mailbox.put(waiting)
  mailbox.taken(message('aaaaa'))
  await mailbox.put(message('ddddd', { topic: topicOf('d') }))
  expect(await Promise.all(['a', 'b', 'c', 'd'].map((name) => texts(mailbox, name)))).toEqual([
    [],
    [],
    ['ccccc'],
    ['ddddd'],
  ])
})
