import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openOver } from '../../test/openOver.js'
import { alice, bob, createWire, dot, ids, ksm } from '../../test/scriptedWire.js'
import { safeParseAddress } from '../address.js'
import { readGrant } from './readGrant.js'

test('SS58: an account the wallet wrote for another network, or for any, is shown in the form of this one', async () => {
  const generic = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
  const { addresses, session, wire } = await openOver(
    createWire({ accounts: [`${ids.ksm}:${generic}`], networkIds: [ids.ksm] }),
  )
  expect([session.networkId, addresses()]).toEqual([ids.ksm, [alice.ksm]])
  await session.actions.signMessage?.({ message: 'x', address: alice.dot })
  expect(wire.asked[0]?.params).toEqual({ address: generic, message: 'x' })
})

test('the accounts of its network come first, in the form of it, and sign', async () => {
  const { session, addresses, wire } = await openOver(createWire(), { network: ksm })
  expect(addresses()).toEqual([bob.ksm, alice.ksm])
  await session.switchNetwork?.(dot)
  expect(addresses()).toEqual([alice.dot, bob.dot])
  await session.switchNetwork?.(ksm)
  await session.actions.signMessage?.({ message: 'x' })
  expect(wire.asked).toMatchObject([{ networkId: ids.ksm, params: { address: bob.ksm } }])
})

test('L3, R34: any texts of a grant are read or left out', () => {
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

test('R135: a switch that the page makes is noted, one that the wallet tells is not', async () => {
  const { session, wire } = await openOver(createWire(), { network: ksm })
  await session.switchNetwork?.(dot)
  expect([session.networkId, wire.switchCount]).toEqual([ids.dot, 1])
  wire.event('chainChanged', ids.ksm, ids.ksm)
  expect([session.networkId, wire.switchCount]).toEqual([ids.ksm, 1])
})

test('what the wallet did not grant is absent, and comes and goes with an update', async () => {
  const { wire, session, events } = await openOver(createWire({ methods: ['polkadot_signMessage'] }))
  expect(Object.keys(session.actions)).toEqual(['signMessage', 'signRaw'])
  wire.update({ methods: ['polkadot_signTransaction'] })
  expect(Object.keys(session.actions)).toEqual(['signPayload', 'sendTransaction'])
  wire.update({ methods: [] })
  expect(session.actions).toEqual({})
  expect(events).toEqual([{ type: 'actionsChanged' }, { type: 'actionsChanged' }])
})

test.each([ids.ksm, ksm.id, null, 2])('a chainChanged with %j is a network, one not approved is not', async (data) => {
  const { wire, session } = await openOver()
  wire.event('chainChanged', 'c3'.repeat(16), `polkadot:${'c3'.repeat(16)}`)
  expect(session.networkId).toBe(ids.dot)
  wire.event('chainChanged', data, ids.ksm)
  expect(session.networkId).toBe(ids.ksm)
})

test.each([[[bob.dot]], [[`${ids.dot}:${bob.dot}`]], [[null, 'x', bob.ksm]]])(
  'an accountsChanged with %j puts that account first',
  async (data) => {
    const { wire, clock, addresses } = await openOver()
    wire.event('accountsChanged', data)
    await clock.advance(16)
    expect(addresses()).toEqual([bob.dot, alice.dot])
  },
)
