import { codeOf, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { setUp } from '../../test/connectWith.js'
import { createNetwork, devnet, mainnet } from '../../test/networks.js'
import { alice, bob, createAccount, createScriptedWallet } from '../../test/scriptedWallet.js'

describe('connecting', () => {
  test('sends one request and returns accounts with their keys and names', async () => {
    const named = createAccount(11, 'Savings\u202e')
    const wallet = createScriptedWallet({ 'standard:connect': () => ({ accounts: [alice, named] }) })
    const { connector } = setUp(wallet)
    const session = await (await connector()).connect()
    expect(session).toMatchObject({
      namespace: 'solana',
      connectorId: 'Test Wallet',
      wallet: { name: 'Test Wallet', identifier: 'Test Wallet' },
      provider: wallet,
      networkId: mainnet.caipNetworkId,
      supportsAllNetworks: false,
      accounts: [
        {
          namespace: 'solana',
          address: alice.address,
          type: 'eoa',
          publicKey: Buffer.from(alice.publicKey).toString('hex'),
        },
        { address: named.address, name: 'Savings' },
      ],
    })
    expect(wallet.calls).toEqual([{ feature: 'standard:connect', inputs: [] }])
  })

  test.each([
    [devnet, devnet.caipNetworkId],
    [undefined, mainnet.caipNetworkId],
    [createNetwork('Unknown1111111111111111111111111', []), mainnet.caipNetworkId],
  ])('opens on the requested network if the wallet supports it: $caipNetworkId', async (network, expected) => {
    const { connector } = setUp()
    expect((await (await connector()).connect({ network })).networkId).toBe(expected)
  })

  test('opens on the wallet’s own network if the app has no network that the wallet supports', async () => {
    const wallet = createScriptedWallet()
    wallet.chains = ['solana:mainnet']
    const { connector } = setUp(wallet, { networks: [devnet] })
    const session = await (await connector()).connect({ network: devnet })
    expect(session.networkId).toBe(mainnet.caipNetworkId)
    expect(session.approvedNetworkIds).toEqual([mainnet.caipNetworkId])
    expect(await codeOf(session.switchNetwork?.(devnet))).toBe('CHAIN_NOT_SUPPORTED')
  })

  test('rejects a wallet without a known network, without a request', async () => {
    const wallet = createScriptedWallet()
    wallet.chains = ['solana:localnet']
    const { connector } = setUp(wallet)
    expect(await codeOf((await connector()).connect())).toBe('CHAIN_NOT_SUPPORTED')
    expect(wallet.calls).toEqual([])
  })

  test.each([
    [{ accounts: [] }],
    [{ accounts: [''] }],
    [{ accounts: [{ ...alice, publicKey: bob.publicKey }] }],
    [{ accounts: [{ ...alice, chains: ['sui:mainnet'] }] }],
    [undefined],
    [null],
    ['text'],
  ])('R34: reads no account from %o', async (response) => {
    const { connector } = setUp(createScriptedWallet({ 'standard:connect': () => response }))
    expect(await codeOf((await connector()).connect())).toBe('WALLET_NO_ACCOUNT')
  })

  test('R34: treats an account list that throws on access as empty', async () => {
    const trap = () => {
      throw new Error('a trap')
    }
    const accounts = new Proxy([alice], { get: trap })
    const { connector } = setUp(createScriptedWallet({ 'standard:connect': () => ({ accounts }) }))
    expect(await codeOf((await connector()).connect())).toBe('WALLET_NO_ACCOUNT')
  })

  test('R34: reads at most a thousand accounts, and drops duplicates', async () => {
    const accounts = Array.from({ length: 10_000 }, (_, index) => (index % 2 ? alice : bob))
    const { connector } = setUp(createScriptedWallet({ 'standard:connect': () => ({ accounts }) }))
    const session = await (await connector()).connect()
    expect(session.accounts.map(({ address }) => address)).toEqual([bob.address, alice.address])
  })

  test('FI21: two concurrent connect attempts share one request', async () => {
    let approve: (response: unknown) => void = () => undefined
    const wallet = createScriptedWallet({
      'standard:connect': () =>
        new Promise((resolve) => {
          approve = resolve
        }),
    })
    const { connector, clock } = setUp(wallet)
    const one = (await connector()).connect()
    const two = (await connector()).connect()
    await settle(clock)
    expect(wallet.calls).toHaveLength(1)
    approve({ accounts: [alice] })
    expect((await one).accounts).toEqual((await two).accounts)
  })

  test('FI21: uses the result of the pending request if the wallet refuses a second one', async () => {
    let approve: (response: unknown) => void = () => undefined
    let asked = 0
    const wallet = createScriptedWallet({
      'standard:connect': () => {
        if (++asked > 1) throw Object.assign(new Error('Already open'), { code: -32002 })
        return new Promise((resolve) => {
          approve = resolve
        })
      },
    })
    const { connector, clock } = setUp(wallet)
    const abort = new AbortController()
    const first = codeOf((await connector()).connect({ signal: abort.signal }))
    await settle(clock)
    abort.abort()
    expect(await first).toBe('ABORTED')
    const second = (await connector()).connect()
    await settle(clock)
    expect(asked).toBe(2)
    approve({ accounts: [alice] })
    expect((await second).accounts).toHaveLength(1)
  })
})

describe('restoring', () => {
  test('restores the session of an earlier approval silently', async () => {
    const wallet = createScriptedWallet()
    const { connector } = setUp(wallet)
    const session = await (await connector()).restore?.({ network: devnet })
    expect(session).toMatchObject({ networkId: devnet.caipNetworkId, accounts: [{ address: alice.address }] })
    expect(wallet.calls).toEqual([{ feature: 'standard:connect', inputs: [{ silent: true }] }])
  })

  test.each([
    ['no account', () => ({ accounts: [] })],
    ['nothing', () => undefined],
    [
      'a rejection, because it cannot connect without a window',
      () => {
        throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
      },
    ],
  ])('FI19: restores no session if the wallet responds with %s', async (_, response) => {
    const { connector } = setUp(createScriptedWallet({ 'standard:connect': response }))
    expect(await (await connector()).restore?.()).toBeUndefined()
  })

  test('FI19: treats a wallet that does not respond for 5 s as locked', async () => {
    const wallet = createScriptedWallet({ 'standard:connect': () => new Promise(() => undefined) })
    const { connector, clock } = setUp(wallet)
    const failed = codeOf((await connector()).restore?.())
    await settle(clock)
    await clock.advance(5_000)
    expect(await failed).toBe('WALLET_LOCKED')
    expect(wallet.listenerCount()).toBe(0)
  })

  test('R170: a late response restores the session without another request', async () => {
    let approve: (value: unknown) => void = () => undefined
    const wallet = createScriptedWallet({
      'standard:connect': () =>
        new Promise((resolve) => {
          approve = resolve
        }),
    })
    const { connector, clock } = setUp(wallet)
    const ready = await connector()
    const failed = codeOf(ready.restore?.())
    await settle(clock)
    await clock.advance(5_000)
    expect(await failed).toBe('WALLET_LOCKED')
    let answers = 0
    ready.watchUnlock?.(() => answers++)
    approve({ accounts: [bob] })
    await settle(clock)
    expect(answers).toBe(1)
    expect(await ready.restore?.()).toMatchObject({ accounts: [{ address: bob.address }] })
    expect(wallet.calls).toHaveLength(1)
  })

  test('FI19: watchUnlock reports accounts that are shared after unlocking, and ignores malformed events', async () => {
    const wallet = createScriptedWallet()
    const { connector } = setUp(wallet)
    let unlocked = 0
    const stop = (await connector()).watchUnlock?.(() => unlocked++)
    for (const change of [undefined, {}, { accounts: [] }, { accounts: 42 }, { chains: [] }]) wallet.change(change)
    expect(unlocked).toBe(0)
    wallet.change({ accounts: [alice] })
    expect(unlocked).toBe(1)
    stop?.()
    wallet.change({ accounts: [alice] })
    expect(unlocked).toBe(1)
    expect(wallet.listenerCount()).toBe(0)
  })
})

test('L7: leaves no listener if the adapter is destroyed before or while it connects', async () => {
  const wallet = createScriptedWallet()
  const { adapter, connector } = setUp(wallet)
  const ready = await connector()
  const connecting = codeOf(ready.connect())
  adapter.destroy()
  expect(await connecting).toBe('DESTROYED')
  expect(await codeOf(ready.connect())).toBe('DESTROYED')
  expect(wallet.listenerCount()).toBe(0)
})
