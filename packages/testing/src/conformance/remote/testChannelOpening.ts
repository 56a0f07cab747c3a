import type { ConnectRequest } from '@latchkey/common'
import { describe, expect, test } from 'vitest'
import { codeOf } from '../../fakes/codeOf.js'
import type { ScriptedChannel } from '../../fakes/createScriptedChannel.js'
import { accountOn, type ChannelRig, createFullChannel } from './channelRig.js'
import { openScene } from './channelScene.js'

export function testChannelOpening(rig: ChannelRig): void {
  const [here, there] = rig.networks
  const open = (channel?: ScriptedChannel, request?: ConnectRequest) => openScene(rig, channel, request)

  describe('opening', () => {
    test('a session describes its wallet, and lists the accounts of its network', async () => {
      const { session, channel, addresses } = await open()
      expect(session).toMatchObject({
        namespace: channel.namespace,
        connectorId: channel.connector.id,
        connectorType: channel.connector.type,
        wallet: channel.wallet,
        networkId: here.caipNetworkId,
        supportsAllNetworks: false,
        approvedNetworkIds: channel.grant.networkIds,
      })
      expect(addresses()).toEqual(rig.addressesOn(here.caipNetworkId).slice(0, 2))
    })

    test('opens on the requested network if the wallet approved it', async () => {
      const { session, addresses } = await open(undefined, { network: there })
      expect(session.networkId).toBe(there.caipNetworkId)
      expect([...addresses()].sort()).toEqual([...rig.addressesOn(there.caipNetworkId).slice(0, 2)].sort())
    })

    test('opens on the app’s first approved network if the requested one is not approved', async () => {
      const channel = rig.createChannel({
        accounts: [accountOn(rig, rig.foreign, 0), accountOn(rig, there.caipNetworkId, 0)],
        networkIds: [rig.foreign, there.caipNetworkId],
      })
      expect((await open(channel, { network: here })).session.networkId).toBe(there.caipNetworkId)
    })

    test('without an approved network of the app, opens on the wallet’s, or rejects', async () => {
      const channel = rig.createChannel({ accounts: [accountOn(rig, rig.foreign, 0)], networkIds: [rig.foreign] })
      if (rig.lacks?.foreignNetworks) expect(await codeOf(open(channel))).toBe('CHAIN_NOT_SUPPORTED')
      else expect((await open(channel)).session.networkId).toBe(rig.foreign)
    })

    test('R34: drops malformed accounts and duplicates', async () => {
      const good = accountOn(rig, here.caipNetworkId, 0)
      const channel = rig.createChannel({
        accounts: [...rig.badAccounts, good, good],
        networkIds: [here.caipNetworkId],
      })
      expect((await open(channel)).addresses()).toEqual(rig.addressesOn(here.caipNetworkId).slice(0, 1))
    })

    const { rewrite } = rig
    if (rewrite)
      test('R34: reads accounts in other valid forms, and signs with each', async () => {
        const people = rig.addressesOn(here.caipNetworkId).slice(0, 2)
        const accounts = people.map((address) => `${here.caipNetworkId}:${rewrite(address)}`)
        const { addresses, sign } = await open(rig.createChannel({ accounts, networkIds: [here.caipNetworkId] }))
        expect(addresses()).toEqual(people)
        for (const address of people) expect(await sign({ address })).not.toBe('')
      })

    test('R34: opens no session without a valid account, and leaves no listener', async () => {
      for (const accounts of [[], rig.badAccounts]) {
        const channel = rig.createChannel({ accounts, networkIds: [here.caipNetworkId] })
        expect(await codeOf(open(channel))).toBe('WALLET_NO_ACCOUNT')
        expect(channel.listenerCount()).toBe(0)
      }
    })

    test('R34: reads a grant with entries that are not texts', async () => {
      const { grant } = createFullChannel(rig)
      const spoil = <T>(list: readonly T[]) => [null, 5, {}, ...list] as readonly T[]
      const channel = rig.createChannel({
        accounts: spoil(grant.accounts),
        networkIds: spoil(grant.networkIds),
        methods: spoil(grant.methods),
      })
      const { session, addresses, sign } = await open(channel)
      expect(addresses()).toEqual(rig.addressesOn(here.caipNetworkId).slice(0, 2))
      expect(session.approvedNetworkIds).toEqual(grant.networkIds)
      expect(await sign()).not.toBe('')
    })

    test.each([undefined, null, 5, 'text', {}])('R34: reads a grant with %j in place of its lists', async (value) => {
      const { grant } = createFullChannel(rig)
      const spoiled = {
        methods: value,
        networkIds: value,
        events: value,
        accountTypes: value,
      } as unknown as typeof grant
      const { session, addresses } = await open(rig.createChannel({ ...spoiled, accounts: grant.accounts }))
      expect(addresses()).toEqual(rig.addressesOn(here.caipNetworkId).slice(0, 2))
      expect(rig.optional.action in session.actions).toBe(false)
      const channel = rig.createChannel({ ...spoiled, accounts: value as unknown as readonly string[] })
      expect(await codeOf(open(channel))).toBe('WALLET_NO_ACCOUNT')
      expect(channel.listenerCount()).toBe(0)
    })

    test('FI3: a channel that reports its end to a new listener opens no usable session, and keeps no listener', async () => {
      const channel = createFullChannel(rig)
      const { watch } = channel
      channel.watch = (listener) => {
        const stop = watch(listener)
        listener({ type: 'ended' })
        return stop
      }
      const opening = open(channel)
      const code = await codeOf(
        opening.then(async ({ frame, sign }) => {
          await frame()
          return sign()
        }),
      )
      expect(code).toBe(rig.endedCode ?? 'NOT_CONNECTED')
      expect([channel.listenerCount(), channel.asked]).toEqual([0, []])
    })

    test('L1: an aborted attempt or a destroyed adapter opens nothing', async () => {
      const { adapter, openAgain } = await open()
      const channel = createFullChannel(rig)
      expect(await codeOf(openAgain({ signal: AbortSignal.abort() }, channel))).toBe('ABORTED')
      adapter.destroy()
      expect(await codeOf(openAgain({}, channel))).toBe('DESTROYED')
      expect([channel.listenerCount(), channel.asked]).toEqual([0, []])
    })
  })
}
