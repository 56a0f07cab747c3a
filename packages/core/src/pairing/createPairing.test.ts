import { describe, expect, test } from 'vitest'
import { createLoader } from '../engine/createLoader.js'
import type { Remote } from '../remote/remote.js'
import { createPairing } from './createPairing.js'

/** A way to a code whose own code comes as the test lets it. */
function setUp(isEnabled = true) {
  const world = {
    asked: 0,
    /** Settles what is being loaded. */
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
  const pairing = createPairing(
    isEnabled,
    createLoader(loadCode, () => part as Partial<Remote> as Remote, new AbortController().signal),
  )
  return { pairing, world }
}

describe('FI30: the code behind a code for a phone', () => {
  test('that cannot be loaded is a failure; while it is asked for again the code is being made, and then it is there', async () => {
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

  test('a code that is shown stays shown while it is asked for once more', async () => {
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
