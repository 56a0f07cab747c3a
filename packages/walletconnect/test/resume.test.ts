import { createFakeClock } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { openPage } from './page.fixture.js'
import { eventsOf, openScene } from './scene.fixture.js'

const scene = openScene()

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
/** A page whose clock stands still until it is told to move. */
function open() {
  const page = openPage()
  const line = freezable()
  const clock = createFakeClock()
  Object.assign(page.window, { WebSocket: line.WebSocket })
  return { app: scene.open({ window: page.window, clock }), page, line, clock }
}

test('FI4: an approval given while the page slept on a dead socket arrives within 2 s of waking', async () => {
  const { app, page, line, clock } = open()
  await app.part.prepare()
  const uri = app.part.uri() ?? ''
  const connecting = app.part.connector('eip155').connect()
  page.show(false)
  line.freeze()
  const approved = scene.relay.waitFor('wc_approveSession')
  await scene.phone.scan(uri)
  await approved
  page.show(true)
  await clock.advance(2_000)
  await expect(connecting).resolves.toMatchObject({ namespace: 'eip155' })
})

test('FI4: after the network was away the socket is there at once, not after a pause', async () => {
  const { app, page, line, clock } = open()
  await app.part.prepare()
  const uri = app.part.uri() ?? ''
  const connecting = app.part.connector('eip155').connect()
  await scene.relay.faults.down()
  page.tell('offline')
  expect(app.part.pairing().relay).toBe('reconnecting')
  // Long enough for the pauses between attempts to have grown.
  for (let attempt = 2; attempt < 7; attempt++) {
    while (line.sockets.size < attempt) await clock.advance(250)
    const socket = [...line.sockets][attempt - 1] ?? expect.unreachable()
    await expect.poll(() => socket.readyState).toBe(WebSocket.CLOSED)
  }
  await scene.relay.faults.up()
  page.tell('online')
  await app.until((state) => state.relay === 'connected')
  await scene.phone.scan(uri)
  await expect(connecting).resolves.toMatchObject({ namespace: 'eip155' })
})

test('FI27: waking again and again opens no second socket', async () => {
  const { app, page, line, clock } = open()
  await app.part.prepare()
  for (let turn = 0; turn < 5; turn++) {
    page.show(false)
    page.show(true)
    page.tell('pageshow')
    page.tell('online')
  }
  // It is asked whether it is there, and answers.
  const answered = new Promise((resolve) => [...line.sockets][0]?.addEventListener('message', resolve, { once: true }))
  await answered
  await clock.advance(2_000)
  expect(line.sockets.size).toBe(1)
  expect(app.part.pairing().relay).toBe('connected')
})

test('FI4: a session whose time ran out while the page slept is over when it wakes', async () => {
  const { app, page } = open()
  const { session } = await scene.connect(app)
  const events = eventsOf(session)
  const now = Date.now
  Date.now = () => now() + 8 * 86_400_000
  page.show(true)
  Date.now = now
  expect(events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
})

test('L7: a page that is done with it has no listener and no socket left', async () => {
  const { app, page, line, clock } = open()
  const { session } = await scene.connect(app)
  await session.disconnect()
  while (app.part.pairing().relay !== 'idle') await clock.advance(250)
  expect([...line.sockets].map(({ readyState }) => readyState >= WebSocket.CLOSING)).toEqual([true])
  app.part.destroy()
  expect(page.count()).toBe(0)
})
