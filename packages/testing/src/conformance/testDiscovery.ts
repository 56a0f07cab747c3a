import { describe, expect, test } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { pause, setScene, until } from './scene.js'

export function testDiscovery(setup: ConformanceSetup): void {
  describe('discovery', () => {
    test('the list is told at once, and a wallet on the page is in it', async () => {
      const scene = await setScene(setup)
      expect(scene.lists.length).toBeGreaterThan(0)
      const connector = await scene.find()
      expect(connector).toMatchObject({ name: scene.wallet.name, chain: scene.adapter.namespace })
      expect(connector.id).not.toBe('')
    })

    test('R32: a wallet that appears late is added, and the others stay', async () => {
      const scene = await setScene(setup)
      const first = await scene.find()
      await pause(50)
      const late = scene.createWallet('Late Wallet')
      late.appear()
      expect((await scene.find(late)).id).not.toBe(first.id)
      expect(scene.connectors().some(({ id }) => id === first.id)).toBe(true)
    })

    test('R28: a wallet that appears again is still listed once', async () => {
      const scene = await setScene(setup)
      await scene.find()
      scene.wallet.appear()
      await pause(100)
      expect(scene.connectors().filter(({ name }) => name === scene.wallet.name)).toHaveLength(1)
    })

    test('after its undo nothing is told any more', async () => {
      const scene = await setScene(setup)
      await scene.find()
      scene.stopDiscovery()
      const told = scene.lists.length
      scene.createWallet('Late Wallet').appear()
      await pause(100)
      expect(scene.lists).toHaveLength(told)
    })

    test('two watchers see the same wallets, and one stopping leaves the other', async () => {
      const scene = await setScene(setup)
      const names: string[] = []
      const stop = scene.adapter.discover((list) => names.splice(0, names.length, ...list.map(({ name }) => name)))
      await until(() => names.includes(scene.wallet.name), 'the second watcher was told nothing')
      stop()
      const late = scene.createWallet('Late Wallet')
      late.appear()
      await scene.find(late)
      expect(names).not.toContain(late.name)
    })

    test('connectors are inert: until one is chosen no wallet is asked or listened to', async () => {
      const scene = await setScene(setup)
      await scene.find()
      await pause(100)
      expect(scene.wallet.requestCount()).toBe(0)
      expect(scene.wallet.listenerCount()).toBe(0)
    })
  })
}
