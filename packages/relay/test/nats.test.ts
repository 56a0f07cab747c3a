import { afterEach, describe, expect, test } from 'vitest'
import { findNats } from '../../../scripts/nats/findNats.mjs'
import { createNatsMailbox, type Mailbox, type StoredMessage } from '../src/exports/index.js'
import { createDoor } from './createDoor.fixture.js'
import { ask, createSignClient, letWalletApprove, pairClients, published } from './createSignClient.fixture.js'
import { startNats, type TestNats } from './startNats.fixture.js'
import { startRelayProcess } from './startRelayProcess.fixture.js'
import { startServer } from './startServer.fixture.js'

const program = findNats()
if (!program)
  process.stdout.write('No nats-server: tests of the relay on NATS are skipped. See scripts/nats/ensureNats.mjs.\n')

// In the reverse order of opening.
const open: (() => Promise<unknown>)[] = []

function keep<T extends { close(): Promise<unknown> }>(one: T): T {
  open.unshift(() => one.close())
  return one
}

afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

const message = (text: string, more: Partial<StoredMessage> = {}): StoredMessage => ({
  id: text,
  topic: 'ab'.repeat(32),
  message: text,
  from: 'did:key:z1',
  publishedAt: Date.now(),
  expiresAt: Date.now() + 60_000,
  tag: 1108,
  ...more,
})

const texts = async (mailbox: Mailbox) => (await mailbox.read('ab'.repeat(32))).map((one) => one.message)

const start = async (): Promise<TestNats> => keep(await startNats(program ?? ''))
const mailboxOn = async (nats: TestNats, more = {}) => keep(await createNatsMailbox({ url: nats.url, ...more }))
// A client that has just come back drops what reaches it before its subscriptions are known to itself again, without a word.
const limits = { acknowledgeMs: 500 }
const relayOn = async (nats: TestNats) => keep(await startServer({ mailbox: await mailboxOn(nats), limits }))

describe.skipIf(!program)('a mailbox on NATS', () => {
  test('keeps messages of every span in the order of their time, each until it expires', async () => {
    const nats = await start()
    let now = Date.now()
    const clock = { now: () => now, monotonic: () => now, setTimeout: () => 0, clearTimeout: () => {} }
    const mailbox = await mailboxOn(nats, { clock })
    const day = 24 * 60 * 60_000
    await mailbox.put(message('month', { publishedAt: now, expiresAt: now + 8 * day }))
    await mailbox.put(message('day', { publishedAt: now + 1, expiresAt: now + day }))
    await mailbox.put(message('minute', { publishedAt: now + 2, expiresAt: now + 60_000, attestation: 'signed' }))
    await mailbox.put(message('minute', { publishedAt: now + 2, expiresAt: now + 60_000 }))
    expect(await texts(mailbox)).toEqual(['month', 'day', 'minute'])
    expect((await mailbox.read('ab'.repeat(32)))[2]?.attestation).toBe('signed')
    now += 60_001
    expect(await texts(mailbox)).toEqual(['month', 'day'])
    now += 2 * day
    expect(await texts(mailbox)).toEqual(['month'])
    expect(await mailbox.read('cd'.repeat(32))).toEqual([])
  })

  test('refuses what has no room, and says so', async () => {
    const nats = await start()
    const mailbox = await mailboxOn(nats, { messagesPerTopic: 2 })
    await mailbox.put(message('a'))
    await mailbox.put(message('b'))
    await expect(mailbox.put(message('c'))).rejects.toMatchObject({ name: 'MailboxFullError' })
    await expect(mailbox.put(message('x'.repeat(2_000_000)))).rejects.toMatchObject({ name: 'MailboxFullError' })
  })

  test('tells other relays, and after a restart of the server what was missed', async () => {
    const nats = await start()
    const [one, other] = [await mailboxOn(nats), await mailboxOn(nats)]
    const heard: string[] = []
    await other.watch('ab'.repeat(32), (stored) => heard.push(stored.message))
    await one.put(message('first'))
    await expect.poll(() => heard).toEqual(['first'])
    await nats.stop()
    // While the server is away: it is kept once it is back.
    const kept = one.put(message('second'))
    await nats.start()
    await kept
    await expect.poll(() => heard).toContain('second')
    expect(await texts(one)).toEqual(['first', 'second'])
  })

  test('knows nothing of one with other streams on the same server', async () => {
    const nats = await start()
    const [one, other] = [await mailboxOn(nats), await mailboxOn(nats, { stream: 'second' })]
    const heard: string[] = []
    await other.watch('ab'.repeat(32), (stored) => heard.push(stored.message))
    await one.put(message('one'))
    await other.put(message('other'))
    await expect.poll(() => heard).toEqual(['other'])
    expect([await texts(one), await texts(other)]).toEqual([['one'], ['other']])
  })

  test('is refused where there is no server', async () => {
    await expect(createNatsMailbox({ url: 'nats://127.0.0.1:1', connectMs: 0 })).rejects.toThrow()
  })
})

describe.skipIf(!program)('two relays on one NATS server', () => {
  test('T15: a dapp and a wallet at different relays pair, sign and end', async () => {
    const nats = await start()
    const dapp = keep(await createSignClient((await relayOn(nats)).url, 'dapp'))
    const wallet = keep(await createSignClient((await relayOn(nats)).url, 'wallet'))
    letWalletApprove(wallet)
    const session = await pairClients(dapp, wallet)
    expect(await ask(dapp, session.topic)).toBe('0x5167')
    const ended = new Promise((resolve) => wallet.client.once('session_delete', resolve))
    await dapp.client.disconnect({ topic: session.topic, reason: { code: 6000, message: 'ended' } })
    expect(await ended).toMatchObject({ topic: session.topic })
  })

  test('FI1: an answer sent while a relay is dead reaches the dapp through the other one', async () => {
    const nats = await start()
    const mortal = await startRelayProcess(nats.url)
    open.unshift(() => mortal.kill())
    const other = await relayOn(nats)
    const door = keep(await createDoor(mortal.url))
    const dapp = keep(await createSignClient(door.url, 'dapp'))
    const wallet = keep(await createSignClient(other.url, 'wallet'))
    letWalletApprove(wallet)
    const session = await pairClients(dapp, wallet)
    wallet.client.removeAllListeners('session_request')
    const asked = new Promise<{ readonly id: number; readonly topic: string }>((resolve) =>
      wallet.client.once('session_request', resolve),
    )
    const confirmed = published(dapp)
    const answer = ask(dapp, session.topic)
    const [{ id, topic }] = await Promise.all([asked, confirmed])
    await mortal.kill()
    await wallet.client.respond({ topic, response: { id, jsonrpc: '2.0', result: '0xlate' } })
    door.leadTo(other.url)
    expect(await answer).toBe('0xlate')
  })

  test('FI1: clients of relays whose NATS server restarted go on', async () => {
    const nats = await start()
    const dapp = keep(await createSignClient((await relayOn(nats)).url, 'dapp'))
    const wallet = keep(await createSignClient((await relayOn(nats)).url, 'wallet'))
    letWalletApprove(wallet)
    const session = await pairClients(dapp, wallet)
    await nats.stop()
    await nats.start()
    expect(await ask(dapp, session.topic)).toBe('0x5167')
  })
})
