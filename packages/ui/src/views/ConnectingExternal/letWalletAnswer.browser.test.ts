import { createCore } from '@latchkey/core'
import { expect, test } from 'vitest'
import { createStorage } from '../../fixtures/createTestModal.fixture.js'
import { createScriptedAdapter } from '../../fixtures/scriptedAdapter.fixture.js'
import { mainnet } from '../../fixtures/testNetworks.fixture.js'
import { pause } from '../../fixtures/visitor.fixture.js'
import { letWalletAnswer } from './letWalletAnswer.js'

const asked = { connectorId: 'any', namespace: 'eip155' } as const

/** A core whose code for asking a wallet arrives when told to, in a page that draws frames or does not. */
function setUp({ hasFrames = true } = {}) {
  const code = Promise.withResolvers<void>()
  const { factory } = createScriptedAdapter({ wallets: [] })
  let frames = 0
  const hidden = new Proxy(window, {
    get: (target, key) => (key === 'requestAnimationFrame' ? () => frames++ : Reflect.get(target, key)),
  })
  const core = createCore(
    { projectId: 'test', networks: [mainnet], adapters: [{ ...factory, prefetch: () => code.promise }] },
    { ports: { storage: createStorage(), ...(hasFrames ? {} : { window: hidden }) } },
  )
  return { core, code, frames: () => frames }
}

test('the screen that waits for a wallet comes after the wallet was asked', async () => {
  const { core, code } = setUp()
  let isOver = false
  void letWalletAnswer(core, asked).then(() => {
    isOver = true
  })
  await pause(30)
  expect(isOver).toBe(false)
  code.resolve()
  await expect.poll(() => isOver).toBe(true)
})

test('code that takes its time, or never comes, holds the screen for a tenth of a second', async () => {
  const { core } = setUp()
  const begun = performance.now()
  await letWalletAnswer(core, asked)
  expect(performance.now() - begun).toBeGreaterThan(95)
})

test('a page that is not looked at draws no frames, and is not held for them', async () => {
  const { core, code, frames } = setUp({ hasFrames: false })
  code.resolve()
  await letWalletAnswer(core, asked)
  await expect.poll(frames).toBe(1)
})

test('where no wallet is to be asked nothing is waited for', async () => {
  const { core } = setUp()
  const answered = letWalletAnswer(core, { walletId: 'elsewhere' }).then(() => 'at once')
  expect(await Promise.race([answered, pause(0).then(() => 'later')])).toBe('at once')
})
