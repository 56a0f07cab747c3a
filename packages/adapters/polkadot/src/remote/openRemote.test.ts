import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openOver } from '../../test/openOver.js'
import { alice, bob, createChannel, dot, ids, ksm } from '../../test/scriptedChannel.js'
import { safeParseAddress } from '../address/address.js'
import { readGrant } from './readGrant.js'

test('SS58: lists accounts with the prefix of the active network, whatever prefix the wallet uses', async () => {
  const generic = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
  const { addresses, session, channel } = await openOver(
    createChannel({ accounts: [`${ids.ksm}:${generic}`], networkIds: [ids.ksm] }),
  )
  expect([session.networkId, addresses()]).toEqual([ids.ksm, [alice.ksm]])
  await session.actions.signMessage?.({ message: 'x', address: alice.dot })
  expect(channel.asked[0]?.params).toEqual({ address: generic, message: 'x' })
})

test('lists the accounts of its network first, with the prefix of the network, and signs with them', async () => {
  const { session, addresses, channel } = await openOver(createChannel(), { network: ksm })
  expect(addresses()).toEqual([bob.ksm, alice.ksm])
  await session.switchNetwork?.(dot)
  expect(addresses()).toEqual([alice.dot, bob.dot])
  await session.switchNetwork?.(ksm)
  await session.actions.signMessage?.({ message: 'x' })
  expect(channel.asked).toMatchObject([{ networkId: ids.ksm, params: { address: bob.ksm } }])
})

test('L3, R34: parses any texts of a grant without throwing', () => {
  const id = fc.constantFrom<string>(ids.dot, ids.ksm, 'polkadot:x', 'solana:x')
  const account = fc.oneof(
    fc.string(),
    fc.tuple(id, fc.constantFrom(alice.dot, 'x')).map((parts) => parts.join(':')),
  )
  fc.assert(
    fc.property(fc.array(account), (accounts) => {
      const read = readGrant({ methods: [], events: [], networkIds: [], accounts })
      for (const { address, networkId } of read.accounts) {
        expect(safeParseAddress(address).ok).toBe(true)
        expect(read.networkIds).toContain(networkId)
      }
    }),
  )
})

test('R135: reports a switch by the page to the channel, but not a switch by the wallet', async () => {
  const { session, channel } = await openOver(createChannel(), { network: ksm })
  await session.switchNetwork?.(dot)
  expect([session.networkId, channel.switchCount]).toEqual([ids.dot, 1])
  channel.event('chainChanged', ids.ksm, ids.ksm)
  expect([session.networkId, channel.switchCount]).toEqual([ids.ksm, 1])
})

test('offers only granted actions, and follows updates of the grant', async () => {
  const { channel, session, events } = await openOver(createChannel({ methods: ['polkadot_signMessage'] }))
  expect(Object.keys(session.actions)).toEqual(['signMessage', 'signRaw'])
  channel.update({ methods: ['polkadot_signTransaction'] })
  expect(Object.keys(session.actions)).toEqual(['signPayload', 'sendTransaction', 'waitForReceipt'])
  channel.update({ methods: [] })
  expect(session.actions).toEqual({})
  expect(events).toEqual([{ type: 'actionsChanged' }, { type: 'actionsChanged' }])
})

test.each([ids.ksm, ksm.id, null, 2])(
  'a chainChanged event with %j switches the network, unless it is not approved',
  async (data) => {
    const { channel, session } = await openOver()
    channel.event('chainChanged', 'c3'.repeat(16), `polkadot:${'c3'.repeat(16)}`)
    expect(session.networkId).toBe(ids.dot)
    channel.event('chainChanged', data, ids.ksm)
    expect(session.networkId).toBe(ids.ksm)
  },
)

test.each([[[bob.dot]], [[`${ids.dot}:${bob.dot}`]], [[null, 'x', bob.ksm]]])(
  'an accountsChanged event with %j puts that account first',
  async (data) => {
    const { channel, clock, addresses } = await openOver()
    channel.event('accountsChanged', data)
    await clock.advance(16)
    expect(addresses()).toEqual([bob.dot, alice.dot])
  },
)
