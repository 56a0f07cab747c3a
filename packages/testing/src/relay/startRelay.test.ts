import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { Core } from '@walletconnect/core'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type LocalRelay, startRelay } from './startRelay.js'

const topic = 'ab'.repeat(32)
let relay: LocalRelay
const sockets: WebSocket[] = []

type Delivery = { readonly id: number; readonly params: { readonly data: { readonly message: string } } }
type Client = {
  readonly messages: string[]
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
  call(method: string, params: object): Promise<unknown>
  arrived(count: number): Promise<readonly string[]>
}

// Speaks the relay protocol over a plain WebSocket, with the authentication token of a real client.
async function connect(url: string): Promise<Client> {
  const core = new Core({
    projectId: 'local',
    logger: 'silent',
    telemetryEnabled: false,
    customStoragePrefix: randomUUID(),
    storage: emptyStore(),
  })
  await core.crypto.init()
  const auth = await core.crypto.signJWT(url)
  core.heartbeat.stop()
  const socket = new WebSocket(`${url}/?auth=${auth}&projectId=local&useOnCloseEvent=true`)
  sockets.push(socket)
  const answers = new Map<number, (answer: unknown) => void>()
  const messages: string[] = []
  let onMessage = () => {}
  let lastId = 0
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as Delivery & { readonly method?: string }
    if (frame.method === undefined) return answers.get(frame.id)?.(frame)
    messages.push(frame.params.data.message)
    socket.send(JSON.stringify({ id: frame.id, jsonrpc: '2.0', result: true }))
    onMessage()
  })
  const closed = new Promise<{ readonly code: number; readonly reason: string }>((resolve) => {
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }))
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return {
    messages,
    closed,
    call(method, params) {
      const id = ++lastId
      const answer = new Promise((resolve) => answers.set(id, resolve))
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      return answer
    },
    arrived(count) {
      return new Promise((resolve) => {
        onMessage = () => (messages.length >= count ? resolve(messages) : undefined)
        onMessage()
      })
    },
  }
}

function emptyStore() {
  const values = new Map<string, unknown>()
  return {
    getKeys: async () => [],
    getEntries: async () => [],
    getItem: async <T>(key: string) => values.get(key) as T | undefined,
    setItem: async (key: string, value: unknown) => void values.set(key, value),
    removeItem: async (key: string) => void values.delete(key),
  }
}

const publish = (client: Client, message: string) => client.call('irn_publish', { topic, message, ttl: 300, tag: 1108 })

async function startPair(options: Parameters<typeof startRelay>[0] = {}) {
  relay = await startRelay(options)
  const [sender, receiver] = [await connect(relay.url), await connect(relay.url)]
  await receiver.call('irn_subscribe', { topic })
  return { sender, receiver }
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate()
  await relay.close()
})

test('FI1: resends a dropped message that was not acknowledged', async () => {
  const { sender, receiver } = await startPair({ limits: { acknowledgeMs: 50 } })
  relay.faults.drop(1)
  await publish(sender, 'lost once')
  expect(await receiver.arrived(1)).toEqual(['lost once'])
})

test('FI1: drops the frames that match a predicate until reset', async () => {
  const { sender } = await startPair()
  relay.faults.drop(({ direction, method }) => direction === 'toRelay' && method === 'irn_publish')
  let isAnswered = false
  void publish(sender, 'lost').then(() => {
    isAnswered = true
  })
  // The relay responds in order.
  await sender.call('irn_subscribe', { topic })
  expect(isAnswered).toBe(false)
  relay.faults.reset()
  await expect(publish(sender, 'not lost')).resolves.toMatchObject({ result: true })
})

test('duplicates, delays and reorders messages on request', async () => {
  const { sender, receiver } = await startPair()
  relay.faults.duplicate()
  await publish(sender, 'one')
  expect(await receiver.arrived(2)).toEqual(['one', 'one'])

  relay.faults.reset()
  relay.faults.delay(60)
  const before = performance.now()
  await publish(sender, 'two')
  await receiver.arrived(3)
  expect(performance.now() - before).toBeGreaterThan(110)

  relay.faults.reset()
  relay.faults.reorder()
  // On a busy machine, the second message may arrive after those 50 ms.
  let count = 3
  const isReordered = async () => {
    const sent = [`a${count}`, `b${count}`]
    await Promise.all(sent.map((message) => publish(sender, message)))
    count += 2
    return isDeepStrictEqual((await receiver.arrived(count)).slice(-2), sent.toReversed())
  }
  await expect.poll(isReordered).toBe(true)
})

test.each([
  ['invalidKey', 'Unauthorized: invalid key'],
  ['originNotAllowed', 'Unauthorized: origin not allowed'],
  ['notYetValid', 'JWT validation error: JWT Token is not yet valid'],
] as const)('refuses a client with %s by a close event', async (reason, text) => {
  relay = await startRelay()
  relay.faults.refuse(reason)
  const client = await connect(relay.url)
  expect(await client.closed).toEqual({ code: 3000, reason: text })
})

test('FI1: restarts on the same port, and delivers the messages in the mailbox', async () => {
  const { sender, receiver } = await startPair()
  const other = 'cd'.repeat(32)
  await sender.call('irn_publish', { topic: other, message: 'kept', ttl: 300, tag: 1108 })
  await relay.faults.down()
  await receiver.closed
  await expect(connect(relay.url)).rejects.toThrow('ECONNREFUSED')
  await relay.faults.up()
  const later = await connect(relay.url)
  await later.call('irn_subscribe', { topic: other })
  expect(await later.arrived(1)).toEqual(['kept'])
})

test('drops connections while the port stays open', async () => {
  const { sender } = await startPair()
  relay.faults.dropConnections()
  expect((await sender.closed).code).toBe(1006)
  await connect(relay.url)
})

test('T15: counts frames by method and tag, and waits for a frame', async () => {
  const { sender, receiver } = await startPair()
  const delivered = relay.waitFor('irn_subscription')
  const tagged = relay.waitFor(1108)
  const answered = relay.waitFor(({ answers }) => answers === 'irn_publish')
  await publish(sender, 'secret')
  await receiver.arrived(1)
  expect(await delivered).toMatchObject({ direction: 'toClient', method: 'irn_subscription', tag: 1108 })
  expect(await tagged).toMatchObject({ method: 'irn_publish' })
  expect(await answered).toMatchObject({ direction: 'toClient', method: undefined })
  expect(relay.traffic()).toEqual({
    connections: 2,
    byMethod: { irn_subscribe: 1, irn_publish: 1, irn_subscription: 1 },
    published: { 1108: 1 },
    delivered: { 1108: 1 },
  })
  expect(JSON.stringify(relay.traffic())).not.toContain('secret')
  await expect(relay.waitFor('irn_unsubscribe', 20)).rejects.toThrow('irn_unsubscribe')
})
