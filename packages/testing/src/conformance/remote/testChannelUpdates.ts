import { describe, expect, test } from 'vitest'
import { accountOn, type ChannelRig, createFullChannel } from './channelRig.js'
import { openScene } from './channelScene.js'

export function testChannelUpdates(rig: ChannelRig): void {
  const { foreign } = rig
  const [here, there] = rig.networks.map(({ caipNetworkId }) => caipNetworkId) as [typeof foreign, typeof foreign]

  describe('updates from the wallet', () => {
    test('emits the wallet’s own changes of accounts and networks', async () => {
      const { channel, session, events, frame, addresses } = await openScene(rig)
      channel.update({ accounts: [accountOn(rig, here, 1), accountOn(rig, there, 1)] })
      await frame()
      expect(addresses()).toEqual([rig.addressesOn(here)[1]])
      channel.update({ accounts: [accountOn(rig, there, 1)], networkIds: [there] })
      await frame()
      expect([session.networkId, addresses()]).toEqual([there, [rig.addressesOn(there)[1]]])
      expect(session.approvedNetworkIds).toEqual([there])
      expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['accountsChanged', 'networkChanged']))
    })

    test('shows the types that the wallet states for its accounts, and ignores those of other namespaces', async () => {
      const { channel, session, events, frame } = await openScene(rig)
      const [address] = rig.addressesOn(here)
      const typeOf = () => session.accounts.find((account) => account.address === address)?.type
      const usual = typeOf()
      const [stated, other] =
        channel.namespace === 'bip122' ? (['ordinal', 'smartAccount'] as const) : (['smartAccount', 'ordinal'] as const)
      channel.update({ accountTypes: { [address]: stated } })
      await frame()
      expect(typeOf()).toBe(stated)
      expect(events).toContainEqual({ type: 'accountsChanged', accounts: session.accounts })
      channel.update({ accountTypes: { [address]: other } })
      await frame()
      expect(typeOf()).toBe(usual)
    })

    test('describes the wallet as the channel does, and reports a change once', async () => {
      const { channel, session, events, frame } = await openScene(rig)
      const user = { email: 'alice@example.com' }
      channel.describe({ user, isSmartAccountDeployed: true })
      channel.update({})
      await frame()
      expect(session.wallet).toMatchObject({ name: 'Phone Wallet', user, isSmartAccountDeployed: true })
      expect(events.filter(({ type }) => type === 'walletChanged')).toHaveLength(1)
    })

    test('switches to the app’s next approved network when the active one is revoked', async () => {
      const channel = rig.createChannel({ accounts: [accountOn(rig, here, 0)], networkIds: [here] })
      const { session, sign, frame } = await openScene(rig, channel)
      channel.update({
        accounts: [accountOn(rig, foreign, 0), accountOn(rig, there, 0)],
        networkIds: [foreign, there],
      })
      await frame()
      expect(session.networkId).toBe(there)
      await sign()
      expect(channel.asked.at(-1)).toMatchObject({ method: rig.signMethod, networkId: there })
    })

    test('switches to the wallet’s network, or ends, when no network of the app remains', async () => {
      const { session, channel, events, frame } = await openScene(rig)
      channel.update({ accounts: [accountOn(rig, foreign, 0)], networkIds: [foreign] })
      await frame()
      if (rig.lacks?.foreignNetworks) {
        expect(events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
        expect(channel.disconnectCount).toBe(1)
      } else {
        expect([session.networkId, channel.disconnectCount]).toEqual([foreign, 0])
      }
    })

    test('follows the wallet to an approved network', async () => {
      const { channel, session, frame } = await openScene(rig)
      channel.event('chainChanged', rig.third.caipNetworkId, rig.third.caipNetworkId)
      await frame()
      expect(session.networkId).toBe(here)
      channel.event('chainChanged', there, there)
      await frame()
      expect(session.networkId).toBe(rig.lacks?.chainEvents ? here : there)
    })

    test.each([null, 'x', [], {}, [[]], ['nobody'], 42].map((data) => ({ data })))(
      'R39: ignores $data in place of accounts or a network',
      async ({ data }) => {
        const channel = createFullChannel(rig)
        const { events, frame } = await openScene(rig, channel)
        for (const name of [...channel.grant.events, 'accountsChanged', 'anything', 'toString'])
          channel.event(name, data)
        channel.event('chainChanged', data, foreign)
        await frame()
        expect(events).toEqual([])
      },
    )

    test.each([undefined, null, 5, 'text', {}, [null, 5]])(
      'R34: reads %j in place of the lists of a grant',
      async (value) => {
        const { channel, session, events, frame, addresses } = await openScene(rig)
        const spoiled = { methods: value, networkIds: value, accountTypes: value } as unknown as typeof channel.grant
        expect(() => channel.update(spoiled)).not.toThrow()
        await frame()
        expect(addresses()).toEqual(rig.addressesOn(here).slice(0, 2))
        expect(rig.optional.action in session.actions).toBe(false)
        expect(() => channel.update({ ...spoiled, accounts: value as unknown as readonly string[] })).not.toThrow()
        await frame()
        expect(events.at(-1)).toEqual({ type: 'disconnected', reason: 'wallet' })
      },
    )

    if (rig.listen)
      test('FI29: a listener of the app that throws is logged and does not affect the others', async () => {
        const { channel, session, frame, log } = await openScene(rig)
        let heard = 0
        rig.listen?.(session.provider, () => {
          throw new Error('a careless listener')
        })
        rig.listen?.(session.provider, () => heard++)
        await frame()
        const before = heard
        channel.update({ accounts: [accountOn(rig, here, 1), accountOn(rig, there, 1)] })
        await frame()
        expect(heard).toBeGreaterThan(before)
        expect(log).toContainEqual({
          level: 'error',
          message: 'A listener of a wallet provider threw.',
          details: [expect.objectContaining({ message: 'a careless listener' })],
        })
      })
  })
}
