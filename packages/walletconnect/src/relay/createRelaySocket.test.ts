import { createFakeClock } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createRelaySocket } from './createRelaySocket.js'
import type { RelayState } from './relayConnection.js'

/** A fake WebSocket. The test controls its server side. */
type TestSocket = {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number; reason: string }) => void) | null
  onerror: (() => void) | null
  readonly sent: string[]
  readonly url: string
  /** Time of creation. */
  readonly at: number
  isClosed: boolean
}

function open({
  isIdle = () => false,
  hosts = ['ws://relay'],
}: {
  readonly isIdle?: () => boolean
  readonly hosts?: readonly string[]
} = {}) {
  const clock = createFakeClock()
  const sockets: TestSocket[] = []
  const states: RelayState[] = []
  const refused: string[] = []
  class FakeSocket implements TestSocket {
    onopen = null
    onmessage = null
    onclose = null
    onerror = null
    sent: string[] = []
    isClosed = false
    at = clock.monotonic()
    url: string
    constructor(url: string) {
      this.url = url
      sockets.push(this)
    }
    send(text: string): void {
      this.sent.push(text)
    }
    close(): void {
      this.isClosed = true
    }
  }
  const socket = createRelaySocket({
    clock,
    WebSocket: FakeSocket as object as typeof WebSocket,
    hosts,
    url: async (host) => host,
    isIdle,
    onState: (state) => void states.push(state),
    onOpen: () => undefined,
    onMessage: () => undefined,
    onRefused: (code) => void refused.push(code),
  })
  const last = () => sockets.at(-1) ?? expect.unreachable()
  return { clock, sockets, states, refused, socket, last }
}
const idOf = (text: string | undefined) => JSON.parse(text ?? '{}').id as string

