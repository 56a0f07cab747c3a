import { describe, expect, test } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { type ConformanceTraits, has } from './conformanceTraits.js'
import { pause, setConnectedScene, until } from './scene.js'

/** What a wallet tells is parsed, and told on at most once a frame. */
export function testBadNews(setup: ConformanceSetup, traits: ConformanceTraits): void {
  describe('news of a wallet', () => {
    test('R39: garbage changes nothing and is not told', async () => {
      const { wallet, session, events } = await setConnectedScene(setup)
      const { accounts, networkId } = session
      for (let round = 0; round < 50; round++) wallet.emitGarbage()
      await pause(60)
      expect(events.filter(({ type }) => type !== 'actionsChanged')).toEqual([])
      expect(session).toMatchObject({ accounts, networkId })
      expect(await session.actions.signMessage?.({ message: 'still here' })).toBeDefined()
    })

    if (has(traits, 'accountEvents'))
      test('R39: of a thousand changes in one frame the last one wins and few are told', async () => {
        const { wallet, session, events } = await setConnectedScene(setup)
        const start = performance.now()
        for (let index = 0; index < 1_000; index++) wallet.selectAccount(index % 2)
        wallet.selectAccount(1)
        await until(() => session.accounts[0]?.address === wallet.addresses[1], 'the last change did not win')
        await pause(60)
        const frames = Math.ceil((performance.now() - start) / 16) + 1
        const told = events.filter(({ type }) => type === 'accountsChanged')
        expect(told.length).toBeGreaterThan(0)
        expect(told.length).toBeLessThanOrEqual(frames)
        expect(told.at(-1)).toMatchObject({ accounts: session.accounts })
      })
  })
}
