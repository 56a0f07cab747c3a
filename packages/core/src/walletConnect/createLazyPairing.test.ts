import { describe, expect, test } from 'vitest'
import { createLazyEntry } from '../createLazyEntry.js'
import { createLazyPairing } from './createLazyPairing.js'

/** A pairing whose code loads when the test allows it. */
function setUp(isEnabled = true) {
  const world = {
    asked: 0,
    /** Waits until pending imports have settled. */
    come: (_isThere: boolean): void => undefined,
  }
  const loadCode = () =>
    new Promise<void>((resolve, reject) => {
      world.come = (isThere) => (isThere ? resolve() : reject(new TypeError('Failed to fetch')))
    })
  const part = {
    async prepare() {
      world.asked++
      Object.assign(pairing.state, { status: 'ready', uri: 'wc:1', code: undefined })
    },
    uri: () => 'wc:1',
    release: () => undefined,
  }
  const entry = createLazyEntry(loadCode, () => part, new AbortController().signal)
  const pairing = createLazyPairing({ isEnabled, ...entry })
  return { pairing, world }
}

describe('FI30: the code behind the QR code', () => {
  test('a failed load is an error, and a retry is pending until the QR code shows', async () => {
    const { pairing, world } = setUp()
    const first = pairing.prepare()
    expect(pairing.state).toMatchObject({ status: 'preparing' })
    world.come(false)
    await first
    expect(pairing.state).toMatchObject({ status: 'failed', code: 'VIEW_LOAD_FAILED' })
    expect(pairing.uri()).toBeUndefined()
    const again = pairing.prepare()
    expect(pairing.state).toMatchObject({ status: 'preparing', code: undefined })
    world.come(true)
    await again
    expect(pairing.state).toMatchObject({ status: 'ready' })
    expect([pairing.uri(), world.asked]).toEqual(['wc:1', 1])
  })

  test('a shown QR code stays while a new one is requested', async () => {
    const { pairing, world } = setUp()
    const first = pairing.prepare()
    world.come(true)
    await first
    const again = pairing.prepare()
    expect(pairing.state).toMatchObject({ status: 'ready', uri: 'wc:1' })
    await again
    expect(world.asked).toBe(2)
  })
})

test('without a relay nothing is loaded', async () => {
  const { pairing, world } = setUp(false)
  await pairing.prepare()
  expect([pairing.state.status, world.asked]).toEqual(['idle', 0])
})
