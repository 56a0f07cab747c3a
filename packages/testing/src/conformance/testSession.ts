import { describe, expect, test } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { pause, rejectionCode, setConnectedScene, switcher, until } from './scene.js'

export function testSession(setup: ConformanceSetup): void {
  describe('events of a session', () => {
    test('another account chosen in the wallet comes first', async () => {
      const { wallet, session, events } = await setConnectedScene(setup)
      wallet.selectAccount(1)
      await until(() => session.accounts[0]?.address === wallet.addresses[1], 'the account did not change')
      const told = events.findLast(({ type }) => type === 'accountsChanged')
      expect(told).toMatchObject({ accounts: session.accounts })
    })

    test('another network chosen in the wallet is told', async () => {
      const { wallet, session, events, networks } = await setConnectedScene(setup)
      wallet.selectNetwork(networks[1])
      await until(() => session.networkId === networks[1].caipNetworkId, 'the network did not change')
      expect(events).toContainEqual({ type: 'networkChanged', networkId: networks[1].caipNetworkId })
    })

    test('a connection ended in the wallet is told once, and the session is over', async () => {
      const { wallet, session, events } = await setConnectedScene(setup)
      wallet.disconnectSite()
      await until(() => events.some(({ type }) => type === 'disconnected'), 'the end was not told')
      await pause(30)
      expect(events.filter(({ type }) => type === 'disconnected')).toHaveLength(1)
      expect(wallet.listenerCount()).toBe(0)
      await rejectionCode(sign(session))
    })

    test('FI29: a listener that throws does not keep the others from hearing', async () => {
      const { wallet, session, networks } = await setConnectedScene(setup)
      const heard: string[] = []
      session.watch(() => {
        throw new Error('a careless listener')
      })
      session.watch(({ type }) => heard.push(type))
      wallet.selectNetwork(networks[1])
      await until(() => heard.includes('networkChanged'), 'the second listener heard nothing')
    })

    test('a stopped listener hears nothing more', async () => {
      const { wallet, session, networks, events } = await setConnectedScene(setup)
      const heard: string[] = []
      const stop = session.watch(({ type }) => heard.push(type))
      stop()
      wallet.selectNetwork(networks[1])
      await until(() => events.some(({ type }) => type === 'networkChanged'), 'the network did not change')
      expect(heard).not.toContain('networkChanged')
    })

    test('detach drops every listener and leaves the wallet connected', async () => {
      const { wallet, session, find, events } = await setConnectedScene(setup)
      session.detach()
      expect(wallet.listenerCount()).toBe(0)
      wallet.selectAccount(1)
      await pause(30)
      expect(events.some(({ type }) => type === 'accountsChanged')).toBe(false)
      expect(await (await find()).restore?.()).toBeDefined()
    })
  })

  describe('switching networks', () => {
    test('it resolves when the wallet is there', async () => {
      const { session, networks } = await setConnectedScene(setup)
      await switcher(session)(networks[1])
      expect(session.networkId).toBe(networks[1].caipNetworkId)
    })

    test('declined: typed, and the network stays', async () => {
      const { session, wallet, networks } = await setConnectedScene(setup)
      wallet.rejectNextSwitch()
      expect(await rejectionCode(switcher(session)(networks[1]))).toBe('USER_REJECTED')
      expect(session.networkId).toBe(networks[0].caipNetworkId)
    })

    test('R38: a network the wallet neither knows nor can add', async () => {
      const { session, unknownNetwork, networks } = await setConnectedScene(setup)
      expect(await rejectionCode(switcher(session)(unknownNetwork))).toBe('CHAIN_NOT_SUPPORTED')
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

function sign({
  actions,
}: {
  readonly actions: { signMessage?(parameters: { readonly message: string }): Promise<unknown> }
}): Promise<unknown> {
  return actions.signMessage?.({ message: 'after the end' }) ?? Promise.reject(new Error('the session cannot sign'))
}
