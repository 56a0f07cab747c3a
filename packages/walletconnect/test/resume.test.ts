import { startRelay } from '@latchkey/testing/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type App, openApp } from './app.fixture.js'
import type { ThinSession } from './descriptor.fixture.js'
import { openPage } from './page.fixture.js'
import { type Phone, startPhone } from './phone.fixture.js'
import { watchNoise } from './watchNoise.fixture.js'

let relay: Awaited<ReturnType<typeof startRelay>>
let phone: Phone
const apps: App[] = []
const noise = watchNoise()
beforeAll(async () => {
  relay = await startRelay()
  phone = await startPhone(relay.url)
})
afterEach(() => {
  relay.faults.reset()
  for (const app of apps.splice(0)) app.part.destroy()
})
afterAll(async () => {
  await phone.close()
  await relay.close()
  expect(noise.stop()).toEqual([])
})

/** Sockets that can be frozen, as a phone freezes those of a page that sleeps: they seem open, and nothing comes or goes. */
function freezable() {
  const sockets = new Set<WebSocket>()
  const frozen = new Set<WebSocket>()
  class Freezable extends WebSocket {
    constructor(url: string | URL) {
      super(url)
      sockets.add(this)
    }
    override send(data: string): void {
      if (!frozen.has(this)) super.send(data)
    }
  }
  return {
    WebSocket: Freezable,
    /** Those that are there stay frozen for good; new ones work. */
    freeze() {
      for (const socket of sockets) {
        frozen.add(socket)
        socket.onmessage = null
        socket.onclose = null
      }
    },
    sockets,
  }
}
function open() {
  const page = openPage()
  const line = freezable()
  Object.assign(page.window, { WebSocket: line.WebSocket })
  const app = openApp(relay.url, { window: page.window })
  apps.push(app)
  return { app, page, line }
}

test('FI4: an approval given while the page slept on a dead socket arrives within 2 s of waking', async () => {
  const { app, page, line } = open()
  await app.part.prepare()
  const uri = app.part.uri() ?? ''
  const connecting = app.part.connector('eip155').connect()
  page.show(false)
  line.freeze()
  await phone.scan(uri)
  await new Promise((resolve) => setTimeout(resolve, 300))
  const woken = Date.now()
  page.show(true)
  await expect(connecting).resolves.toMatchObject({ namespace: 'eip155' })
  expect(Date.now() - woken).toBeLessThan(2_000)
})

test('FI4: after the network was away the socket is there at once, not after a pause', async () => {
  const { app, page } = open()
  await app.part.prepare()
  const uri = app.part.uri() ?? ''
  const connecting = app.part.connector('eip155').connect()
  await relay.faults.down()
  page.tell('offline')
  expect(app.part.pairing().relay).toBe('reconnecting')
  // Long enough for the pauses between attempts to have grown.
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  await relay.faults.up()
  const back = Date.now()
  page.tell('online')
  await app.until((state) => state.relay === 'connected')
  expect(Date.now() - back).toBeLessThan(500)
  await phone.scan(uri)
  await expect(connecting).resolves.toMatchObject({ namespace: 'eip155' })
})

test('FI27: waking again and again opens no second socket', async () => {
  const { app, page, line } = open()
  await app.part.prepare()
  for (let turn = 0; turn < 5; turn++) {
    page.show(false)
    page.show(true)
    page.tell('pageshow')
    page.tell('online')
  }
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(line.sockets.size).toBe(1)
  expect(app.part.pairing().relay).toBe('connected')
})

test('FI4: a session whose time ran out while the page slept is over when it wakes', async () => {
  const { app, page } = open()
  await app.part.prepare()
  const connecting = app.part.connector('eip155').connect()
  await phone.scan(app.part.uri() ?? '')
  const session = (await connecting) as ThinSession
  const events: unknown[] = []
  session.watch((event) => void events.push(event))
  const now = Date.now
  Date.now = () => now() + 8 * 86_400_000
  page.show(true)
  Date.now = now
  expect(events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
})

test('L7: a page that is done with it has no listener and no socket left', async () => {
  const { app, page, line } = open()
  await app.part.prepare()
  const connecting = app.part.connector('eip155').connect()
  await phone.scan(app.part.uri() ?? '')
  await (await connecting).disconnect()
  await app.until((state) => state.relay === 'idle')
  expect([...line.sockets].map(({ readyState }) => readyState >= WebSocket.CLOSING)).toEqual([true])
  app.part.destroy()
  expect(page.count()).toBe(0)
})
