import { AppKitError, type CaipNetworkId, type WalletConnectNews } from '@latchkey/common'
import { codeOf } from '@latchkey/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dot, ksm, openOver } from '../../test/openOver.js'
import { alice, bob, createScriptedWire, ids } from '../../test/scriptedWire.js'
import { createNetwork } from '../../test/setUp.js'
import { safeParseAddress } from '../address.js'
import { readGrant } from './readGrant.js'

const event = (name: string, data: unknown, networkId: CaipNetworkId = ids.dot): WalletConnectNews => ({
  type: 'event',
  name,
  data,
  networkId,
})
const never = () => new Promise(() => undefined)

test('a session says who it is with, and shows its accounts in the form of its network', async () => {
  const { session, addresses } = await openOver()
  expect(session).toMatchObject({
    namespace: 'polkadot',
    connectorId: 'walletConnect',
    connectorType: 'WALLET_CONNECT',
    wallet: { name: 'Phone Wallet', icon: 'https://phone.example/icon.png', identifier: 'phone.example' },
    networkId: ids.dot,
    supportsAllNetworks: false,
    approvedNetworkIds: [ids.dot, ids.ksm],
  })
  expect(addresses()).toEqual([alice.dot, bob.dot])
})

test('SS58: an account the wallet wrote for another network, or for any, is shown in the form of this one', async () => {
  const generic = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
  const { addresses, session, wire } = await openOver(
    createScriptedWire({ accounts: [`${ids.ksm}:${generic}`], networkIds: [ids.ksm] }),
  )
  expect([session.networkId, addresses()]).toEqual([ids.ksm, [alice.ksm]])
  await session.actions.signMessage?.({ message: 'x', address: alice.dot })
  expect(wire.asked[0]?.params).toEqual({ address: generic, message: 'x' })
})

test('the wanted network is where it begins, if the wallet approved it', async () => {
  const there = await openOver(createScriptedWire(), { network: ksm })
  expect([there.session.networkId, there.addresses()]).toEqual([ids.ksm, [bob.ksm, alice.ksm]])
  const only = createScriptedWire({ accounts: [`${ids.ksm}:${alice.ksm}`], networkIds: [ids.ksm] })
  expect((await openOver(only, { network: dot })).session.networkId).toBe(ids.ksm)
  expect(await codeOf(openOver(only, {}, [dot]))).toBe('CHAIN_NOT_SUPPORTED')
})

