import { describe, expect, test } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { type ConformanceTraits, has } from './conformanceTraits.js'
import { changeNetwork, elapse, rejectionCode, setConnectedScene, until } from './scene.js'

export function testSession(setup: ConformanceSetup, traits: ConformanceTraits): void {
  describe('events of a session', () => {
    if (has(traits, 'accountEvents'))
      test('puts the account that is selected in the wallet first', async () => {
        const { wallet, session, events } = await setConnectedScene(setup)
        wallet.selectAccount(1)
        await until(() => session.accounts[0]?.address === wallet.addresses[1], 'the account did not change')
        const change = events.findLast(({ type }) => type === 'accountsChanged')
        expect(change).toMatchObject({ accounts: session.accounts })
      })

    if (has(traits, 'switching') && traits.switching !== 'page')
      test('reports a network change in the wallet', async () => {
        const { wallet, session, events, networks } = await setConnectedScene(setup)
        wallet.selectNetwork(networks[1])
        await until(() => session.networkId === networks[1].caipNetworkId, 'the network did not change')
        expect(events).toContainEqual({ type: 'networkChanged', networkId: networks[1].caipNetworkId })
      })

    if (has(traits, 'disconnectEvents'))
      test('reports once that the wallet ended the connection, and ends the session', async () => {
        const scene = await setConnectedScene(setup)
        const { wallet, session, events } = scene
        wallet.disconnectSite()
        await until(() => events.some(({ type }) => type === 'disconnected'), 'the end was not reported')
        await elapse(scene)
        expect(events.filter(({ type }) => type === 'disconnected')).toHaveLength(1)
        expect(wallet.listenerCount()).toBe(0)
        await rejectionCode(sign(session))
      })

    test.runIf(has(traits, 'switching'))('FI29: a listener that throws does not affect the others', async () => {
      const scene = await setConnectedScene(setup)
      const { session, networks } = scene
      const heard: string[] = []
      session.watch(() => {
        throw new Error('a careless listener')
      })
      session.watch(({ type }) => heard.push(type))
      await changeNetwork(scene, networks[1], traits)
      await until(() => heard.includes('networkChanged'), 'the second listener heard nothing')
    })

    test.runIf(has(traits, 'switching'))('a removed listener is not called', async () => {
      const scene = await setConnectedScene(setup)
      const { session, networks, events } = scene
      const heard: string[] = []
      const stop = session.watch(({ type }) => heard.push(type))
      stop()
      await changeNetwork(scene, networks[1], traits)
      await until(() => events.some(({ type }) => type === 'networkChanged'), 'the network did not change')
      expect(heard).not.toContain('networkChanged')
    })

    test('detach removes every listener and leaves the wallet connected', async () => {
      const scene = await setConnectedScene(setup)
      const { wallet, session, find, events } = scene
      session.detach()
      expect(wallet.listenerCount()).toBe(0)
      await wallet.selectAccount(1)
      await elapse(scene)
      expect(events.some(({ type }) => type === 'accountsChanged')).toBe(false)
      if (has(traits, 'restore')) expect(await (await find()).restore?.()).toBeDefined()
    })
  })
}

function sign({
  actions,
}: {
  readonly actions: { signMessage?(parameters: { readonly message: string }): Promise<unknown> }
}): Promise<unknown> {
  return actions.signMessage?.({ message: 'after the end' }) ?? Promise.reject(new Error('the session cannot sign'))
}
