import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { findNats } from '../../../scripts/nats/findNats.mjs'
import { createFakeClock } from '../../testing/src/fakes/createFakeClock.js'
import { createNatsMailbox, type Mailbox, type StoredMessage } from '../src/exports/index.js'
import { ask, createSignClient, letWalletApprove, pairClients, published } from './createSignClient.fixture.js'
import { createSocket } from './createSocket.fixture.js'
import { createTcpProxy } from './createTcpProxy.fixture.js'
import { startNats, type TestNats } from './startNats.fixture.js'
import { startRelayProcess } from './startRelayProcess.fixture.js'
import { startServer } from './startServer.fixture.js'

const program = findNats()
const hasOpenssl = spawnSync('openssl', ['version']).status === 0
if (!program)
  process.stdout.write('No nats-server: tests of the relay on NATS are skipped. See scripts/nats/ensureNats.mjs.\n')

// Close in reverse order of opening.
const open: (() => Promise<unknown>)[] = []

function closeAfterTest<T extends { close(): Promise<unknown> }>(one: T): T {
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

const start = async (): Promise<TestNats> => closeAfterTest(await startNats(program ?? ''))
const mailboxOn = async (nats: TestNats, more = {}) =>
  closeAfterTest(await createNatsMailbox({ url: nats.url, ...more }))
// A client that has just reconnected silently drops messages until it has restored its subscriptions.
const limits = { acknowledgeMs: 500 }
const relayOn = async (nats: TestNats) => closeAfterTest(await startServer({ mailbox: await mailboxOn(nats), limits }))

describe.skipIf(!program)('a mailbox on NATS', () => {
  test('keeps messages of every lifetime in order, each until it expires', async () => {
    const nats = await start()
    const clock = createFakeClock(Date.now())
    const now = clock.now()
    const mailbox = await mailboxOn(nats, { clock })
    const day = 24 * 60 * 60_000
    await mailbox.put(message('month', { publishedAt: now, expiresAt: now + 8 * day }))
    await mailbox.put(message('day', { publishedAt: now + 1, expiresAt: now + day }))
    await mailbox.put(message('minute', { publishedAt: now + 2, expiresAt: now + 60_000, attestation: 'signed' }))
    await mailbox.put(message('minute', { publishedAt: now + 2, expiresAt: now + 60_000 }))
    expect(await texts(mailbox)).toEqual(['month', 'day', 'minute'])
    expect((await mailbox.read('ab'.repeat(32)))[2]?.attestation).toBe('signed')
    clock.skip(60_001)
    expect(await texts(mailbox)).toEqual(['month', 'day'])
    clock.skip(2 * day)
    expect(await texts(mailbox)).toEqual(['month'])
    expect(await mailbox.read('cd'.repeat(32))).toEqual([])
  })

  test('RL1: refuses a message if there is no room, but delivers it to subscribers', async () => {
    const nats = await start()
    const mailbox = await mailboxOn(nats, { messagesPerTopic: 2 })
    const heard: number[] = []
    await mailbox.watch('ab'.repeat(32), (stored) => heard.push(stored.message.length))
    await mailbox.put(message('a'))
    await mailbox.put(message('b'))
    await expect(mailbox.put(message('ccc'))).rejects.toMatchObject({ name: 'MailboxFullError' })
    await expect(mailbox.put(message('x'.repeat(2_000_000)))).rejects.toMatchObject({ name: 'MailboxFullError' })
    await expect.poll(() => heard.toSorted((one, other) => one - other)).toEqual([1, 1, 3, 2_000_000])
  })

  test('RL12: evicts the oldest messages of the address that stores most from a full stream, and accepts new ones', async () => {
    const nats = await start()
    const mailbox = await mailboxOn(nats, { bytes: 500_000 })
    const put = (text: string, name: string) =>
      mailbox.put(message(text, { message: `${text} ${'x'.repeat(10_000)}` }), {
        projectId: 'project',
        networks: [{ name, bytes: 10_000_000 }],
      })
    for (let index = 0; index < 5; index++) await put(`visitor ${index}`, 'visitor')
    for (let index = 0; index < 100; index++) await put(`flood ${index}`, 'flood')
    for (let index = 5; index < 10; index++) await put(`visitor ${index}`, 'visitor')
    const kept = (await texts(mailbox)).map((text) => text.split(' x')[0])
    for (let index = 0; index < 10; index++) expect(kept).toContain(`visitor ${index}`)
    expect(kept).not.toContain('flood 0')
    expect(kept).toContain('flood 99')
  })

  test('RL12: evicts the oldest messages of a stream that an earlier process filled', async () => {
    const nats = await start()
    const bytes = 5_000_000
    const put = (mailbox: Mailbox, text: string) =>
      mailbox.put(message(text, { message: `${text} ${'x'.repeat(10_000)}` }), {
        projectId: 'project',
        networks: [{ name: text, bytes }],
      })
    const earlier = await createNatsMailbox({ url: nats.url, bytes })
    for (let index = 0; index < 480; index++) await put(earlier, `old ${index}`)
    await earlier.close()
    const mailbox = await mailboxOn(nats, { bytes })
    for (let index = 0; index < 20; index++) await put(mailbox, `new ${index}`)
    const kept = (await texts(mailbox)).map((text) => text.split(' x')[0])
    expect(kept.filter((text) => text?.startsWith('new'))).toHaveLength(20)
    expect(kept).not.toContain('old 0')
    expect(kept).toContain('old 479')
  })

  test('RL12: evicts the oldest message of an address that exceeds its share of a stream; duplicates do not count', async () => {
    const nats = await start()
    const mailbox = await mailboxOn(nats)
    const filler = 'x'.repeat(10_000)
    const put = (text: string, name: string) =>
      mailbox.put(message(text, { message: `${text} ${filler}` }), {
        projectId: 'project',
        networks: [{ name, bytes: 23_000 }],
      })
    await put('other', 'other')
    for (let count = 0; count < 5; count++) await put('a', 'one')
    await put('b', 'one')
    expect((await texts(mailbox)).map((text) => text.split(' ')[0])).toEqual(['other', 'a', 'b'])
    await put('c', 'one')
    expect((await texts(mailbox)).map((text) => text.split(' ')[0])).toEqual(['other', 'b', 'c'])
  })

  test('notifies other relays, and delivers missed messages after a restart of the server', async () => {
    const nats = await start()
    const [one, other] = [await mailboxOn(nats), await mailboxOn(nats)]
    const heard: string[] = []
    await other.watch('ab'.repeat(32), (stored) => heard.push(stored.message))
    await one.put(message('first'))
    await expect.poll(() => heard).toEqual(['first'])
    await nats.stop()
    // The mailbox stores this message when the server is back.
    const kept = one.put(message('second'))
    await nats.start()
    await kept
    await expect.poll(() => heard).toContain('second')
    expect(await texts(one)).toEqual(['first', 'second'])
  })

  test('does not receive messages of a mailbox with other streams on the same server', async () => {
    const nats = await start()
    const [one, other] = [await mailboxOn(nats), await mailboxOn(nats, { stream: 'second' })]
    const heard: string[] = []
    await other.watch('ab'.repeat(32), (stored) => heard.push(stored.message))
    await one.put(message('one'))
    await other.put(message('other'))
    await expect.poll(() => heard).toEqual(['other'])
    expect([await texts(one), await texts(other)]).toEqual([['one'], ['other']])
  })

  test('RL13: sends no credentials to a server without TLS if the options require TLS', async () => {
    const nats = await start()
    const login = { user: 'relay', password: 'secret', connectMs: 0 }
    await expect(createNatsMailbox({ url: nats.url, tls: {}, ...login })).rejects.toThrow('tls')
    await expect(createNatsMailbox({ url: nats.url.replace('nats:', 'tls:'), ...login })).rejects.toThrow('tls')
  })

  test('rejects if the server is unreachable', async () => {
    await expect(createNatsMailbox({ url: 'nats://127.0.0.1:1', connectMs: 0 })).rejects.toThrow()
  })
})

describe.skipIf(!program)('a mailbox on a NATS server with credentials', () => {
  const login = ['--user', 'relay', '--pass', 'p@ss/w%rd']

  test('RL13: connects with user and password from the options or the URL, and rejects without the right ones', async () => {
    const nats = closeAfterTest(await startNats(program ?? '', login))
    const byOptions = await mailboxOn(nats, { user: 'relay', password: 'p@ss/w%rd' })
    const url = nats.url.replace('//', `//relay:${encodeURIComponent('p@ss/w%rd')}@`)
    const byUrl = closeAfterTest(await createNatsMailbox({ url }))
    await byOptions.put(message('a'))
    expect(await texts(byUrl)).toEqual(['a'])
    const refused = { name: 'AuthorizationError' }
    await expect(createNatsMailbox({ url: nats.url })).rejects.toMatchObject(refused)
    await expect(createNatsMailbox({ url: nats.url, user: 'relay', password: 'wrong' })).rejects.toMatchObject(refused)
  })

  test('RL13: connects with a token, and rejects with a wrong one', async () => {
    const nats = closeAfterTest(await startNats(program ?? '', ['--auth', 'secret']))
    const mailbox = await mailboxOn(nats, { token: 'secret' })
    await mailbox.put(message('a'))
    expect(await texts(mailbox)).toEqual(['a'])
    await expect(createNatsMailbox({ url: nats.url, token: 'wrong' })).rejects.toMatchObject({
      name: 'AuthorizationError',
    })
  })
})

describe.skipIf(!program || !hasOpenssl)('a mailbox on a NATS server with TLS', () => {
  test('RL13: connects with its certificate authority and a client certificate, and rejects without them', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'latchkey-nats-tls-'))
    open.unshift(() => rm(folder, { recursive: true }))
    const [cert, key] = ['cert.pem', 'key.pem'].map((name) => path.join(folder, name)) as [string, string]
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
    spawnSync('openssl', [...request, '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert])
    const more = ['--tls', '--tlscert', cert, '--tlskey', key, '--tlscacert', cert, '--tlsverify']
    const nats = closeAfterTest(await startNats(program ?? '', more))
    const [ca, privateKey] = await Promise.all([cert, key].map((file) => readFile(file, 'utf8')))
    if (!ca || !privateKey) throw new Error('openssl made no certificate.')
    const mailbox = await mailboxOn(nats, { tls: { ca, cert: ca, key: privateKey } })
    await mailbox.put(message('a'))
    expect(await texts(mailbox)).toEqual(['a'])
    await expect(createNatsMailbox({ url: nats.url, tls: { ca }, connectMs: 0 })).rejects.toThrow()
    await expect(createNatsMailbox({ url: nats.url, connectMs: 0 })).rejects.toThrow()
  })
})

