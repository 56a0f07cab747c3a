import { describe, expect, test } from 'vitest'
import { passTurns } from '../fakes/passTurns.js'
import type { ConformanceSetup } from './conformanceRig.js'
import { type ConformanceTraits, has } from './conformanceTraits.js'
import { rejectionCode, setScene, until, waitOut } from './scene.js'

export function testRestoring(setup: ConformanceSetup, traits: ConformanceTraits): void {
  describe('restoring', () => {
    test('restores no session of a wallet that was never connected to the page, and opens no window', async () => {
      const scene = await setScene(setup)
      expect(await (await scene.find()).restore?.()).toBeUndefined()
      expect(scene.wallet.promptCount()).toBe(0)
    })

    if (!has(traits, 'restore')) return

    test('restores an earlier session without a window', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      const session = await connector.connect()
      session.detach()
      const prompts = scene.wallet.promptCount()
      const restored = await connector.restore?.()
      expect(restored?.accounts).toEqual(session.accounts)
      expect(restored?.networkId).toBe(session.networkId)
      expect(scene.wallet.promptCount()).toBe(prompts)
    })

    if (has(traits, 'lock'))
      test('FI19: restores no session of a locked wallet until it unlocks', async () => {
        const scene = await setScene(setup)
        const connector = await scene.find()
        const session = await connector.connect()
        session.detach()
        scene.wallet.lock()
        const prompts = scene.wallet.promptCount()
        const restoring = (connector.restore?.() ?? Promise.resolve(undefined)).catch((error: unknown) => error)
        await waitOut(scene, 5_000, restoring)
        const outcome = await restoring
        expect(outcome === undefined || (await rejectionCode(Promise.reject(outcome))) === 'WALLET_LOCKED').toBe(true)
        expect(scene.wallet.promptCount()).toBe(prompts)
        let unlocked = false
        const stop = connector.watchUnlock?.(() => {
          unlocked = true
        })
        scene.wallet.unlock()
        if (connector.watchUnlock) await until(() => unlocked, 'unlocking was not noticed', scene)
        stop?.()
        expect((await connector.restore?.())?.accounts).toEqual(session.accounts)
      })

    test('an aborted signal ends a pending restore, unless no request is needed', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      const session = await connector.connect()
      session.detach()
      scene.wallet.stallEverything()
      const asked = scene.wallet.requestCount()
      const abort = new AbortController()
      const restoring = connector.restore?.({ signal: abort.signal })
      await passTurns()
      abort.abort()
      // Some wallets share their accounts without a request, so they are restored immediately.
      if (scene.wallet.requestCount() === asked) (await restoring)?.detach()
      else if (restoring) expect(await rejectionCode(restoring)).toBe('ABORTED')
      expect(scene.wallet.listenerCount()).toBe(0)
    })
  })
}
