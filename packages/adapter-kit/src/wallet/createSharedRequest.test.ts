import { createError, errors } from '@latchkey/common'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock as clock } from '../../../testing/src/fakes/systemClock.js'
import { createSharedRequest } from './createSharedRequest.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wallet = {}
const code = (value: string) => expect.objectContaining({ code: value })

/** A wallet with one window: it rejects while the window is open. */
function createWindow() {
  let resolve: ((response: string) => void) | undefined
  let sent = 0
  return {
    sent: () => sent,
    approve: (response: string) => resolve?.(response),
    send: () => {
      sent++
      if (resolve) return Promise.reject(createError(errors.REQUEST_PENDING))
      return new Promise<string>((done) => {
        resolve = done
      })
    },
  }
}

function setUp(keepsUnread = false) {
  const lifetime = new AbortController()
  return { lifetime, request: createSharedRequest<string>({ clock, lifetime: lifetime.signal, keepsUnread }) }
}

test('FI18: callers at the same time share one request', async () => {
  const { request } = setUp()
  const window = createWindow()
  const both = Promise.all([request(wallet, window.send), request(wallet, window.send)])
  window.approve('yes')
  expect(await both).toEqual(['yes', 'yes'])
  expect(window.sent()).toBe(1)
})

test("FI18: one caller's abort does not end the request for the others", async () => {
  const { request } = setUp()
  const window = createWindow()
  const end = new AbortController()
  const first = expect(request(wallet, window.send, { signal: end.signal })).rejects.toEqual(code('ABORTED'))
  const second = request(wallet, window.send)
  end.abort()
  await first
  window.approve('yes')
  expect(await second).toBe('yes')
})

test('FI21: after REQUEST_PENDING, resolves with the response of the open window', async () => {
  const { request } = setUp()
  const window = createWindow()
  const end = new AbortController()
  const first = expect(request(wallet, window.send, { signal: end.signal })).rejects.toEqual(code('ABORTED'))
  end.abort()
  await first
  const second = request(wallet, window.send)
  await vi.advanceTimersByTimeAsync(0)
  const third = request(wallet, window.send)
  window.approve('yes')
  expect(await Promise.all([second, third])).toEqual(['yes', 'yes'])
  expect(window.sent()).toBe(2)
})

test('FI21: REQUEST_PENDING without an own open request rejects', async () => {
  const { request } = setUp()
  const send = () => Promise.reject(createError(errors.REQUEST_PENDING))
  await expect(request(wallet, send)).rejects.toEqual(code('REQUEST_PENDING'))
  await expect(request(wallet, send)).rejects.toEqual(code('REQUEST_PENDING'))
})

test('a request without callers does not delay the next one', async () => {
  const { request } = setUp()
  const end = new AbortController()
  const first = expect(
    request(wallet, () => new Promise(() => undefined), { signal: end.signal }),
  ).rejects.toBeDefined()
  end.abort()
  await first
  expect(await request(wallet, async () => 'anew')).toBe('anew')
})

test('does not share requests with different keys or wallets, or with sharing off', async () => {
  const { request } = setUp()
  let sent = 0
  const send = async () => String(++sent)
  const answers = [
    request(wallet, send, { key: 'a' }),
    request(wallet, send, { key: 'b' }),
    request({}, send, { key: 'a' }),
    request(wallet, send, { key: 'a', isShared: false }),
    request(wallet, send, { key: 'a' }),
  ]
  expect(await Promise.all(answers)).toEqual(['1', '2', '3', '4', '4'])
})

test('returns an unclaimed response to the next caller, if configured', async () => {
  for (const keepsUnread of [true, false]) {
    const { request } = setUp(keepsUnread)
    const window = createWindow()
    const end = new AbortController()
    const first = expect(request(wallet, window.send, { signal: end.signal })).rejects.toEqual(code('ABORTED'))
    end.abort()
    await first
    window.approve('late')
    await vi.advanceTimersByTimeAsync(0)
    expect(await request(wallet, async () => 'new')).toBe(keepsUnread ? 'late' : 'new')
    expect(await request(wallet, async () => 'new')).toBe('new')
  }
})

test('a timeout rejects with its code, and the end of the adapter with DESTROYED', async () => {
  const { request, lifetime } = setUp()
  const never = () => new Promise<string>(() => undefined)
  const late = expect(request(wallet, never, { ms: 5_000, code: 'WALLET_LOCKED' })).rejects.toEqual(
    code('WALLET_LOCKED'),
  )
  await vi.advanceTimersByTimeAsync(5_000)
  await late
  const open = expect(request({}, never)).rejects.toEqual(code('DESTROYED'))
  lifetime.abort(createError(errors.DESTROYED))
  await open
  let sent = 0
  await expect(request(wallet, async () => String(++sent))).rejects.toEqual(code('DESTROYED'))
  expect(sent).toBe(0)
})
