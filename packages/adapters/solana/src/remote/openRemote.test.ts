import type { CaipNetworkId, Network } from '@latchkey/common'
import { codeOf } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { devnet, mainnet } from '../../test/networks.js'
import { openOver } from '../../test/openOver.js'
import { createChannel, granted, ids } from '../../test/scriptedChannel.js'
import { alice, bob } from '../../test/scriptedWallet.js'

const formerMainnet: CaipNetworkId = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'

test('lists the accounts of the active network first, and signs with them', async () => {
  const { session, addresses, channel } = await openOver(createChannel(), { network: devnet })
  expect(addresses()).toEqual([bob.address, alice.address])
  await session.switchNetwork?.(mainnet)
  expect(addresses()).toEqual([alice.address, bob.address])
  await session.switchNetwork?.(devnet)
  await session.actions.signMessage?.({ message: 'x' })
  expect(channel.asked).toMatchObject([{ networkId: ids.devnet, params: { pubkey: bob.address } }])
})

test('R135: reports a switch by the page to the channel, but not a switch by the wallet', async () => {
  const { clock, session, channel } = await openOver(createChannel(), { network: devnet })
  await session.switchNetwork?.(mainnet)
  expect([session.networkId, channel.switchCount]).toEqual([ids.mainnet, 1])
  channel.event('chainChanged', ids.devnet, ids.devnet)
  await clock.advance(16)
  expect([session.networkId, channel.switchCount]).toEqual([ids.devnet, 1])
})

test('omits actions that the wallet did not grant', async () => {
  const names = async (methods: readonly string[]) =>
    Object.keys((await openOver(createChannel({ methods }))).session.actions).sort()
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

test('shows a network with its current id, and sends requests with the legacy id that the wallet approved', async () => {
  const accounts = [`${formerMainnet}:${alice.address}`]
  const channel = createChannel({ accounts, networkIds: [formerMainnet] })
  const network = { ...mainnet, deprecatedCaipNetworkId: formerMainnet } satisfies Network
  const { session } = await openOver(channel, {}, [network])
  expect([session.networkId, session.approvedNetworkIds]).toEqual([ids.mainnet, [ids.mainnet]])
  await session.actions.signMessage?.({ message: 'x' })
  expect(channel.asked[0]?.networkId).toBe(formerMainnet)
  channel.update({
    networkIds: [formerMainnet, ids.mainnet],
    accounts: [...accounts, `${ids.mainnet}:${alice.address}`],
  })
  await session.actions.signMessage?.({ message: 'x' })
  expect(channel.asked[1]?.networkId).toBe(ids.mainnet)
})

test('R218: rejects a transaction on a network that the app does not have with "CaipNetwork not found"', async () => {
  const channel = createChannel({ accounts: [`${ids.devnet}:${alice.address}`], networkIds: [ids.devnet] })
  const { session } = await openOver(channel, {}, [mainnet])
  await expect(session.actions.sendTransaction?.({ to: bob.address, value: 1n })).rejects.toMatchObject({
    code: 'NETWORK_NOT_FOUND',
    shortMessage: 'CaipNetwork not found',
  })
  expect(channel.asked).toEqual([])
})

test('applies the wallet’s own changes of accounts, networks and methods', async () => {
  const { channel, clock, session, events, addresses } = await openOver()
  channel.update({ accounts: [`${ids.mainnet}:${bob.address}`, `${ids.mainnet}:${alice.address}`] })
  await clock.advance(16)
  expect(addresses()).toEqual([bob.address, alice.address])
  channel.update({ methods: ['solana_signMessage'] })
  await clock.advance(16)
  expect(session.actions.signTransaction).toBeUndefined()
  channel.update({ accounts: [`${ids.devnet}:${bob.address}`], networkIds: [ids.devnet] })
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
  'a chainChanged event with %j switches the network, unless it is not approved',
  async (data) => {
    const { channel, clock, session } = await openOver()
    channel.event('chainChanged', 'solana:Own', 'solana:Own')
    await clock.advance(16)
    expect(session.networkId).toBe(ids.mainnet)
    channel.event('chainChanged', data, ids.devnet)
    await clock.advance(16)
    expect(session.networkId).toBe(ids.devnet)
  },
)

test.each([[[bob.address]], [[`${ids.mainnet}:${bob.address}`]], [[null, 'x', bob.address]]])(
  'an accountsChanged event with %j puts that account first',
  async (data) => {
    const { channel, clock, addresses } = await openOver()
    channel.event('accountsChanged', data)
    await clock.advance(16)
    expect(addresses()).toEqual([bob.address, alice.address])
  },
)

test('FI4: refresh applies what the wallet withdrew while the page slept', async () => {
  const { channel, session, events, addresses } = await openOver()
  channel.grant = { ...granted, accounts: [`${ids.mainnet}:${bob.address}`] }
  await session.refresh?.()
  expect(addresses()).toEqual([bob.address])
  channel.grant = { ...granted, accounts: [], networkIds: [] }
  await session.refresh?.()
  expect(events.at(-1)).toEqual({ type: 'disconnected', reason: 'wallet' })
})

test('requestAccounts lets the visitor select among the shared accounts', async () => {
  const { channel, session, addresses } = await openOver()
  expect(await session.actions.requestAccounts?.()).toEqual([{ pubkey: bob.address }, { pubkey: alice.address }])
  expect(addresses()).toEqual([bob.address, alice.address])
  channel.answers.solana_requestAccounts = () => [{ pubkey: 'nobody' }]
  expect(await codeOf(session.actions.requestAccounts?.())).toBe('WALLET_BAD_RESULT')
  channel.grant = { ...granted, methods: [] }
  expect(await session.actions.requestAccounts?.()).toHaveLength(2)
  expect(channel.asked).toHaveLength(2)
})
