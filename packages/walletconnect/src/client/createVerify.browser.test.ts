import { createFakeClock, createFakeLogger } from '@latchkey/testing'
import { afterEach, expect, test } from 'vitest'
import { createVerify } from './createVerify.js'

const attestation = `e30.${btoa(JSON.stringify({ id: 'asked' }))}.c2ln`
const message = JSON.stringify({ type: 'verify_attestation', attestation })
const ended: AbortController[] = []
afterEach(() => {
  for (const end of ended.splice(0)) end.abort()
})

/** A page with a verify server. Its frame is empty, and the test sends its messages. */
function setUp(verifyUrl = `${location.origin}/v3/?key=1`) {
  const [clock, logger, end] = [createFakeClock(), createFakeLogger(), new AbortController()]
  ended.push(end)
  const verify = createVerify({ ports: { clock, logger }, window, verifyUrl, projectId: 'local', signal: end.signal })
  const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('body > iframe')]
  const say = (data: unknown, source: Window | null | undefined, origin = location.origin) =>
    window.dispatchEvent(new MessageEvent('message', { data, source: source ?? null, origin }))
  return { clock, logger, end, frames, say, ask: () => verify({ id: 'asked', decryptedId: 'open' }) }
}

test('resolves with the attestation; the frame is sandboxed, hidden and removed afterwards', async () => {
  const { ask, frames, say } = setUp()
  const response = ask()
  const [frame] = frames()
  const url = new URL(frame?.src ?? '')
  expect(url.pathname).toBe('/v3/attestation')
  const asked = { key: '1', projectId: 'local', origin: location.origin, id: 'asked', decryptedId: 'open' }
  expect(Object.fromEntries(url.searchParams)).toEqual(asked)
  expect([frame?.sandbox.value, frame?.referrerPolicy]).toEqual(['allow-scripts allow-same-origin', 'origin'])
  expect(frame?.style.getPropertyPriority('display')).toBe('important')
  say(message, frame?.contentWindow)
  expect(await response).toBe(attestation)
  expect(frames()).toEqual([])
})

test('ignores other senders; after a timeout logs a warning and pauses for a minute', async () => {
  const { ask, clock, logger, frames, say } = setUp()
  const response = ask()
  const source = frames()[0]?.contentWindow
  say(message, window)
  say(message, source, 'https://elsewhere.example')
  say('{', source)
  say({ type: 'verify_attestation', attestation }, source)
  say(message.replace('verify_attestation', 'other'), source)
  say(JSON.stringify({ type: 'verify_attestation', attestation: `e30.${btoa('{"id":"other"}')}.c2ln` }), source)
  await clock.advance(2_999)
  expect(frames()).toHaveLength(1)
  await clock.advance(1)
  expect(await response).toBe('')
  expect(frames()).toEqual([])
  expect(logger.entries.map(({ level }) => level)).toEqual(['warn'])

  expect(await ask()).toBe('')
  await clock.advance(60_000)
  const again = ask()
  say(message, frames()[0]?.contentWindow)
  expect(await again).toBe(attestation)
})

test('does not wait longer if the server attests nothing, and does not pause', async () => {
  const { ask, frames, say } = setUp()
  for (const response of [ask(), ask()]) {
    say(JSON.stringify({ type: 'verify_attestation', attestation: null }), frames()[0]?.contentWindow)
    expect(await response).toBe('')
  }
})

test('L7: leaves no frame, timer or request when the instance is destroyed', async () => {
  const { ask, clock, logger, end, frames } = setUp()
  const response = ask()
  end.abort()
  expect(await response).toBe('')
  expect(await ask()).toBe('')
  expect([frames(), clock.timerCount(), logger.entries]).toEqual([[], 0, []])
})

test.each(['https://[', 'wss://verify.example'])('logs once that %s is not a server URL', async (url) => {
  const { ask, logger, frames } = setUp(url)
  expect([await ask(), await ask()]).toEqual(['', ''])
  expect(frames()).toEqual([])
  expect(logger.entries.map(({ level }) => level)).toEqual(['error'])
})