describe('the relay socket', () => {
  test('FI1: retry delays grow up to 15 s, with jitter', async () => {
    const times = async () => {
      const { clock, sockets, socket, last } = open()
      socket.open()
      await clock.advance(0)
      const found: number[] = []
      for (let attempt = 0; attempt < 9; attempt++) {
        const count = sockets.length
        const lost = clock.monotonic()
        last().onclose?.({ code: 1006, reason: '' })
        while (sockets.length === count) await clock.advance(1_000)
        found.push(last().at - lost)
      }
      socket.close()
      return found
    }
    const [one, other] = [await times(), await times()]
    expect(Math.max(...one)).toBeLessThanOrEqual(15_000)
    expect(Math.min(...one)).toBeGreaterThanOrEqual(100)
    expect(one.at(-1) ?? 0).toBeGreaterThan((one[0] ?? 0) * 10)
    expect(one).not.toEqual(other)
  })
  test('sends a pending call again over the next socket, and settles it once', async () => {
    const { clock, socket, last } = open()
    const response = socket.call('irn_publish', { x: 1 })
    await clock.advance(0)
    last().onopen?.()
    const first = last()
    expect(first.sent).toHaveLength(1)
    first.onclose?.({ code: 1006, reason: '' })
    await clock.advance(1_000)
    last().onopen?.()
    expect(last().sent).toEqual(first.sent)
    last().onmessage?.({ data: JSON.stringify({ id: idOf(first.sent[0]), jsonrpc: '2.0', result: true }) })
    await expect(response).resolves.toBe(true)
  })
  test('L1: rejects a call without a response after its timeout, and pending calls on close', async () => {
    const { clock, socket } = open()
    const late = socket.call('irn_publish', {})
    late.catch(() => undefined)
    await clock.advance(60_000)
    await expect(late).rejects.toMatchObject({ code: 'RELAY_UNREACHABLE' })
    const open_ = socket.call('irn_publish', {})
    socket.close()
    await expect(open_).rejects.toMatchObject({ code: 'ABORTED' })
    await expect(socket.call('irn_publish', {})).rejects.toMatchObject({ code: 'ABORTED' })
    expect(clock.timerCount()).toBe(0)
  })
  test('pings a socket after 25 s of silence, and replaces it if no response comes', async () => {
    const { clock, sockets, socket, last, states } = open()
    socket.open()
    await clock.advance(0)
    last().onopen?.()
    await clock.advance(25_000)
    expect(last().sent.at(-1)).toContain('irn_batchFetchMessages')
    await clock.advance(1_500)
    expect(sockets[0]?.isClosed).toBe(true)
    expect(states).toEqual(['connecting', 'connected', 'reconnecting'])
    await clock.advance(300)
    expect(sockets).toHaveLength(2)
    socket.close()
  })
  test('does not reconnect to a relay that rejects the app, and rejects calls with the reason', async () => {
    const { clock, sockets, socket, last, refused } = open()
    const response = socket.call('irn_publish', {})
    response.catch(() => undefined)
    await clock.advance(0)
    last().onopen?.()
    last().onclose?.({ code: 3000, reason: 'Unauthorized: invalid key' })
    await expect(response).rejects.toMatchObject({ code: 'SERVER_INVALID_KEY' })
    await clock.advance(60_000)
    expect(sockets).toHaveLength(1)
    expect(refused).toEqual(['SERVER_INVALID_KEY'])
    expect(socket.state()).toBe('idle')
  })
  test('does not replace a lost socket while idle', async () => {
    const { clock, sockets, socket, last } = open({ isIdle: () => true })
    socket.open()
    await clock.advance(0)
    last().onopen?.()
    last().onclose?.({ code: 1006, reason: '' })
    await clock.advance(60_000)
    expect(sockets).toHaveLength(1)
    expect(socket.state()).toBe('idle')
  })
  test('L7: closes an idle socket a second after its last call', async () => {
    const { clock, sockets, socket, last } = open({ isIdle: () => true })
    const response = socket.call('irn_publish', {})
    await clock.advance(0)
    last().onopen?.()
    await clock.advance(5_000)
    expect(socket.state()).toBe('connected')
    last().onmessage?.({ data: JSON.stringify({ id: idOf(last().sent[0]), jsonrpc: '2.0', result: true }) })
    await expect(response).resolves.toBe(true)
    await clock.advance(1_000)
    expect(socket.state()).toBe('idle')
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true])
    expect(clock.timerCount()).toBe(0)
  })
  test('L7: closes a socket that an aborted call opened, and does not replace it if it was lost', async () => {
    const { clock, sockets, socket, last } = open({ isIdle: () => true })
    const giving = new AbortController()
    const given = socket.call('irn_publish', {}, { signal: giving.signal })
    await clock.advance(0)
    giving.abort()
    await expect(given).rejects.toMatchObject({ code: 'ABORTED' })
    last().onopen?.()
    await clock.advance(1_000)
    expect([socket.state(), last().sent, last().isClosed]).toEqual(['idle', [], true])
    const late = socket.call('irn_publish', {}, { ms: 100 })
    late.catch(() => undefined)
    await clock.advance(0)
    last().onclose?.({ code: 1006, reason: '' })
    await clock.advance(60_000)
    await expect(late).rejects.toMatchObject({ code: 'RELAY_UNREACHABLE' })
    expect([socket.state(), sockets.length]).toEqual(['idle', 2])
  })
  test.each([-32000, -32005])('FI1: sends a call again if the relay is busy (%d)', async (code) => {
    const { clock, socket, last } = open()
    const response = socket.call('irn_publish', { x: 1 })
    await clock.advance(0)
    last().onopen?.()
    const { sent } = last()
    last().onmessage?.({ data: JSON.stringify({ id: idOf(sent[0]), error: { code, message: 'try again' } }) })
    expect(sent).toHaveLength(1)
    await clock.advance(2_000)
    expect(sent).toEqual([sent[0], sent[0]])
    last().onmessage?.({ data: JSON.stringify({ id: idOf(sent[0]), result: true }) })
    await expect(response).resolves.toBe(true)
    socket.close()
    expect(clock.timerCount()).toBe(0)
  })
  test('rejects a call that the relay rejects, with its reason', async () => {
    const { clock, socket, last } = open()
    const response = socket.call('irn_publish', {})
    response.catch(() => undefined)
    await clock.advance(0)
    last().onopen?.()
    const error = { code: -32602, message: 'Invalid params' }
    last().onmessage?.({ data: JSON.stringify({ id: idOf(last().sent[0]), error }) })
    await expect(response).rejects.toMatchObject({ code: 'RELAY_UNREACHABLE', details: 'The relay: Invalid params' })
    socket.close()
  })
  test('rejects a call that is too long for the relay, and sends the other calls again', async () => {
    const { clock, socket, last } = open()
    const long = socket.call('irn_publish', { message: 'x'.repeat(2_000) })
    long.catch(() => undefined)
    const short = socket.call('irn_publish', { message: 'x' })
    short.catch(() => undefined)
    await clock.advance(0)
    last().onopen?.()
    const { sent } = last()
    last().onclose?.({ code: 1009, reason: '' })
    await expect(long).rejects.toMatchObject({ details: 'The relay: the message is too long.' })
    await clock.advance(1_000)
    last().onopen?.()
    expect(last().sent).toEqual([sent[1]])
    socket.close()
  })
  test('keeps a pinged socket if any frame arrives', async () => {
    const { clock, sockets, socket, last } = open()
    socket.open()
    await clock.advance(0)
    last().onopen?.()
    socket.wake()
    await clock.advance(500)
    last().onmessage?.({ data: 'anything' })
    await clock.advance(5_000)
    expect([sockets.length, last().isClosed]).toEqual([1, false])
    socket.close()
  })
  test('ignores malformed frames', async () => {
    const { clock, socket, last } = open()
    socket.open()
    await clock.advance(0)
    last().onopen?.()
    for (const data of ['', '{', 'null', '[]', new ArrayBuffer(4), '{"id":1,"method":"x","params":{}}'])
      last().onmessage?.({ data })
    expect(socket.state()).toBe('connected')
    expect(last().sent).toEqual([])
    socket.close()
  })
})

