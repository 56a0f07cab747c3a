import { describe, expect, test } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { type ConformanceTraits, has } from './conformanceTraits.js'
import { pause, rejectionCode, setConnectedScene, switcher } from './scene.js'

export function testSwitching(setup: ConformanceSetup, traits: ConformanceTraits): void {
  describe('switching networks', () => {
    test('it resolves when the session is there, and tells it once', async () => {
      const { session, events, networks } = await setConnectedScene(setup)
      await switcher(session)(networks[1])
      expect(session.networkId).toBe(networks[1].caipNetworkId)
      await pause(50)
      const told = events.filter(({ type }) => type === 'networkChanged')
      expect(told).toEqual([{ type: 'networkChanged', networkId: networks[1].caipNetworkId }])
    })

    test('the network it is on already: nothing is told', async () => {
      const { session, events, networks } = await setConnectedScene(setup)
      await switcher(session)(networks[0])
      await pause(50)
      expect(events.some(({ type }) => type === 'networkChanged')).toBe(false)
    })

    test('aborted before it began: the network stays', async () => {
      const { session, networks } = await setConnectedScene(setup)
      const switching = switcher(session)(networks[1], { signal: AbortSignal.abort() })
      expect(await rejectionCode(switching)).toBe('ABORTED')
      expect(session.networkId).toBe(networks[0].caipNetworkId)
    })

    test('after the end it rejects with a typed error', async () => {
      const { session, networks } = await setConnectedScene(setup)
      await session.disconnect()
      await rejectionCode(switcher(session)(networks[1]))
    })

    if (has(traits, 'unknownNetwork'))
      test('R38: a network the wallet neither knows nor can add', async () => {
        const { session, unknownNetwork, networks } = await setConnectedScene(setup)
        expect(await rejectionCode(switcher(session)(unknownNetwork))).toBe('CHAIN_NOT_SUPPORTED')
        expect(session.networkId).toBe(networks[0].caipNetworkId)
      })

    if (traits.switching === 'page') {
      test('the page has the network: nobody is asked, and signing goes on there', async () => {
        const { session, wallet, networks } = await setConnectedScene(setup)
        const asked = wallet.promptCount()
        await switcher(session)(networks[1])
        expect(wallet.promptCount()).toBe(asked)
        expect(await session.actions.signMessage?.({ message: 'there' })).toBeDefined()
      })
      return
    }

    test('declined: typed, and the network stays', async () => {
      const { session, wallet, networks } = await setConnectedScene(setup)
      wallet.rejectNextSwitch()
      expect(await rejectionCode(switcher(session)(networks[1]))).toBe('USER_REJECTED')
      expect(session.networkId).toBe(networks[0].caipNetworkId)
    })

    test('no answer: an abort settles it at once', async () => {
      const { session, wallet, networks } = await setConnectedScene(setup)
      wallet.stallEverything()
      const abort = new AbortController()
      const switching = rejectionCode(switcher(session)(networks[1], { signal: abort.signal }))
      await pause(20)
      abort.abort()
      expect(await switching).toBe('ABORTED')
    })
  })
}
