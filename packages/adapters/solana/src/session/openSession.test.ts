import { codeOf, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { connectWith } from '../../test/connectWith.js'
import { createNetwork, devnet, mainnet } from '../../test/networks.js'
import { alice, bob, createAccount, createScriptedWallet } from '../../test/scriptedWallet.js'

const names = (accounts: readonly { readonly address: string }[]) => accounts.map(({ address }) => address)

describe('R39: updates from the wallet', () => {
  test('a thousand account changes within a frame emit one event with the last one', async () => {
    const { wallet, session, events, clock } = await connectWith()
    for (let index = 0; index < 1_000; index++) wallet.change({ accounts: index % 2 ? [alice, bob] : [bob, alice] })
    wallet.change({ accounts: [bob] })
    await clock.advance(16)
    expect(names(session.accounts)).toEqual([bob.address])
    expect(events).toEqual([{ type: 'accountsChanged', accounts: session.accounts }])
  })

  test('ignores malformed updates, and applies the valid part of the others', async () => {
    const { wallet, session, events, clock } = await connectWith()
    for (const change of [null, 42, {}, { accounts: 42 }, { accounts: [{}] }, { chains: 42 }, { features: 'x' }])
      wallet.change(change)
    await clock.advance(16)
    expect(events).toEqual([])
    wallet.change({ accounts: [null, bob, { ...alice, publicKey: bob.publicKey }] })
    await clock.advance(16)
    expect(names(session.accounts)).toEqual([bob.address])
  })

  test('applies a new name of an account', async () => {
    const { wallet, session, clock } = await connectWith()
    wallet.change({ accounts: [createAccount(7, 'Renamed')] })
    await clock.advance(16)
    expect(session.accounts[0]).toMatchObject({ address: alice.address, name: 'Renamed' })
  })

  test('FI23: an empty account list ends the session once, as locked, and rejects pending requests', async () => {
    const wallet = createScriptedWallet({ 'solana:signMessage': () => new Promise(() => undefined) })
    const { session, events, clock } = await connectWith(wallet)
    const waiting = codeOf(session.actions.signMessage?.({ message: 'x' }))
    await settle(clock)
    wallet.change({ accounts: [] })
    await clock.advance(16)
    expect(await waiting).toBe('ACCOUNT_CHANGED')
    expect(events).toEqual([{ type: 'disconnected', reason: 'locked' }])
    expect(wallet.listenerCount()).toBe(0)
    expect(await codeOf(session.actions.signMessage?.({ message: 'x' }))).toBe('NOT_CONNECTED')
  })

  test('FI24: an update of the extension ends the session', async () => {
    const wallet = createScriptedWallet({
      'solana:signMessage': () => {
        throw new Error('Extension context invalidated.')
      },
    })
    const { session, events } = await connectWith(wallet)
    expect(await codeOf(session.actions.signMessage?.({ message: 'x' }))).toBe('EXTENSION_INVALIDATED')
    expect(events).toEqual([{ type: 'disconnected', reason: 'extensionInvalidated' }])
  })
})

describe('available actions', () => {
  const offered = (actions: object) => Object.keys(actions).sort()
  const always = ['getAccounts', 'requestAccounts']

  test.each([
    [
      ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction'],
      ['sendTransaction', 'signAllTransactions', 'signAndSendTransaction', 'signMessage', 'signTransaction'],
    ],
    [['solana:signMessage'], ['signMessage']],
    [['solana:signAndSendTransaction'], ['sendTransaction', 'signAndSendTransaction']],
    [
      ['solana:signTransaction'],
      ['sendTransaction', 'signAllTransactions', 'signAndSendTransaction', 'signTransaction'],
    ],
  ])('§1: a wallet with %j offers %j, getAccounts and requestAccounts', async (features, expected) => {
    const wallet = createScriptedWallet()
    for (const feature of Object.keys(wallet.features))
      if (feature.startsWith('solana:') && !features.includes(feature)) delete wallet.features[feature]
    const { session } = await connectWith(wallet)
    expect(offered(session.actions)).toEqual([...expected, ...always].sort())
  })

  test('omits actions that the active account does not support, unless its feature list is empty', async () => {
    const wallet = createScriptedWallet()
    wallet.accounts = [
      { ...alice, features: ['solana:signTransaction'] },
      { ...bob, features: [] },
    ]
    const { session, events, clock } = await connectWith(wallet)
    expect('signMessage' in session.actions).toBe(false)
    wallet.change({ accounts: [{ ...bob, features: [] }] })
    await clock.advance(16)
    expect('signMessage' in session.actions).toBe(true)
    expect(events.map(({ type }) => type)).toEqual(['accountsChanged', 'actionsChanged'])
  })

  test('updates the actions when the wallet removes and adds features', async () => {
    const { wallet, session, events, clock } = await connectWith()
    const { 'solana:signMessage': signing, ...rest } = wallet.features
    wallet.features = rest
    wallet.change({ features: rest })
    await clock.advance(16)
    expect('signMessage' in session.actions).toBe(false)
    wallet.features = { ...rest, ...(signing ? { 'solana:signMessage': signing } : {}) }
    wallet.change({ features: wallet.features })
    await clock.advance(16)
    expect('signMessage' in session.actions).toBe(true)
    expect(events).toEqual([{ type: 'actionsChanged' }, { type: 'actionsChanged' }])
  })
})

describe('the network', () => {
  test('switches without a request to the wallet, and emits one event', async () => {
    const { wallet, session, events } = await connectWith()
    const asked = wallet.calls.length
    await session.switchNetwork?.(devnet)
    await session.switchNetwork?.(devnet)
    expect(session.networkId).toBe(devnet.caipNetworkId)
    expect(events).toEqual([{ type: 'networkChanged', networkId: devnet.caipNetworkId }])
    expect(wallet.calls).toHaveLength(asked)
  })

  test('§8 R38: rejects a network that the wallet does not list with "Chain is not supported"', async () => {
    const { session, events } = await connectWith()
    for (const network of [
      createNetwork('4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', []),
      { ...mainnet, chainNamespace: 'eip155' } as const,
    ])
      expect(await codeOf(session.switchNetwork?.(network))).toBe('CHAIN_NOT_SUPPORTED')
    expect(session.networkId).toBe(mainnet.caipNetworkId)
    expect(events).toEqual([])
  })

  test('approvedNetworkIds changes with the wallet’s list', async () => {
    const { wallet, session, clock } = await connectWith()
    expect(session.approvedNetworkIds).toEqual([mainnet.caipNetworkId, devnet.caipNetworkId])
    wallet.chains = ['solana:mainnet']
    wallet.change({ chains: wallet.chains })
    await clock.advance(16)
    expect(session.approvedNetworkIds).toEqual([mainnet.caipNetworkId])
  })
})

describe('disconnecting', () => {
  test('revokes the permission, and ignores a failure', async () => {
    const wallet = createScriptedWallet({
      'standard:disconnect': () => {
        throw new Error('no')
      },
    })
    const { session, events } = await connectWith(wallet)
    await session.disconnect()
    await session.disconnect()
    expect(wallet.calls.filter(({ feature }) => feature === 'standard:disconnect')).toHaveLength(1)
    expect(events).toEqual([])
    expect(await codeOf(session.switchNetwork?.(devnet))).toBe('NOT_CONNECTED')
  })

  test('FI20: waits at most three seconds for the wallet', async () => {
    const wallet = createScriptedWallet({ 'standard:disconnect': () => new Promise(() => undefined) })
    const { session, clock } = await connectWith(wallet)
    let isOver = false
    void session.disconnect().then(() => {
      isOver = true
    })
    await clock.advance(2_999)
    expect(isOver).toBe(false)
    await clock.advance(1)
    await settle(clock)
    expect(isOver).toBe(true)
  })

  test('disconnects a wallet without standard:disconnect without a request', async () => {
    const wallet = createScriptedWallet()
    delete wallet.features['standard:disconnect']
    const { session } = await connectWith(wallet)
    await session.disconnect()
    expect(wallet.calls).toHaveLength(1)
  })
})

test('FI4: refresh reads the wallet’s accounts again', async () => {
  const { wallet, session, events } = await connectWith()
  wallet.accounts = [bob]
  await session.refresh?.()
  expect(names(session.accounts)).toEqual([bob.address])
  wallet.accounts = 42
  await session.refresh?.()
  expect(events).toHaveLength(1)
  wallet.accounts = []
  await session.refresh?.()
  expect(events.at(-1)).toEqual({ type: 'disconnected', reason: 'locked' })
})
