import { createFakeClock, createFakePorts } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { sendTelemetry } from './sendTelemetry.js'

/** A server that never answers, and what it was sent. */
function setUp(telemetryUrl = 'https://pulse.example/batch?x=1') {
  const clock = createFakeClock()
  const sent: { readonly url: string; readonly init: RequestInit }[] = []
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    sent.push({ url: String(url), init })
    return new Promise<Response>(() => undefined)
  }
  const end = new AbortController()
  const told = sendTelemetry({
    ports: { ...createFakePorts({ clock }), fetch },
    telemetryUrl,
    projectId: 'local',
    clientId: 'did:key:z6Mk',
    userAgent: 'wc-2/js',
    signal: end.signal,
  })
  told.catch(() => undefined)
  return { clock, sent, end, told }
}

test('R106: one event goes without cookies, referrer and redirects, and without what is personal', () => {
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

test('R219: the event is sent as a list on a page whose library adds toJSON to lists', () => {
  Object.defineProperty(Array.prototype, 'toJSON', { value: () => 'a text', configurable: true })
  try {
    const { sent } = setUp()
    expect(String(sent[0]?.init.body)).toMatch(/^\[\{"eventId":/)
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON')
  }
})

test('L1: a server that does not answer is given up after ten seconds', async () => {
  const { clock, sent, told } = setUp()
  await clock.advance(10_000)
  await expect(told).rejects.toMatchObject({ code: 'ABORTED' })
  expect(sent[0]?.init.signal?.aborted).toBe(true)
  expect(clock.timerCount()).toBe(0)
})

test('L7: the end of the kit ends the request', async () => {
  const { clock, sent, end, told } = setUp()
  end.abort()
  await expect(told).rejects.toMatchObject({ code: 'ABORTED' })
  expect(sent[0]?.init.signal?.aborted).toBe(true)
  expect(clock.timerCount()).toBe(0)
})

test.each(['https://[', 'wss://pulse.example'])('%s is sent nothing', async (url) => {
  const { sent, told } = setUp(url)
  await expect(told).rejects.toMatchObject({ code: 'INVALID_OPTIONS' })
  expect(sent).toEqual([])
})
