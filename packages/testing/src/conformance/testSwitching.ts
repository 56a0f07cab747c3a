import { describe, expect, test } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { type ConformanceTraits, has } from './conformanceTraits.js'
import { elapse, rejectionCode, setConnectedScene, switcher, until } from './scene.js'

export function testSwitching(setup: ConformanceSetup, traits: ConformanceTraits): void {
  describe('switching networks', () => {
    if (!has(traits, 'switching')) {
      test('a session with one network offers no switch, and approves no other network', async () => {
        const { session, networks } = await setConnectedScene(setup)
        expect(session.switchNetwork).toBeUndefined()
        expect([session.supportsAllNetworks, session.approvedNetworkIds]).toEqual([false, [networks[0].caipNetworkId]])
      })
      return
    }

    test('resolves when the session has switched, and reports it once', async () => {
      const scene = await setConnectedScene(setup)
      const { session, events, networks } = scene
      await switcher(session)(networks[1])
      expect(session.networkId).toBe(networks[1].caipNetworkId)
      await elapse(scene)
      const changes = events.filter(({ type }) => type === 'networkChanged')
      expect(changes).toEqual([{ type: 'networkChanged', networkId: networks[1].caipNetworkId }])
    })

    test('switching to the current network reports nothing', async () => {
      const scene = await setConnectedScene(setup)
      const { session, events, networks } = scene
      await switcher(session)(networks[0])
      await elapse(scene)
      expect(events.some(({ type }) => type === 'networkChanged')).toBe(false)
    })

    test('keeps the network if the signal is already aborted', async () => {
      const { session, networks } = await setConnectedScene(setup)
      const switching = switcher(session)(networks[1], { signal: AbortSignal.abort() })
      expect(await rejectionCode(switching)).toBe('ABORTED')
      expect(session.networkId).toBe(networks[0].caipNetworkId)
    })

    test('rejects with a typed error after the session ended', async () => {
      const { session, networks } = await setConnectedScene(setup)
      await session.disconnect()
      await rejectionCode(switcher(session)(networks[1]))
    })

    if (has(traits, 'unknownNetwork'))
      test('R38: rejects with CHAIN_NOT_SUPPORTED for a network that the wallet neither supports nor can add', async () => {
        const { session, unknownNetwork, networks } = await setConnectedScene(setup)
        expect(await rejectionCode(switcher(session)(unknownNetwork))).toBe('CHAIN_NOT_SUPPORTED')
        expect(session.networkId).toBe(networks[0].caipNetworkId)
      })

    if (traits.switching === 'page') {
      test('if the page chooses the network, sends no request, and signs on the new network', async () => {
        const { session, wallet, networks } = await setConnectedScene(setup)
        const asked = wallet.promptCount()
        await switcher(session)(networks[1])
        expect(wallet.promptCount()).toBe(asked)
        expect(await session.actions.signMessage?.({ message: 'there' })).toBeDefined()
      })
      return
    }

    test('a rejection is a typed error and keeps the network', async () => {
      const { session, wallet, networks } = await setConnectedScene(setup)
      wallet.rejectNextSwitch()
      expect(await rejectionCode(switcher(session)(networks[1]))).toBe('USER_REJECTED')
      expect(session.networkId).toBe(networks[0].caipNetworkId)
    })

    test('aborting a pending switch rejects immediately', async () => {
      const { session, wallet, networks } = await setConnectedScene(setup)
      wallet.stallEverything()
      const asked = wallet.requestCount()
      const abort = new AbortController()
      const switching = rejectionCode(switcher(session)(networks[1], { signal: abort.signal }))
      await until(() => wallet.requestCount() > asked, 'the wallet was not asked')
      abort.abort()
      expect(await switching).toBe('ABORTED')
    })
  })
}
