import { codeOf, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { connectWith } from '../test/connectWith.js'
import { createNetwork, devnet, mainnet } from '../test/createContext.js'
import { alice, bob, createAccount, createScriptedWallet } from '../test/scriptedWallet.js'

const names = (accounts: readonly { readonly address: string }[]) => accounts.map(({ address }) => address)

describe('R39: what the wallet tells', () => {
  test('another account comes first; a thousand changes within a frame are told once, the last one', async () => {
    const { wallet, session, events, clock } = await connectWith()
    for (let index = 0; index < 1_000; index++) wallet.change({ accounts: index % 2 ? [alice, bob] : [bob, alice] })
    wallet.change({ accounts: [bob] })
    await clock.advance(16)
    expect(names(session.accounts)).toEqual([bob.address])
    expect(events).toEqual([{ type: 'accountsChanged', accounts: session.accounts }])
  })

  test('garbage changes nothing, and what is valid beside it counts', async () => {
    const { wallet, session, events, clock } = await connectWith()
    for (const change of [null, 42, {}, { accounts: 42 }, { accounts: [{}] }, { chains: 42 }, { features: 'x' }])
      wallet.change(change)
    await clock.advance(16)
    expect(events).toEqual([])
    wallet.change({ accounts: [null, bob, { ...alice, publicKey: bob.publicKey }] })
    await clock.advance(16)
    expect(names(session.accounts)).toEqual([bob.address])
  })

  test('an account that only gets another name is told', async () => {
    const { wallet, session, clock } = await connectWith()
    wallet.change({ accounts: [createAccount(7, 'Renamed')] })
    await clock.advance(16)
    expect(session.accounts[0]).toMatchObject({ address: alice.address, name: 'Renamed' })
  })

  test('FI23: no account left: the session ends once, as locked, and what waits ends with it', async () => {
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

  test('FI24: an extension that was updated under the page ends the session', async () => {
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

describe('what the wallet can do', () => {
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
  ])('§1: with %j it is %j, and its accounts can be read', async (features, expected) => {
    const wallet = createScriptedWallet()
    for (const feature of Object.keys(wallet.features))
      if (feature.startsWith('solana:') && !features.includes(feature)) delete wallet.features[feature]
    const { session } = await connectWith(wallet)
    expect(offered(session.actions)).toEqual([...expected, ...always].sort())
  })

  test('an account that cannot sign messages has no such action; a list left empty says nothing', async () => {
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

  test('a feature the wallet says it lost, or won, goes and comes', async () => {
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
  test('is the page’s: nobody is asked, and it is told once', async () => {
    const { wallet, session, events } = await connectWith()
    const asked = wallet.calls.length
    await session.switchNetwork?.(devnet)
    await session.switchNetwork?.(devnet)
    expect(session.networkId).toBe(devnet.caipNetworkId)
    expect(events).toEqual([{ type: 'networkChanged', networkId: devnet.caipNetworkId }])
    expect(wallet.calls).toHaveLength(asked)
  })

  test('§8 R38: one the wallet does not list is "Chain is not supported", and nothing changes', async () => {
    const { session, events } = await connectWith()
    for (const network of [
      createNetwork('4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', []),
      { ...mainnet, chainNamespace: 'eip155' } as const,
    ])
      expect(await codeOf(session.switchNetwork?.(network))).toBe('CHAIN_NOT_SUPPORTED')
    expect(session.networkId).toBe(mainnet.caipNetworkId)
    expect(events).toEqual([])
  })

  test('the networks that may be asked for follow the wallet’s list', async () => {
    const { wallet, session, clock } = await connectWith()
    expect(session.approvedNetworkIds).toEqual([mainnet.caipNetworkId, devnet.caipNetworkId])
    wallet.chains = ['solana:mainnet']
    wallet.change({ chains: wallet.chains })
    await clock.advance(16)
    expect(session.approvedNetworkIds).toEqual([mainnet.caipNetworkId])
  })
})

describe('the end', () => {
  test('disconnecting asks the wallet to forget the page, and a failure of it is nobody’s trouble', async () => {
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

  test('FI20: a wallet that does not answer holds it up for three seconds at most', async () => {
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

  test('a wallet without standard:disconnect is left in peace', async () => {
    const wallet = createScriptedWallet()
    delete wallet.features['standard:disconnect']
    const { session } = await connectWith(wallet)
    await session.disconnect()
    expect(wallet.calls).toHaveLength(1)
  })
})

test('FI4: after the page slept, the wallet’s accounts are looked at again', async () => {
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