test('R34: accounts that are none are left out; with none left there is no session', async () => {
  const good = `${ids.dot}:${alice.dot}`
  const accounts = ['', 'x', `${ids.dot}:0x12`, `${ids.dot}:${alice.dot}x`, 'eip155:1:0x12', good, good]
  expect((await openOver(createScriptedWire({ accounts }))).addresses()).toEqual([alice.dot])
  for (const none of [[], accounts.slice(0, 5)])
    expect(await codeOf(openOver(createScriptedWire({ accounts: none })))).toBe('WALLET_NO_ACCOUNT')
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

test('what the wallet did not grant is absent, and comes and goes with an update', async () => {
  const { wire, session, events } = await openOver(createScriptedWire({ methods: ['polkadot_signMessage'] }))
  expect(Object.keys(session.actions)).toEqual(['signMessage', 'signRaw'])
  wire.update({ methods: ['polkadot_signTransaction'] })
  expect(Object.keys(session.actions)).toEqual(['signPayload', 'sendTransaction'])
  wire.update({ methods: [] })
  expect(session.actions).toEqual({})
  expect(events).toEqual([{ type: 'actionsChanged' }, { type: 'actionsChanged' }])
})

test('switching among approved networks asks nobody; another one is WRONG_NETWORK', async () => {
  const { session, events, wire, addresses } = await openOver()
  await session.switchNetwork?.(ksm)
  expect([session.networkId, addresses()]).toEqual([ids.ksm, [bob.ksm, alice.ksm]])
  expect(events.map(({ type }) => type)).toEqual(['networkChanged', 'accountsChanged'])
  expect(await codeOf(session.switchNetwork?.(createNetwork('c3')))).toBe('WRONG_NETWORK')
  expect(wire.asked).toEqual([])
  await session.actions.signMessage?.({ message: 'x' })
  expect(wire.asked).toMatchObject([{ networkId: ids.ksm, params: { address: bob.ksm } }])
})

test('accounts and networks that the wallet changes by itself are told', async () => {
  const { wire, clock, session, events, addresses } = await openOver()
  wire.update({ accounts: [`${ids.dot}:${bob.dot}`] })
  await clock.advance(16)
  expect(addresses()).toEqual([bob.dot])
  wire.update({ accounts: [`${ids.ksm}:${bob.ksm}`], networkIds: [ids.ksm] })
  await clock.advance(16)
  expect([session.networkId, addresses()]).toEqual([ids.ksm, [bob.ksm]])
  expect(events.map(({ type }) => type)).toEqual(['accountsChanged', 'networkChanged', 'accountsChanged'])
})

test.each([ids.ksm, ksm.id, null, 2])('a chainChanged with %j is a network, one not approved is not', async (data) => {
  const { wire, session } = await openOver()
  wire.tell(event('chainChanged', 'c3'.repeat(16), `polkadot:${'c3'.repeat(16)}`))
  expect(session.networkId).toBe(ids.dot)
  wire.tell(event('chainChanged', data, ids.ksm))
  expect(session.networkId).toBe(ids.ksm)
})

test.each([[[bob.dot]], [[`${ids.dot}:${bob.dot}`]], [[null, 'x', bob.ksm]]])(
  'an accountsChanged with %j puts that account first',
  async (data) => {
    const { wire, clock, addresses } = await openOver()
    wire.tell(event('accountsChanged', data))
    await clock.advance(16)
    expect(addresses()).toEqual([bob.dot, alice.dot])
  },
)

test.each([null, 'x', [], {}, [[]], ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp6']])(
  'R39: an accountsChanged with %j changes nothing',
  async (data) => {
    const { wire, clock, events } = await openOver()
    wire.tell(event('accountsChanged', data))
    wire.tell(event('anything', data))
    await clock.advance(16)
    expect(events).toEqual([])
  },
)

test('FI3: a session the wallet ended is disconnected at once, once, and what is under way settles', async () => {
  const { wire, session, events } = await openOver()
  wire.answers.polkadot_signMessage = never
  const signing = codeOf(session.actions.signMessage?.({ message: 'x' }))
  await expect.poll(() => wire.asked).toHaveLength(1)
  wire.tell({ type: 'ended' })
  wire.tell({ type: 'ended' })
  expect(await signing).toBe('NOT_CONNECTED')
  expect(events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
  expect([wire.listenerCount(), wire.leaveCount]).toEqual([0, 0])
})

test('an update that leaves no account ends the session, and the namespace is left', async () => {
  const { wire, events } = await openOver()
  wire.update({ accounts: [], networkIds: [] })
  expect(events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
  expect(wire.leaveCount).toBe(1)
})

test('FI20: disconnecting leaves, and waits 3 s at most; detaching leaves nothing', async () => {
  const detached = await openOver()
  detached.session.detach()
  expect([detached.wire.leaveCount, detached.wire.listenerCount()]).toEqual([0, 0])
  const { wire, clock, session, events } = await openOver()
  wire.leave = () => new Promise(() => undefined)
  let isOver = false
  const leaving = session.disconnect().then(() => {
    isOver = true
  })
  await clock.advance(2_999)
  expect(isOver).toBe(false)
  await clock.advance(1)
  await leaving
  expect(events).toEqual([])
})

test('L7: after twenty sessions over one wire, left or detached, nothing listens and no timer runs', async () => {
  const wire = createScriptedWire()
  for (let round = 0; round < 20; round++) {
    const { session, clock } = await openOver(wire)
    wire.update({})
    expect(wire.listenerCount()).toBe(1)
    if (round % 2) session.detach()
    else await session.disconnect()
    expect(wire.listenerCount()).toBe(0)
    expect(clock.timerCount()).toBe(0)
  }
})

test('FI23: an account that goes while the wallet is asked ends the request', async () => {
  const { wire, clock, session } = await openOver()
  wire.answers.polkadot_signMessage = never
  const signing = codeOf(session.actions.signMessage?.({ message: 'x', address: alice.dot }))
  await expect.poll(() => wire.asked).toHaveLength(1)
  wire.update({ accounts: [`${ids.dot}:${bob.dot}`] })
  await clock.advance(16)
  expect(await signing).toBe('ACCOUNT_CHANGED')
})

test('L1: aborting settles at once, and the wire hears of it', async () => {
  const { wire, session } = await openOver()
  wire.answers.polkadot_signMessage = never
  const controller = new AbortController()
  const signing = codeOf(session.actions.signMessage?.({ message: 'x', signal: controller.signal }))
  await expect.poll(() => wire.asked).toHaveLength(1)
  controller.abort()
  expect(await signing).toBe('ABORTED')
  expect(wire.asked[0]?.signal?.aborted).toBe(true)
})

test('an adapter that ended, or a request that was aborted, opens nothing', async () => {
  const { adapter } = await openOver()
  const descriptor = await adapter.walletConnect?.()
  const signal = AbortSignal.abort()
  expect(await codeOf(descriptor?.open(createScriptedWire(), { signal }))).toBe('ABORTED')
  adapter.destroy()
  expect(await codeOf(descriptor?.open(createScriptedWire()))).toBe('DESTROYED')
})

test.each(['USER_REJECTED', 'WRONG_NETWORK', 'NOT_CONNECTED', 'METHOD_NOT_SUPPORTED', 'WALLET_FAILED'] as const)(
  'R36: a refusal with %s is told as it is',
  async (code) => {
    const { wire, session } = await openOver()
    wire.answers.polkadot_signMessage = () => {
      throw new AppKitError(code)
    }
    expect(await codeOf(session.actions.signMessage?.({ message: 'x' }))).toBe(code)
  },
)
