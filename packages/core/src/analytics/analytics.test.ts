import { createFakeClock, createFakeLogger, createFakeStorage, settle } from '@latchkey/testing'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createFakePage } from '../../test/fakePage.js'
import { mainnet } from '../../test/networks.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import type { Core } from '../core.js'
import { createCore } from '../createCore.js'
import type { AppKitEvent } from '../events/appKitEvent.js'
import type { AppKitOptions } from '../options/appKitOptions.js'

type Sent = { readonly url: URL; readonly init: RequestInit; readonly body: { readonly [key: string]: unknown } }
type Change = {
  readonly options?: Partial<AppKitOptions>
  readonly answer?: (path: string) => Response | Promise<Response>
  readonly location?: string
}

const acceptEvents = (path: string) =>
  path === '/getAnalyticsConfig' ? Response.json({ isAnalyticsEnabled: true }) : new Response(null, { status: 202 })
const clicked: AppKitEvent = { type: 'track', event: 'CLICK_NETWORKS' }

function setUp({ options = {}, answer = acceptEvents, location }: Change = {}) {
  const requests: Sent[] = []
  const page = createFakePage()
  if (location) Object.assign(page, { location: new URL(location) })
  const logger = createFakeLogger()
  const services = { relay: false, analytics: 'https://events.example' } as const
  const core = createCore(
    { projectId: 'local', networks: [mainnet], adapters: [createScriptedAdapter()], services, ...options },
    {
      ports: {
        clock: createFakeClock(),
        logger,
        storage: createFakeStorage(),
        window: page,
        fetch: async (input, init = {}) => {
          const url = new URL(String(input))
          requests.push({ url, init, body: JSON.parse(String(init.body ?? '{}')) })
          return answer(url.pathname)
        },
      },
    },
  )
  const events = () => requests.filter(({ url }) => url.pathname === '/e').map(({ body }) => body.props)
  return { core, logger, requests, events }
}

async function openAndSettle(core: Core): Promise<void> {
  core.open()
  await settleImports()
}

/**
 * Waits for lazy code and promises. Vitest resolves each `import()` in its main process, even of a loaded module. Two
 * rounds: the setting loads, then the event is sent.
 */
async function settleImports(): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await vi.dynamicImportSettled()
    await settle()
  }
}

describe('R106: nothing is sent', () => {
  test('before the modal was opened', async () => {
    const { core, requests } = setUp()
    core.events.track(clicked)
    await settleImports()
    expect(requests).toEqual([])
  })

  test.each<[string, Partial<AppKitOptions>]>([
    ['the app sets no analytics service', { services: { directory: 'https://directory.example' } }],
    ['the app sets no project id', { projectId: undefined }],
    ['the feature is off', { features: { analytics: false } }],
  ])('if %s', async (_name, options) => {
    const { core, requests } = setUp({ options })
    await openAndSettle(core)
    core.events.track(clicked)
    await settleImports()
    expect(requests).toEqual([])
  })

  test('if the setting of the project, which is requested once, disables events', async () => {
    const { core, requests } = setUp({ answer: () => Response.json({ isAnalyticsEnabled: false }) })
    await openAndSettle(core)
    core.events.track(clicked)
    await settleImports()
    expect(requests.map(({ url }) => url.pathname)).toEqual(['/getAnalyticsConfig'])
  })

  test('after the feature was switched off', async () => {
    const { core, events } = setUp()
    await openAndSettle(core)
    const before = events().length
    core.options.updateFeatures({ analytics: false })
    core.events.track(clicked)
    await settleImports()
    expect(events().length).toBe(before)
    core.options.updateFeatures({ analytics: true })
    core.events.track(clicked)
    await settleImports()
    expect(events().length).toBe(before + 1)
  })

  test('after the instance ended', async () => {
    const { core, events } = setUp()
    await openAndSettle(core)
    const before = events().length
    core.destroy()
    core.events.track(clicked)
    await settleImports()
    expect(events().length).toBe(before)
  })
})

