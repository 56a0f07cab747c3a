import { describe, expect, test } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { elapse, setScene, until } from './scene.js'

export function testDiscovery(setup: ConformanceSetup): void {
  describe('discovery', () => {
    test('reports the list immediately, with a wallet that is on the page', async () => {
      const scene = await setScene(setup)
      expect(scene.lists.length).toBeGreaterThan(0)
      const connector = await scene.find()
      expect(connector).toMatchObject({ name: scene.wallet.name, chain: scene.adapter.namespace })
      expect(connector.id).not.toBe('')
    })

    test('R32: adds a wallet that appears late and keeps the others', async () => {
      const scene = await setScene(setup)
      const first = await scene.find()
      await elapse(scene, 200)
      const late = scene.createWallet('Late Wallet')
      late.appear()
      expect((await scene.find(late)).id).not.toBe(first.id)
      expect(scene.connectors().some(({ id }) => id === first.id)).toBe(true)
    })

    test('R28: lists a wallet once when it appears again', async () => {
      const scene = await setScene(setup)
      await scene.find()
      scene.wallet.appear()
      await elapse(scene)
      expect(scene.connectors().filter(({ name }) => name === scene.wallet.name)).toHaveLength(1)
    })

    test('reports nothing after it was stopped', async () => {
      const scene = await setScene(setup)
      await scene.find()
      scene.stopDiscovery()
      const before = scene.lists.length
      scene.createWallet('Late Wallet').appear()
      await elapse(scene)
      expect(scene.lists).toHaveLength(before)
    })

    test('two watchers see the same wallets, and stopping one does not affect the other', async () => {
      const scene = await setScene(setup)
      const names: string[] = []
      const stop = scene.adapter.discover((list) => names.splice(0, names.length, ...list.map(({ name }) => name)))
      await until(() => names.includes(scene.wallet.name), 'the second watcher received no list', scene)
      stop()
      const late = scene.createWallet('Late Wallet')
      late.appear()
      await scene.find(late)
      expect(names).not.toContain(late.name)
    })

    test('sends no request to a wallet, and adds no listener, before the visitor selects it', async () => {
      const scene = await setScene(setup)
      await scene.find()
      await elapse(scene)
      expect(scene.wallet.requestCount()).toBe(0)
      expect(scene.wallet.listenerCount()).toBe(0)
    })
  })
}
