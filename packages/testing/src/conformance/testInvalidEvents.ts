import { describe, expect, test } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { type ConformanceTraits, has } from './conformanceTraits.js'
import { elapse, setConnectedScene, until } from './scene.js'

/** Events of a wallet are validated, and emitted at most once per frame. */
export function testInvalidEvents(setup: ConformanceSetup, traits: ConformanceTraits): void {
  describe('events of a wallet', () => {
    test('R39: a malformed event changes nothing and is not reported', async () => {
      const scene = await setConnectedScene(setup)
      const { wallet, session, events } = scene
      const { accounts, networkId } = session
      for (let round = 0; round < 50; round++) wallet.emitGarbage()
      await elapse(scene)
      expect(events.filter(({ type }) => type !== 'actionsChanged')).toEqual([])
      expect(session).toMatchObject({ accounts, networkId })
      expect(await session.actions.signMessage?.({ message: 'still here' })).toBeDefined()
    })

    if (has(traits, 'accountEvents'))
      test('R39: applies only the last of a thousand changes within a frame, and reports few of them', async () => {
        const scene = await setConnectedScene(setup)
        const { wallet, session, events } = scene
        for (let index = 0; index < 1_000; index++) wallet.selectAccount(index % 2)
        wallet.selectAccount(1)
        await until(() => session.accounts[0]?.address === wallet.addresses[1], 'the last change did not win', scene)
        await elapse(scene)
        const changes = events.filter(({ type }) => type === 'accountsChanged')
        expect(changes.length).toBeGreaterThan(0)
        expect(changes.length).toBeLessThan(100)
        expect(changes.at(-1)).toMatchObject({ accounts: session.accounts })
      })
  })
}