describe.skipIf(!program)('two relays on one NATS server', () => {
  const topic = 'ab'.repeat(32)
  const topicOf = (index: number) => index.toString(16).padStart(64, '0')
  const addressOf = ({ url = '' }: IncomingMessage) => new URLSearchParams(url.split('?')[1]).get('projectId') ?? ''

  /** A client whose project id is its address. */
  const clientAt = async (url: string, address: string) => {
    const client = await createSocket(url, { query: `projectId=${address}` })
    closeAfterTest({ close: async () => client.socket.terminate() })
    return (text: string) =>
      client.call('irn_publish', { topic, message: `${text} ${'x'.repeat(10_000)}`, ttl: 86_400 })
  }

  /** Starts two relays with the same options. `stored` returns the first words of the messages in NATS. */
  const startPair = async (bytes: number, keptBytesPerAddress: number) => {
    const nats = await start()
    const mailboxes: Mailbox[] = []
    const relay = async () => {
      const mailbox = await mailboxOn(nats, { bytes })
      mailboxes.push(mailbox)
      return closeAfterTest(await startServer({ mailbox, addressOf, limits: { keptBytesPerAddress } }))
    }
    const urls = [(await relay()).url, (await relay()).url] as const
    const reader = await mailboxOn(nats, { bytes })
    /** Waits until both relays have received each other's changes: NATS keeps the order of a connection. */
    const exchange = async () => {
      for (const mailbox of mailboxes) await mailbox.read(topic)
    }
    return { urls, exchange, stored: async () => (await texts(reader)).map((text) => text.split(' ')[0]) }
  }

  test('RL12b: evicts messages of an address that filled a stream at one relay when clients of the other relay publish', async () => {
    const { urls, stored } = await startPair(500_000, 10_000_000)
    const visitor = await clientAt(urls[0], 'visitor')
    for (let index = 0; index < 5; index++) await visitor(`early${index}`)
    const flood = await clientAt(urls[0], 'flood')
    for (let index = 0; index < 60; index++) await flood(`flood${index}`)
    const others = await clientAt(urls[1], 'other')
    for (let index = 0; index < 20; index++) expect(await others(`late${index}`)).toMatchObject({ result: true })
    const kept = await stored()
    for (let index = 0; index < 5; index++) expect(kept).toContain(`early${index}`)
    for (let index = 0; index < 20; index++) expect(kept).toContain(`late${index}`)
    expect(kept).toContain('flood59')
  })

  test('RL12b: counts the messages of an address at both relays towards its share', async () => {
    const { urls, exchange, stored } = await startPair(10_000_000, 23_000)
    const [one, other] = [await clientAt(urls[0], 'visitor'), await clientAt(urls[1], 'visitor')]
    const publish = async (client: typeof one, text: string) => {
      await client(text)
      await exchange()
    }
    await publish(one, 'a')
    await publish(one, 'b')
    await publish(other, 'c')
    expect(await stored()).toEqual(['b', 'c'])
    await publish(one, 'd')
    expect(await stored()).toEqual(['c', 'd'])
  })

  test('RL12b: does not count messages that the other relay purged by age', async () => {
    const nats = await start()
    const bytes = 2_000_000
    const [one, other] = [await mailboxOn(nats, { bytes }), await mailboxOn(nats, { bytes })]
    let count = 0
    const put = (mailbox: Mailbox, name: string) =>
      mailbox.put(message(`${++count}`, { topic: topicOf(count), message: `${count} ${'x'.repeat(500)}` }), {
        projectId: 'project',
        networks: [{ name, bytes }],
      })
    for (let index = 0; index < 16; index++) await put(one, `visitor ${index % 2}`)
    const first = () => other.read(topicOf(1))
    // No sender exceeds its share, so the full stream loses its oldest messages.
    while ((await first()).length > 0 && count < 10_000) {
      await Promise.all(Array.from({ length: 8 }, () => put(other, `sender ${count}`)))
    }
    expect(await first()).toEqual([])
    for (let index = 0; index < 200; index++) await put(one, `visitor ${index % 2}`)
    expect(await other.read(topicOf(count))).toHaveLength(1)
  })

  test('T15: a dapp and a wallet on different relays pair, sign and disconnect', async () => {
    const nats = await start()
    const dapp = closeAfterTest(await createSignClient((await relayOn(nats)).url, 'dapp'))
    const wallet = closeAfterTest(await createSignClient((await relayOn(nats)).url, 'wallet'))
    letWalletApprove(wallet)
    const session = await pairClients(dapp, wallet)
    expect(await ask(dapp, session.topic)).toBe('0x5167')
    const ended = new Promise((resolve) => wallet.client.once('session_delete', resolve))
    await dapp.client.disconnect({ topic: session.topic, reason: { code: 6000, message: 'ended' } })
    expect(await ended).toMatchObject({ topic: session.topic })
  })

  test('FI1: delivers a response through the other relay if the relay of the dapp is down', async () => {
    const nats = await start()
    const dappRelay = await startRelayProcess(nats.url)
    open.unshift(() => dappRelay.kill())
    const other = await relayOn(nats)
    const proxy = closeAfterTest(await createTcpProxy(dappRelay.url))
    const dapp = closeAfterTest(await createSignClient(proxy.url, 'dapp'))
    const wallet = closeAfterTest(await createSignClient(other.url, 'wallet'))
    letWalletApprove(wallet)
    const session = await pairClients(dapp, wallet)
    wallet.client.removeAllListeners('session_request')
    const asked = new Promise<{ readonly id: number; readonly topic: string }>((resolve) =>
      wallet.client.once('session_request', resolve),
    )
    const confirmed = published(dapp, 'request')
    const answer = ask(dapp, session.topic)
    const [{ id, topic }] = await Promise.all([asked, confirmed])
    await dappRelay.kill()
    await wallet.client.respond({ topic, response: { id, jsonrpc: '2.0', result: '0xlate' } })
    proxy.forwardTo(other.url)
    expect(await answer).toBe('0xlate')
  })

  test('FI1: delivers requests after a restart of the NATS server', async () => {
    const nats = await start()
    const dapp = closeAfterTest(await createSignClient((await relayOn(nats)).url, 'dapp'))
    const wallet = closeAfterTest(await createSignClient((await relayOn(nats)).url, 'wallet'))
    letWalletApprove(wallet)
    const session = await pairClients(dapp, wallet)
    await nats.stop()
    await nats.start()
    expect(await ask(dapp, session.topic)).toBe('0x5167')
  })
})
