import { createFakeClock } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { createVerify } from './createVerify.js'

const attestation = `e30.${btoa(JSON.stringify({ id: 'asked' }))}.c2ln`
const message = JSON.stringify({ type: 'verify_attestation', attestation })

function ask() {
  const clock = createFakeClock()
  const verify = createVerify({ verifyUrl: `${location.origin}/v3/`, projectId: 'local', window, clock })
  const answer = verify({ id: 'asked', decryptedId: 'open' })
  const frame = document.querySelector<HTMLIFrameElement>('iframe[hidden]')
  if (!frame) throw new Error('There is no frame.')
  const say = (data: unknown, source: Window | null, origin: string) =>
    window.dispatchEvent(new MessageEvent('message', { data, source, origin }))
  return { clock, answer, frame, say }
}

test('what the server says is taken; the frame is confined, and gone after that', async () => {
  const { answer, frame, say } = ask()
  const url = new URL(frame.src)
  expect(url.pathname).toBe('/v3/attestation')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    projectId: 'local',
    origin: location.origin,
    id: 'asked',
    decryptedId: 'open',
  })
  expect([frame.sandbox.value, frame.referrerPolicy]).toEqual(['allow-scripts allow-same-origin', 'origin'])
  say(message, frame.contentWindow, location.origin)
  expect(await answer).toBe(attestation)
  expect(frame.isConnected).toBe(false)
})

test('anybody else is not believed, and without an answer it goes on after five seconds', async () => {
  const { clock, answer, frame, say } = ask()
  say(message, window, location.origin)
  say(message, frame.contentWindow, 'https://elsewhere.example')
  say('{', frame.contentWindow, location.origin)
  say({ type: 'verify_attestation', attestation }, frame.contentWindow, location.origin)
  say(message.replace('verify_attestation', 'other'), frame.contentWindow, location.origin)
  const forAnother = JSON.stringify({ type: 'verify_attestation', attestation: `e30.${btoa('{"id":"other"}')}.c2ln` })
  say(forAnother, frame.contentWindow, location.origin)
  await clock.advance(4_999)
  expect(frame.isConnected).toBe(true)
  await clock.advance(1)
  expect(await answer).toBe('')
  expect(frame.isConnected).toBe(false)
})

test('a server that vouches for nothing is not waited for', async () => {
  const { answer, frame, say } = ask()
  say(JSON.stringify({ type: 'verify_attestation', attestation: null }), frame.contentWindow, location.origin)
  expect(await answer).toBe('')
})
