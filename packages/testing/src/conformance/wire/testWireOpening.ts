import type { ConnectRequest } from '@latchkey/common'
import { describe, expect, test } from 'vitest'
import { codeOf } from '../../fakes/codeOf.js'
import type { ScriptedWire } from '../../fakes/createScriptedWire.js'
import { accountOn, createFullWire, type WireRig } from './wireRig.js'
import { openScene } from './wireScene.js'

export function testWireOpening(rig: WireRig): void {
  const [here, there] = rig.networks
  const open = (wire?: ScriptedWire, request?: ConnectRequest) => openScene(rig, wire, request)

  describe('opening', () => {
    test('a session says who it is with, and shows the accounts of its network', async () => {
      const { session, wire, addresses } = await open()
      expect(session).toMatchObject({
        namespace: wire.namespace,
        connectorId: 'walletConnect',
        connectorType: 'WALLET_CONNECT',
        wallet: wire.wallet,
        networkId: here.caipNetworkId,
        supportsAllNetworks: false,
        approvedNetworkIds: wire.grant.networkIds,
      })
      expect(addresses()).toEqual(rig.addressesOn(here.caipNetworkId).slice(0, 2))
    })

    test('the wanted network is where it begins, if the wallet approved it', async () => {
      const { session, addresses } = await open(undefined, { network: there })
      expect(session.networkId).toBe(there.caipNetworkId)
      expect([...addresses()].sort()).toEqual([...rig.addressesOn(there.caipNetworkId).slice(0, 2)].sort())
    })

    test('else it begins on the first of the app’s that was approved, whatever else the wallet put before it', async () => {
      const wire = rig.createWire({
        accounts: [accountOn(rig, rig.foreign, 0), accountOn(rig, there.caipNetworkId, 0)],
        networkIds: [rig.foreign, there.caipNetworkId],
      })
      expect((await open(wire, { network: here })).session.networkId).toBe(there.caipNetworkId)
    })

    test('where no network of the app was approved, it is the wallet’s, or there is no session', async () => {
      const wire = rig.createWire({ accounts: [accountOn(rig, rig.foreign, 0)], networkIds: [rig.foreign] })
      if (rig.lacks?.foreignNetworks) expect(await codeOf(open(wire))).toBe('CHAIN_NOT_SUPPORTED')
      else expect((await open(wire)).session.networkId).toBe(rig.foreign)
    })

    test('R34: accounts that are none are left out, and each is there once', async () => {
      const good = accountOn(rig, here.caipNetworkId, 0)
      const wire = rig.createWire({ accounts: [...rig.badAccounts, good, good], networkIds: [here.caipNetworkId] })
      expect((await open(wire)).addresses()).toEqual(rig.addressesOn(here.caipNetworkId).slice(0, 1))
    })

    test('R34: without any account that is one there is no session, and nothing listens', async () => {
      for (const accounts of [[], rig.badAccounts]) {
        const wire = rig.createWire({ accounts, networkIds: [here.caipNetworkId] })
        expect(await codeOf(open(wire))).toBe('WALLET_NO_ACCOUNT')
        expect(wire.listenerCount()).toBe(0)
      }
    })

    test('L1: an attempt that was given up, or an adapter that ended, opens nothing', async () => {
      const { adapter, openAgain } = await open()
      const wire = createFullWire(rig)
      expect(await codeOf(openAgain({ signal: AbortSignal.abort() }, wire))).toBe('ABORTED')
      adapter.destroy()
      expect(await codeOf(openAgain({}, wire))).toBe('DESTROYED')
      expect([wire.listenerCount(), wire.asked]).toEqual([0, []])
    })
  })
}
