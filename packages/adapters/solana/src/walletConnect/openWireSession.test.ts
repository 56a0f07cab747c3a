import type { CaipNetworkId, Network } from '@latchkey/common'
import { codeOf } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { devnet, mainnet } from '../../test/createContext.js'
import { openOver } from '../../test/openOver.js'
import { alice, bob } from '../../test/scriptedWallet.js'
import { createWire, granted, ids } from '../../test/scriptedWire.js'

const formerMainnet: CaipNetworkId = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'

test('the accounts of its network come first, and sign', async () => {
  const { session, addresses, wire } = await openOver(createWire(), { network: devnet })
  expect(addresses()).toEqual([bob.address, alice.address])
  await session.switchNetwork?.(mainnet)
  expect(addresses()).toEqual([alice.address, bob.address])
  await session.switchNetwork?.(devnet)
  await session.actions.signMessage?.({ message: 'x' })
  expect(wire.asked).toMatchObject([{ networkId: ids.devnet, params: { pubkey: bob.address } }])
})

test('R135: a switch that the page makes is noted, one that the wallet tells is not', async () => {
  const { clock, session, wire } = await openOver(createWire(), { network: devnet })
  await session.switchNetwork?.(mainnet)
  expect([session.networkId, wire.switchCount]).toEqual([ids.mainnet, 1])
  wire.event('chainChanged', ids.devnet, ids.devnet)
  await clock.advance(16)
  expect([session.networkId, wire.switchCount]).toEqual([ids.devnet, 1])
})

test('what the wallet did not grant is absent', async () => {
  const names = async (methods: readonly string[]) =>
    Object.keys((await openOver(createWire({ methods }))).session.actions).sort()
  const always = ['getAccounts', 'requestAccounts']
  const signing = ['sendTransaction', 'signAllTransactions', 'signAndSendTransaction', 'signTransaction']
  expect(await names([])).toEqual(always)
  expect(await names(['solana_signMessage'])).toEqual([...always, 'signMessage'])
  expect(await names(['solana_signTransaction'])).toEqual([...always, ...signing])
  expect(await names(['solana_signAllTransactions'])).toEqual([...always, ...signing])
  expect(await names(['solana_signAndSendTransaction'])).toEqual([
    ...always,
    'sendTransaction',
    'signAndSendTransaction',
  ])
})

test('a network the wallet knows by its former id is shown by the one of today, and asked for by the former', async () => {
  const accounts = [`${formerMainnet}:${alice.address}`]
  const wire = createWire({ accounts, networkIds: [formerMainnet] })
  const network = { ...mainnet, deprecatedCaipNetworkId: formerMainnet } satisfies Network
  const { session } = await openOver(wire, {}, [network])
  expect([session.networkId, session.approvedNetworkIds]).toEqual([ids.mainnet, [ids.mainnet]])
  await session.actions.signMessage?.({ message: 'x' })
  expect(wire.asked[0]?.networkId).toBe(formerMainnet)
  wire.update({ networkIds: [formerMainnet, ids.mainnet], accounts: [...accounts, `${ids.mainnet}:${alice.address}`] })
  await session.actions.signMessage?.({ message: 'x' })
  expect(wire.asked[1]?.networkId).toBe(ids.mainnet)
})

test('R218: a transaction on a network that the app does not have is NETWORK_NOT_FOUND with "CaipNetwork not found"', async () => {
  const wire = createWire({ accounts: [`${ids.devnet}:${alice.address}`], networkIds: [ids.devnet] })
  const { session } = await openOver(wire, {}, [mainnet])
  await expect(session.actions.sendTransaction?.({ to: bob.address, value: 1n })).rejects.toMatchObject({
    code: 'NETWORK_NOT_FOUND',
    message: 'CaipNetwork not found',
  })
  expect(wire.asked).toEqual([])
})

test('what the wallet changes by itself is told: accounts, networks, methods', async () => {
  const { wire, clock, session, events, addresses } = await openOver()
  wire.update({ accounts: [`${ids.mainnet}:${bob.address}`, `${ids.mainnet}:${alice.address}`] })
  await clock.advance(16)
  expect(addresses()).toEqual([bob.address, alice.address])
  wire.update({ methods: ['solana_signMessage'] })
  await clock.advance(16)
  expect(session.actions.signTransaction).toBeUndefined()
  wire.update({ accounts: [`${ids.devnet}:${bob.address}`], networkIds: [ids.devnet] })
  await clock.advance(16)
  expect([session.networkId, session.approvedNetworkIds]).toEqual([ids.devnet, [ids.devnet]])
  expect(events.map(({ type }) => type)).toEqual([
    'accountsChanged',
    'actionsChanged',
    'networkChanged',
    'accountsChanged',
  ])
})

test.each([ids.devnet, devnet.id, null, 103])(
  'a chainChanged with %j is a network, one not approved is not',
  async (data) => {
    const { wire, clock, session } = await openOver()
    wire.event('chainChanged', 'solana:Own', 'solana:Own')
    await clock.advance(16)
    expect(session.networkId).toBe(ids.mainnet)
    wire.event('chainChanged', data, ids.devnet)
    await clock.advance(16)
    expect(session.networkId).toBe(ids.devnet)
  },
)

test.each([[[bob.address]], [[`${ids.mainnet}:${bob.address}`]], [[null, 'x', bob.address]]])(
  'an accountsChanged with %j puts that account first',
  async (data) => {
    const { wire, clock, addresses } = await openOver()
    wire.event('accountsChanged', data)
    await clock.advance(16)
    expect(addresses()).toEqual([bob.address, alice.address])
  },
)

test('FI4: a page that slept notices on waking what the wallet took away', async () => {
  const { wire, session, events, addresses } = await openOver()
  wire.grant = { ...granted, accounts: [`${ids.mainnet}:${bob.address}`] }
  await session.refresh?.()
  expect(addresses()).toEqual([bob.address])
  wire.grant = { ...granted, accounts: [], networkIds: [] }
  await session.refresh?.()
  expect(events.at(-1)).toEqual({ type: 'disconnected', reason: 'wallet' })
})

test('who asks for accounts again may be asked to choose among those that are shared', async () => {
  const { wire, session, addresses } = await openOver()
  expect(await session.actions.requestAccounts?.()).toEqual([{ pubkey: bob.address }, { pubkey: alice.address }])
  expect(addresses()).toEqual([bob.address, alice.address])
  wire.answers.solana_requestAccounts = () => [{ pubkey: 'nobody' }]
  expect(await codeOf(session.actions.requestAccounts?.())).toBe('WALLET_BAD_RESULT')
  wire.grant = { ...granted, methods: [] }
  expect(await session.actions.requestAccounts?.()).toHaveLength(2)
  expect(wire.asked).toHaveLength(2)
})
