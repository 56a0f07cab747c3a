import { describe, expect, test } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { type ConformanceTraits, has } from './conformanceTraits.js'
import { elapse, rejectionCode, setConnectedScene, setScene, until, waitOut } from './scene.js'

export function testEnding(setup: ConformanceSetup, traits: ConformanceTraits): void {
  describe('disconnecting', () => {
    test('revokes the permission if the wallet supports it, and leaves no listener', async () => {
      const { session, wallet, find } = await setConnectedScene(setup)
      await session.disconnect()
      expect(wallet.listenerCount()).toBe(0)
      if (has(traits, 'revoke')) expect(await (await find()).restore?.()).toBeUndefined()
      await session.disconnect()
    })

    test('FI20: waits at most three seconds for an unresponsive wallet', async () => {
      const scene = await setConnectedScene(setup)
      const { session, wallet } = scene
      wallet.stallEverything()
      await waitOut(scene, 3_000, session.disconnect())
      expect(wallet.listenerCount()).toBe(0)
    })

    test('an action of an ended session rejects with a typed error', async () => {
      const { session } = await setConnectedScene(setup)
      const { actions } = session
      await session.disconnect()
      await rejectionCode(
        actions.signMessage?.({ message: 'x' }) ?? Promise.reject(new Error('The session cannot sign')),
      )
    })

    test('L7: connecting and disconnecting twenty times leaves no listener and no timer', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      const listeners = scene.pageListenerCount()
      for (let round = 0; round < 20; round++) await (await connector.connect()).disconnect()
      expect(scene.wallet.listenerCount()).toBe(0)
      expect(scene.pageListenerCount()).toBe(listeners)
      // Discovery may have a timer.
      scene.stopDiscovery()
      // An unused connection is closed after a while.
      const isQuiet = () => {
        scene.passTime(1_000)
        return scene.timerCount() === 0
      }
      await until(isQuiet, `${scene.timerCount()} timers are left`)
    })
  })

  describe('destroying', () => {
    test('L7: no listener on page or wallet and no timer is left', async () => {
      const { adapter, wallet, pageListenerCount, timerCount } = await setConnectedScene(setup)
      adapter.destroy()
      expect(wallet.listenerCount()).toBe(0)
      expect(pageListenerCount()).toBe(0)
      await until(() => timerCount() === 0, `${timerCount()} timers are left`)
    })

    if (!has(traits, 'discovery')) return

    test('L1: pending requests settle', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      scene.wallet.stallNextConnect()
      const connecting = rejectionCode(connector.connect())
      await until(() => scene.wallet.requestCount() > 0, 'the wallet was not asked')
      scene.adapter.destroy()
      expect(['DESTROYED', 'ABORTED']).toContain(await connecting)
    })

    test('afterwards it reports nothing, connecting rejects, and a second call does nothing', async () => {
      const scene = await setScene(setup)
      const connector = await scene.find()
      scene.adapter.destroy()
      scene.adapter.destroy()
      const before = scene.lists.length
      scene.createWallet('Late Wallet').appear()
      await elapse(scene)
      expect(scene.lists).toHaveLength(before)
      await rejectionCode(connector.connect())
    })
  })
}
