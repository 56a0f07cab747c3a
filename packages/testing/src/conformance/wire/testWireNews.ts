import { describe, expect, test } from 'vitest'
import { accountOn, createFullWire, type WireRig } from './wireRig.js'
import { openScene } from './wireScene.js'

export function testWireNews(rig: WireRig): void {
  const { foreign } = rig
  const [here, there] = rig.networks.map(({ caipNetworkId }) => caipNetworkId) as [typeof foreign, typeof foreign]

  describe('news of the wallet', () => {
    test('accounts and networks that it changes by itself are told', async () => {
      const { wire, session, events, frame, addresses } = await openScene(rig)
      wire.update({ accounts: [accountOn(rig, here, 1), accountOn(rig, there, 1)] })
      await frame()
      expect(addresses()).toEqual([rig.addressesOn(here)[1]])
      wire.update({ accounts: [accountOn(rig, there, 1)], networkIds: [there] })
      await frame()
      expect([session.networkId, addresses()]).toEqual([there, [rig.addressesOn(there)[1]]])
      expect(session.approvedNetworkIds).toEqual([there])
      expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['accountsChanged', 'networkChanged']))
    })

    test('where the network in use is taken away, the next is one of the app’s, whatever the wallet put before it', async () => {
      const wire = rig.createWire({ accounts: [accountOn(rig, here, 0)], networkIds: [here] })
      const { session, sign, frame } = await openScene(rig, wire)
      wire.update({
        accounts: [accountOn(rig, foreign, 0), accountOn(rig, there, 0)],
        networkIds: [foreign, there],
      })
      await frame()
      expect(session.networkId).toBe(there)
      await sign()
      expect(wire.asked.at(-1)).toMatchObject({ method: rig.signMethod, networkId: there })
    })

    test('where none of the app’s is left, it is the wallet’s, or the session is over', async () => {
      const { session, wire, events, frame } = await openScene(rig)
      wire.update({ accounts: [accountOn(rig, foreign, 0)], networkIds: [foreign] })
      await frame()
      if (rig.lacks?.foreignNetworks) {
        expect(events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
        expect(wire.leaveCount).toBe(1)
      } else {
        expect([session.networkId, wire.leaveCount]).toEqual([foreign, 0])
      }
    })

    test('another network it goes to is followed where it is approved', async () => {
      const { wire, session, frame } = await openScene(rig)
      wire.event('chainChanged', rig.third.caipNetworkId, rig.third.caipNetworkId)
      await frame()
      expect(session.networkId).toBe(here)
      wire.event('chainChanged', there, there)
      await frame()
      expect(session.networkId).toBe(rig.lacks?.chainEvents ? here : there)
    })

    test.each([null, 'x', [], {}, [[]], ['nobody'], 42].map((data) => ({ data })))(
      'R39: $data in the place of accounts or of a network changes nothing',
      async ({ data }) => {
        const wire = createFullWire(rig)
        const { events, frame } = await openScene(rig, wire)
        for (const name of [...wire.grant.events, 'accountsChanged', 'anything', 'toString']) wire.event(name, data)
        wire.event('chainChanged', data, foreign)
        await frame()
        expect(events).toEqual([])
      },
    )

    if (rig.listen)
      test('FI29: a listener of the app’s that throws is reported, and keeps no other from hearing', async () => {
        const { wire, session, frame, log } = await openScene(rig)
        let heard = 0
        rig.listen?.(session.provider, () => {
          throw new Error('a careless listener')
        })
        rig.listen?.(session.provider, () => heard++)
        await frame()
        const before = heard
        wire.update({ accounts: [accountOn(rig, here, 1), accountOn(rig, there, 1)] })
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
