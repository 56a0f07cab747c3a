import { createFakeClock } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { openPage } from './page.fixture.js'
import { eventsOf, openScene } from './scene.fixture.js'

const scene = openScene()

/** Creates sockets that can freeze, as on a phone while the page sleeps: they seem open, but transfer nothing. */
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
    /** Freezes the existing sockets permanently. New ones work. */
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
/** Opens a page with a fake clock. */
function open() {
  const page = openPage()
  const connections = freezable()
  // The wallet uses the system clock, and the expiry of a session is a point in time.
  const clock = createFakeClock(Date.now())
  Object.assign(page.window, { WebSocket: connections.WebSocket })
  return { app: scene.open({ window: page.window, clock }), page, connections, clock }
}

test('FI4: an approval given while the page slept on a dead socket arrives within 2 s of waking', async () => {
  const { app, page, connections, clock } = open()
  await app.part.prepare()
  const uri = app.part.uri() ?? ''
  const connecting = app.part.connect('eip155')
  page.show(false)
  connections.freeze()
  const approved = scene.relay.waitFor('wc_approveSession')
  await scene.phone.scan(uri)
  await approved
  page.show(true)
  await clock.advance(2_000)
  await expect(connecting).resolves.toMatchObject({ namespace: 'eip155' })
})

test('FI4: reconnects immediately when the network is back', async () => {
  const { app, page, connections, clock } = open()
  await app.part.prepare()
  const uri = app.part.uri() ?? ''
  const connecting = app.part.connect('eip155')
  await scene.relay.faults.down()
  page.dispatch('offline')
  expect(app.part.pairing().relay).toBe('reconnecting')
  // Advance until the retry delays have grown.
  for (let attempt = 2; attempt < 7; attempt++) {
    while (connections.sockets.size < attempt) await clock.advance(250)
    const socket = [...connections.sockets][attempt - 1] ?? expect.unreachable()
    await expect.poll(() => socket.readyState).toBe(WebSocket.CLOSED)
  }
  await scene.relay.faults.up()
  page.dispatch('online')
  await app.until((state) => state.relay === 'connected')
  await scene.phone.scan(uri)
  await expect(connecting).resolves.toMatchObject({ namespace: 'eip155' })
})

test('FI27: repeated wake events open no second socket', async () => {
  const { app, page, connections, clock } = open()
  await app.part.prepare()
  for (let turn = 0; turn < 5; turn++) {
    page.show(false)
    page.show(true)
    page.dispatch('pageshow')
    page.dispatch('online')
  }
  // The socket is pinged, and responds.
  const answered = new Promise((resolve) =>
    [...connections.sockets][0]?.addEventListener('message', resolve, { once: true }),
  )
  await answered
  await clock.advance(2_000)
  expect(connections.sockets.size).toBe(1)
  expect(app.part.pairing().relay).toBe('connected')
})

test('FI4: a session that expired while the page slept ends when it wakes', async () => {
  const { app, page, clock } = open()
  const { session } = await scene.connect(app)
  const events = eventsOf(session)
  clock.setWallClock(clock.now() + 8 * 86_400_000)
  page.show(true)
  expect(events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
})

test('L7: no listener and no socket remains after a disconnect and destroy', async () => {
  const { app, page, connections, clock } = open()
  const { session } = await scene.connect(app)
  await session.disconnect()
  while (app.part.pairing().relay !== 'idle') await clock.advance(250)
  expect([...connections.sockets].map(({ readyState }) => readyState >= WebSocket.CLOSING)).toEqual([true])
  app.part.destroy()
  expect(page.count()).toBe(0)
})
