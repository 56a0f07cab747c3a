import { createFakeClock, createFakePorts } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { sendTelemetry } from './sendTelemetry.js'

/** A server that never responds and records the requests. */
function setUp(telemetryUrl = 'https://pulse.example/batch?x=1') {
  const clock = createFakeClock()
  const sent: { readonly url: string; readonly init: RequestInit }[] = []
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    sent.push({ url: String(url), init })
    return new Promise<Response>(() => undefined)
  }
  const end = new AbortController()
  const sending = sendTelemetry({
    ports: { ...createFakePorts({ clock }), fetch },
    telemetryUrl,
    projectId: 'local',
    clientId: 'did:key:z6Mk',
    userAgent: 'wc-2/js',
    signal: end.signal,
  })
  sending.catch(() => undefined)
  return { clock, sent, end, sending }
}

test('R106: sends one event without cookies, referrer, redirects or personal data', () => {
  const { sent } = setUp()
  expect(sent.map(({ url }) => url)).toEqual([
    'https://pulse.example/batch?x=1&projectId=local&st=events_sdk&sv=js-2.21.8',
  ])
  const init = sent[0]?.init
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' })
  expect(JSON.parse(String(init?.body))).toMatchObject([
    { props: { event: 'INIT', properties: { client_id: 'did:key:z6Mk', user_agent: 'wc-2/js' } } },
  ])
})

test('R219: sends the event as a list on a page whose library adds toJSON to arrays', () => {
  Object.defineProperty(Array.prototype, 'toJSON', { value: () => 'a text', configurable: true })
  try {
    const { sent } = setUp()
    expect(String(sent[0]?.init.body)).toMatch(/^\[\{"eventId":/)
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON')
  }
})

test('L1: rejects after ten seconds without a response', async () => {
  const { clock, sent, sending } = setUp()
  await clock.advance(10_000)
  await expect(sending).rejects.toMatchObject({ code: 'ABORTED' })
  expect(sent[0]?.init.signal?.aborted).toBe(true)
  expect(clock.timerCount()).toBe(0)
})

test('L7: destroying the instance aborts the request', async () => {
  const { clock, sent, end, sending } = setUp()
  end.abort()
  await expect(sending).rejects.toMatchObject({ code: 'ABORTED' })
  expect(sent[0]?.init.signal?.aborted).toBe(true)
  expect(clock.timerCount()).toBe(0)
})

test.each(['https://[', 'wss://pulse.example'])('sends nothing to %s', async (url) => {
  const { sent, sending } = setUp(url)
  await expect(sending).rejects.toMatchObject({ code: 'INVALID_OPTIONS' })
  expect(sent).toEqual([])
})
