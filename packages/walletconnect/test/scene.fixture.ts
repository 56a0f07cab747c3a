import type { SessionEvent } from '@latchkey/common'
import { type LocalRelay, startRelay } from '@latchkey/testing/node'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type App, openApp } from './app.fixture.js'
import { everything, type Phone, startPhone } from './phone.fixture.js'
import type { ThinSession } from './thinSession.fixture.js'
import { watchNoise } from './watchNoise.fixture.js'

type Namespace = 'eip155' | 'solana'

/** The relay, phone and pages of a test file. */
export type Scene = {
  readonly relay: LocalRelay
  readonly phone: Phone
  /** Opens a page until the end of the test. */
  open(options?: Parameters<typeof openApp>[1]): App
  /** Ends `relay.faults.down()`, and reconnects the phone. */
  relayIsBack(): Promise<void>
  /** Connects the page to the phone. `topic` is that of the session. */
  connect(app: App, namespace?: Namespace): Promise<{ readonly session: ThinSession; readonly topic: string }>
}

/** Creates the {@link Scene} of a test file. Fails if anything is logged, requested or left unhandled. */
export function openScene(): Scene {
  let relay: LocalRelay | undefined
  let phone: Phone | undefined
  const apps: App[] = []
  const noise = watchNoise()
  const scene: Scene = {
    get relay() {
      return relay ?? expect.unreachable()
    },
    get phone() {
      return phone ?? expect.unreachable()
    },
    open(options) {
      const app = openApp(scene.relay.url, options)
      apps.push(app)
      return app
    },
    async relayIsBack() {
      await scene.relay.faults.up()
      await scene.phone.reconnect()
    },
    async connect({ part }, namespace = 'eip155') {
      const { sign } = scene.phone
      const before = new Set(sign.session.keys)
      await part.prepare()
      const connecting = part.connect(namespace)
      await scene.phone.scan(part.uri() ?? '')
      const session = (await connecting) as ThinSession
      return { session, topic: sign.session.keys.find((key) => !before.has(key)) ?? '' }
    },
  }
  beforeAll(async () => {
    relay = await startRelay()
    phone = await startPhone(relay.url)
  })
  afterEach(async () => {
    phone?.approveWith(everything)
    phone?.answerWith((method, params) => ({ method, params }))
    relay?.faults.reset()
    await relay?.faults.up()
    for (const app of apps.splice(0)) app.part.destroy()
  })
  afterAll(async () => {
    await phone?.close()
    await relay?.close()
    expect(noise.stop().join('\n')).toBe('')
  })
  return scene
}

/** Requests a signature from the wallet of a session. */
export function sign(session: ThinSession, signal?: AbortSignal): Promise<unknown> {
  return session.channel.request({ method: 'personal_sign', params: ['0x00'], networkId: 'eip155:1', signal })
}

/** Records the events of a session. */
export function eventsOf(session: ThinSession): readonly SessionEvent[] {
  const events: SessionEvent[] = []
  session.watch((event) => void events.push(event))
  return events
}
