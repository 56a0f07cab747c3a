import { describe, expect, test } from 'vitest'
import { createLazyEntry } from '../features/feature.js'
import { createWalletConnectControl } from './createWalletConnectControl.js'

/** A control whose code loads when the test allows it. */
function setUp(isEnabled = true) {
  const world = {
    asked: 0,
    resets: 0,
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
      Object.assign(control.state, { status: 'ready', uri: 'wc:1', code: undefined })
    },
    uri: () => 'wc:1',
    release: () => undefined,
    reset: () => void world.resets++,
  }
  const entry = createLazyEntry(loadCode, () => part, new AbortController().signal)
  const control = createWalletConnectControl({ isEnabled, ...entry })
  return { control, world }
}

describe('FI30: the code behind the QR code', () => {
  test('a failed load is an error, and a retry is pending until the QR code shows', async () => {
    const { control, world } = setUp()
    const first = control.prepare()
    expect(control.state).toMatchObject({ status: 'preparing' })
    world.come(false)
    await first
    expect(control.state).toMatchObject({ status: 'failed', code: 'VIEW_LOAD_FAILED' })
    expect(control.uri()).toBeUndefined()
    const again = control.prepare()
    expect(control.state).toMatchObject({ status: 'preparing', code: undefined })
    world.come(true)
    await again
    expect(control.state).toMatchObject({ status: 'ready' })
    expect([control.uri(), world.asked]).toEqual(['wc:1', 1])
  })

  test('a shown QR code stays while a new one is requested', async () => {
    const { control, world } = setUp()
    const first = control.prepare()
    world.come(true)
    await first
    const again = control.prepare()
    expect(control.state).toMatchObject({ status: 'ready', uri: 'wc:1' })
    await again
    expect(world.asked).toBe(2)
  })
})

describe('R404b: a reset', () => {
  test('discards the URI', async () => {
    const { control, world } = setUp()
    const prepared = control.prepare()
    world.come(true)
    await prepared
    control.reset()
    expect(control.state).toMatchObject({ status: 'idle', uri: undefined, code: undefined })
    expect(world.resets).toBe(1)
  })

  test.each([true, false])('while the code loads (comes: %s), requests no URI until the next call', async (isThere) => {
    const { control, world } = setUp()
    const first = control.prepare()
    control.reset()
    world.come(isThere)
    await first
    expect([control.state.status, world.asked]).toEqual(['idle', 0])
    const again = control.prepare()
    world.come(true)
    await again
    expect([control.state.status, world.asked]).toEqual(['ready', 1])
  })
})

test('without a relay nothing is loaded', async () => {
  const { control, world } = setUp(false)
  await control.prepare()
  expect([control.state.status, world.asked]).toEqual(['idle', 0])
})
