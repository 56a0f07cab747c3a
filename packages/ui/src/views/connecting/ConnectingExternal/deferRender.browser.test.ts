import { createCore } from '@latchkey/core'
import { createFakeClock, settle } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { createStorage } from '../../../fixtures/createTestModal.fixture.js'
import { createScriptedAdapter, type Script } from '../../../fixtures/scriptedAdapter.fixture.js'
import { mainnet } from '../../../fixtures/testNetworks.fixture.js'
import { foxglove } from '../../../fixtures/testWallets.fixture.js'
import { rendered } from '../../../fixtures/visitor.fixture.js'
import { deferRender } from './deferRender.js'

const asked = { connectorId: 'any', namespace: 'eip155' } as const

/** A core whose connecting code loads when the test allows it, on a page that may paint no frames. */
function setUp({ hasFrames = true, wallets = [] }: { hasFrames?: boolean; wallets?: Script['wallets'] } = {}) {
  const clock = createFakeClock()
  const code = Promise.withResolvers<void>()
  const { factory } = createScriptedAdapter({ wallets })
  let frames = 0
  const hidden = new Proxy(window, {
    get: (target, key) => (key === 'requestAnimationFrame' ? () => frames++ : Reflect.get(target, key)),
  })
  const core = createCore(
    { projectId: 'test', networks: [mainnet], adapters: [{ ...factory, prefetch: () => code.promise }] },
    { ports: { clock, storage: createStorage(), ...(hasFrames ? {} : { window: hidden }) } },
  )
  return { core, clock, code, frames: () => frames }
}

test('sends the request to the wallet before it renders the waiting view', async () => {
  const { core, clock, code } = setUp()
  let isOver = false
  void deferRender(core, asked).then(() => {
    isOver = true
  })
  await rendered()
  expect(isOver).toBe(false)
  code.resolve()
  await rendered()
  await clock.advance(0)
  expect(isOver).toBe(true)
})

test('slow or missing code delays the view by 0.1 s', async () => {
  const { core, clock } = setUp()
  let isOver = false
  void deferRender(core, asked).then(() => {
    isOver = true
  })
  await clock.advance(99)
  expect(isOver).toBe(false)
  await clock.advance(1)
  expect(isOver).toBe(true)
})

test('paints the address first if the wallet responds immediately', async () => {
  const { core, clock, code, frames } = setUp({ hasFrames: false, wallets: [foxglove] })
  await core.connect({ connectorId: foxglove.id })
  const before = frames()
  code.resolve()
  let isOver = false
  void deferRender(core, asked).then(() => {
    isOver = true
  })
  await expect.poll(frames).toBe(before + 1)
  await clock.advance(100)
  await expect.poll(frames).toBe(before + 2)
  expect(isOver).toBe(false)
  await clock.advance(1_000)
  expect(isOver).toBe(true)
})

test('a hidden page, which paints no frames, delays the view by 0.1 s at most', async () => {
  const { core, clock, code, frames } = setUp({ hasFrames: false })
  code.resolve()
  const deferred = deferRender(core, asked)
  await expect.poll(frames).toBe(1)
  await clock.advance(100)
  await deferred
})

test('does not wait if there is no request', async () => {
  const { core } = setUp()
  const answered = deferRender(core, { walletId: 'elsewhere' }).then(() => 'at once')
  expect(await Promise.race([answered, settle().then(() => 'later')])).toBe('at once')
})
