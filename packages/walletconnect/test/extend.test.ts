import { createFakeClock, createFakePorts, createSkippableClock } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { extendSession } from '../src/session/extendSession.js'
import { createSessionsState } from '../src/session/sessionsState.js'
import type { App } from './app.fixture.js'
import { eventNames, openLibrary, runPending } from './contract/libraryScene.fixture.js'
import { openScene, sign } from './scene.fixture.js'
import type { ThinSession } from './thinSession.fixture.js'

const scene = openScene()
const dayMs = 86_400_000
/** The relay tag of an extension. */
const sessionExtend = 1106

/** Returns the expiry of the stored session, in days from `now`. */
function daysLeft({ storage }: App, now: number): number {
  const key = storage.keys().find((name) => name.endsWith('//session')) ?? ''
  const expiry = Number(/"expiry":(\d+)/.exec(storage.getItem(key) ?? '')?.[1])
  return (expiry * 1_000 - now) / dayMs
}

/** Counts the extensions that the phone receives. */
function countExtensions(): { readonly count: number } {
  const extensions = { count: 0 }
  const onExtend = () => void extensions.count++
  scene.phone.sign.on('session_extend', onExtend)
  return extensions
}

test('R343: a request extends the session to seven days, at most once a day', async () => {
  const clock = createSkippableClock()
  const app = scene.open({ clock })
  const extensions = countExtensions()
  const { session } = await scene.connect(app)
  await sign(session)
  expect(extensions.count).toBe(0)

  clock.skip(1.1 * dayMs)
  expect(daysLeft(app, clock.now())).toBeLessThan(6)
  await sign(session)
  await expect.poll(() => daysLeft(app, clock.now())).toBeGreaterThan(6.9)
  expect(extensions.count).toBe(1)
  clock.skip(0.9 * dayMs)
  await sign(session)
  expect(extensions.count).toBe(1)

  clock.skip(0.2 * dayMs)
  await sign(session)
  await expect.poll(() => extensions.count).toBe(2)
  await expect.poll(() => daysLeft(app, clock.now())).toBeGreaterThan(6.9)
  await session.disconnect()
  expect(app.storage.keys().filter((key) => key.endsWith('extending'))).toEqual([])
})

test('R343: a restored session is extended, too, and the next page sends no extension on the same day', async () => {
  const clock = createSkippableClock()
  const app = scene.open({ clock })
  await scene.connect(app)
  clock.skip(2 * dayMs)
  const extensions = countExtensions()
  const restoreIn = async (page: App) => (await page.part.restore('eip155')) as ThinSession
  const next = scene.open({ clock, storage: app.storage })
  await restoreIn(next)
  await expect.poll(() => daysLeft(next, clock.now())).toBeGreaterThan(6.9)
  await sign(await restoreIn(scene.open({ clock, storage: app.storage })))
  expect(extensions.count).toBe(1)
})

/** Opens a session with two days left, over the library without a relay. */
async function openLibrarySession() {
  const clock = createFakeClock(Date.now())
  const library = await openLibrary()
  const expiry = Math.floor((clock.now() + 2 * dayMs) / 1_000)
  const topic = await library.addSession({ expiry })
  const state = createSessionsState(
    { ...library, relayer: undefined as never, noteSwitch: () => undefined, close: () => undefined },
    {
      ports: createFakePorts({ clock }),
      requested: async () => [],
      isTaken: () => false,
      lifetime: new AbortController().signal,
    },
  )
  const extending = extendSession(state, topic)
  await runPending()
  const [request] = library.core.history.values.filter(({ request: { method } }) => method === 'wc_sessionExtend')
  return { ...library, clock, state, topic, expiry, extending, id: request?.id ?? 0 }
}

test('R343: a wallet that rejects the extension keeps its expiry, and receives the next request a day later', async () => {
  const {
    sign: library,
    core,
    clock,
    state,
    topic,
    expiry,
    extending,
    id,
    receive,
    published,
  } = await openLibrarySession()
  expect(library.session.get(topic).expiry).toBe(expiry)
  await receive(topic, { id, error: { code: 3003, message: 'Unauthorized extend request' } })
  await extending
  expect([library.session.get(topic).expiry, core.expirer.get(topic).expiry]).toEqual([expiry, expiry])
  const count = () => published.filter(({ opts }) => opts?.tag === sessionExtend).length
  await extendSession(state, topic)
  expect(count()).toBe(1)
  await clock.advance(dayMs)
  void extendSession(state, topic)
  await runPending()
  expect(count()).toBe(2)
})

test('R343: a wallet that does not respond keeps its expiry', async () => {
  const { sign: library, clock, topic, expiry, extending } = await openLibrarySession()
  expect(eventNames(library)).toContainEqual(expect.stringMatching('session_extend'))
  await clock.advance(290_000)
  await extending
  expect(library.session.get(topic).expiry).toBe(expiry)
  // A remaining timer of the library would cause an unhandled rejection.
  expect(eventNames(library)).not.toContainEqual(expect.stringMatching('session_extend'))
})