describe('R342: several hosts of one relay network', () => {
  const hosts = ['ws://one', 'ws://two']
  const urls = (sockets: readonly TestSocket[]) => sockets.map(({ url }) => url)

  test('tries the next host immediately if a host refuses the connection', async () => {
    const { clock, sockets, last, socket, states } = open({ hosts })
    socket.open()
    await clock.advance(0)
    last().onclose?.({ code: 1006, reason: '' })
    await clock.advance(0)
    expect(urls(sockets)).toEqual(hosts)
    expect(states).toEqual(['connecting'])
    last().onopen?.()
    expect(socket.state()).toBe('connected')
    socket.close()
  })

  test('tries the next host after 6 s if a host does not respond', async () => {
    const { clock, sockets, socket } = open({ hosts })
    socket.open()
    await clock.advance(5_999)
    expect(urls(sockets)).toEqual(['ws://one'])
    await clock.advance(1)
    expect(urls(sockets)).toEqual(hosts)
    expect(sockets[0]?.isClosed).toBe(true)
    socket.close()
    expect(clock.timerCount()).toBe(0)
  })

  test('tries the next host if a host accepts the connection and sends nothing', async () => {
    const { clock, sockets, last, socket } = open({ hosts })
    socket.open()
    await clock.advance(0)
    last().onopen?.()
    await clock.advance(26_500)
    expect(urls(sockets)).toEqual(hosts)
    socket.close()
  })

  test('reconnects to the host that responded last', async () => {
    const { clock, sockets, last, socket } = open({ hosts })
    socket.open()
    await clock.advance(0)
    last().onclose?.({ code: 1006, reason: '' })
    await clock.advance(0)
    last().onopen?.()
    last().onmessage?.({ data: 'anything' })
    last().onclose?.({ code: 1006, reason: '' })
    await clock.advance(250)
    expect(urls(sockets)).toEqual(['ws://one', 'ws://two', 'ws://two'])
    socket.drop()
    await clock.advance(250)
    expect(last().url).toBe('ws://two')
    socket.close()
  })

  test('FI1: waits for the retry delay after every host has failed', async () => {
    const { clock, sockets, last, socket, states } = open({ hosts })
    socket.open()
    await clock.advance(0)
    for (const _host of hosts) {
      last().onclose?.({ code: 1006, reason: '' })
      await clock.advance(0)
    }
    expect(urls(sockets)).toEqual(hosts)
    expect(states).toEqual(['connecting', 'reconnecting'])
    await clock.advance(250)
    expect(urls(sockets)).toEqual([...hosts, 'ws://one'])
    socket.close()
  })

  test('FI2: tries all of three unresponsive hosts within 12 s', async () => {
    const { clock, sockets, socket } = open({ hosts: [...hosts, 'ws://three'] })
    socket.open()
    await clock.advance(11_999)
    expect(urls(sockets)).toEqual([...hosts, 'ws://three'])
    socket.close()
  })
})