describe('R106: sent events', () => {
  test('R106: sends every event in order, including those before the opening, with project and SDK', async () => {
    const { core, requests, events } = setUp()
    await openAndSettle(core)
    core.events.track({ type: 'track', event: 'SEARCH_WALLET', properties: { badge: 'all', characters: 5 } })
    await settleImports()
    expect(requests.map(({ url }) => url.pathname)).toEqual(['/getAnalyticsConfig', '/e', '/e', '/e'])
    expect(events()).toEqual([
      { type: 'track', event: 'INITIALIZE', properties: { networks: ['eip155:1'], namespaces: ['eip155'] } },
      { type: 'track', event: 'MODAL_OPEN', properties: { connected: false, view: expect.any(String) } },
      { type: 'track', event: 'SEARCH_WALLET', properties: { badge: 'all', characters: 5 } },
    ])
    for (const { url, init } of requests.slice(1)) {
      expect(['projectId', 'st', 'sv'].map((key) => url.searchParams.get(key))).toEqual([
        'local',
        'appkit',
        'html-eip155-1.7.3',
      ])
      expect(init).toMatchObject({
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'strict-origin',
      })
    }
    const { eventId, timestamp, ...rest } = requests[1]?.body ?? {}
    expect(eventId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(new Set(requests.slice(1).map(({ body }) => body.eventId)).size).toBe(3)
    expect(timestamp).toBe(Date.UTC(2026, 0, 1))
    expect(Object.keys(rest).sort()).toEqual(['domain', 'props', 'url'])
  })

  test.each([
    ['https://app.example/path?email=a@b.example#token', 'https://app.example/path', 'app.example'],
    ['https://user:password@app.example:8443/a', 'https://app.example:8443/a', 'app.example'],
    ['file:///home/margot/page.html', 'file://', ''],
    ['capacitor://localhost/margot', 'capacitor://localhost', 'localhost'],
    [`https://app.example/account/0x${'aB'.repeat(20)}/nfts`, 'https://app.example/account/…/nfts', 'app.example'],
    // Truncating before redacting would keep half of the address.
    [
      `https://app.example/${'a/'.repeat(110)}0x${'aB'.repeat(20)}`,
      `https://app.example/${'a/'.repeat(110)}…`,
      'app.example',
    ],
    [`https://app.example/${'a'.repeat(5_000)}`, `https://app.example/${'a'.repeat(255)}`, 'app.example'],
  ])('contain only origin and path of the page %s', async (location, url, domain) => {
    const { core, requests } = setUp({ location })
    await openAndSettle(core)
    expect(requests.at(-1)?.body).toMatchObject({ url, domain })
    expect(JSON.stringify(requests)).not.toMatch(/email|token|password|margot/)
  })

  test('contain only numbers, booleans and short texts as properties', async () => {
    const { core, events } = setUp()
    await openAndSettle(core)
    const hostile = {
      name: 'W'.repeat(1_000),
      platform: 'qrcode',
      account: { address: '0xf39F' },
      list: [{ address: '0xf39F' }, 'a'],
    }
    const event: AppKitEvent = JSON.parse(
      JSON.stringify({ type: 'track', event: 'SELECT_WALLET', properties: hostile }),
    )
    core.events.track(event)
    await settleImports()
    expect(events().at(-1)).toEqual({
      type: 'track',
      event: 'SELECT_WALLET',
      properties: { name: 'W'.repeat(128), platform: 'qrcode', list: ['a'] },
    })
  })

  test('requests the setting of the project from a configured directory', async () => {
    const services = { analytics: 'https://events.example', directory: 'https://directory.example' }
    const { core, requests } = setUp({ options: { services } })
    await openAndSettle(core)
    expect([...new Set(requests.map(({ url }) => url.origin + url.pathname))]).toEqual([
      'https://directory.example/getAnalyticsConfig',
      'https://events.example/e',
    ])
  })

  test("L8: no event contains the query, fragment or credentials of the page's URL", async () => {
    const secret = fc.stringMatching(/^[a-z\d]{12}$/)
    await fc.assert(
      fc.asyncProperty(secret, fc.webPath(), async (hidden, path) => {
        const { core, requests } = setUp({
          location: `https://${hidden}:${hidden}@app.example${path}?${hidden}=${hidden}#${hidden}`,
        })
        await openAndSettle(core)
        expect(requests.length).toBeGreaterThan(1)
        expect(JSON.stringify(requests)).not.toContain(hidden)
      }),
      { numRuns: 15 },
    )
  })
})

describe('R106 R46: failures are silent', () => {
  test('reports once that the project does not allow this origin, and then sends nothing', async () => {
    const { core, requests, logger } = setUp({
      options: { debug: true },
      answer: (path) => (path === '/e' ? new Response(null, { status: 403 }) : acceptEvents(path)),
    })
    await openAndSettle(core)
    expect(core.alert.state).toMatchObject({
      open: true,
      code: 'INVALID_APP_CONFIGURATION',
      message: 'Invalid App Configuration',
    })
    core.alert.close()
    const before = requests.length
    core.events.track(clicked)
    await settleImports()
    expect([requests.length, core.alert.state.open]).toEqual([before, false])
    expect(logger.entries.filter(({ level }) => level === 'error')).toHaveLength(1)
  })

  test.each([
    ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['responds with an error', () => new Response('no', { status: 500 })],
    ['responds with HTML', () => new Response('<html>')],
  ])('a service that %s receives at most three requests, and the failure is not reported', async (_name, answer) => {
    const { core, requests, logger } = setUp({ answer })
    await openAndSettle(core)
    for (let click = 0; click < 10; click++) {
      core.events.track(clicked)
      await settleImports()
    }
    expect(requests.map(({ url }) => url.pathname)).toEqual(Array(3).fill('/getAnalyticsConfig'))
    expect(core.alert.state.open).toBe(false)
    expect(logger.entries.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([])
  })

  test('sends the newest 50 pending events once the setting of the project has arrived', async () => {
    let isDown = true
    const { core, events } = setUp({
      answer: (path) => (isDown ? new Response(null, { status: 503 }) : acceptEvents(path)),
    })
    await openAndSettle(core)
    isDown = false
    for (let click = 0; click < 80; click++) core.events.track(clicked)
    await settleImports()
    expect(events()).toHaveLength(50)
  })

  test('a rejected event does not delay the others', async () => {
    let answers = 0
    const { core, events } = setUp({
      answer: (path) => (path === '/e' && answers++ === 0 ? new Response(null, { status: 500 }) : acceptEvents(path)),
    })
    await openAndSettle(core)
    core.events.track(clicked)
    await settleImports()
    expect(events()).toHaveLength(3)
  })
})
