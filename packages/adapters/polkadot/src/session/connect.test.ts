import type { Session } from '@latchkey/common'
import { createFakeClock, createPolkadotTestWallet, polkadotTestAccounts, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createNetwork, setUp } from '../../test/setUp.js'

const alice = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const code = (promise: Promise<unknown> | undefined) =>
  (promise ?? Promise.resolve()).then(
    () => 'resolved',
    (error: { code?: string }) => error.code,
  )

function setUpWallet(
  options: Partial<Parameters<typeof createPolkadotTestWallet>[0]> = {},
  change: Parameters<typeof setUp>[0] = {},
) {
  const wallet = createPolkadotTestWallet({ name: 'Foxglove', origin: 'https://app.example', ...options })
  const first = setUp(change)
  first.stop()
  wallet.inject(first.page)
  return { wallet, ...setUp({ ...change, window: first.page }) }
}

describe('connecting', () => {
  test('lists every account with name, key type and an address in the network’s prefix', async () => {
    const { connector } = setUpWallet({}, { networks: [createNetwork('a1', { ss58Format: 0 })] })
    const session = await connector().connect()
    expect(session.accounts).toMatchObject([
      { address: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', name: 'Alice', keyType: 'sr25519', type: 'eoa' },
      { name: 'Alice Ed', keyType: 'ed25519' },
      { name: 'Alice Ecdsa', keyType: 'ecdsa' },
    ])
    expect(session.accounts[2]?.publicKey).toBeUndefined()
    expect(session).toMatchObject({ supportsAllNetworks: true, approvedNetworkIds: [], connectorType: 'INJECTED' })
  })

  test('passes the app’s name to the wallet', async () => {
    const { wallet, connector } = setUpWallet()
    await connector().connect()
    expect(wallet.control.requests('enable')).toMatchObject([{ params: ['Test'] }])
  })

  test('exposes the wallet’s own object with its signer as provider', async () => {
    const { connector } = setUpWallet()
    const { provider } = await connector().connect()
    expect(provider).toHaveProperty('signer.signPayload')
  })

  test('connects on the first of the app’s networks if the requested one has another namespace', async () => {
    const { connector } = setUpWallet()
    const foreign = { ...createNetwork('b2'), chainNamespace: 'eip155', caipNetworkId: 'eip155:1' } as const
    expect((await connector().connect({ network: foreign })).networkId).toBe(createNetwork('a1').caipNetworkId)
    const { connector: lost } = setUpWallet({}, { networks: [] })
    expect(await code(lost().connect())).toBe('CAIP_NETWORK_UNDEFINED')
  })

  test('R34: ignores Ethereum accounts and accounts that are bound to another network', async () => {
    const [first, second] = polkadotTestAccounts()
    if (!first || !second) throw new Error('no accounts')
    const other = { ...first, genesisHash: `0x${'b2'.repeat(32)}` }
    const here = { ...second, genesisHash: `0x${'a1'.repeat(32)}` }
    const ethereum = { ...first, type: 'ethereum' } as const
    const { connector } = setUpWallet({ accounts: [ethereum, other, here] })
    expect((await connector().connect()).accounts.map(({ name }) => name)).toEqual(['Bob'])
    const { connector: none } = setUpWallet({ accounts: [ethereum, other] })
    expect(await code(none().connect())).toBe('WALLET_NO_ACCOUNT')
  })

  test.each([
    ['undefined', undefined],
    ['a text', 'yes'],
    ['an object without accounts', { signer: {} }],
    ['accounts without get', { accounts: {} }],
    [
      'accounts that throw',
      Object.defineProperty({}, 'accounts', {
        get: () => {
          throw new Error('no')
        },
      }),
    ],
  ])('R25: rejects %s from enable with WALLET_BAD_RESULT', async (_, response) => {
    const { wallet, connector } = setUpWallet()
    wallet.control.answerWith('enable', response)
    expect(await code(connector().connect())).toBe('WALLET_BAD_RESULT')
  })

  test('a wallet without a signer shares accounts and offers no actions', async () => {
    const { wallet, connector } = setUpWallet()
    wallet.control.answerWith('enable', { accounts: { get: async () => [{ address: alice }] } })
    const session = await connector().connect()
    expect(session.accounts).toHaveLength(1)
    expect(Object.keys(session.actions)).toEqual([])
  })

  test.each([
    ['a false result (Talisman)', (wallet: Wallet) => wallet.control.answerWith('enable', false)],
    ['a rejection of Polkadot.js', (wallet: Wallet) => wallet.control.throwWith('enable', new Error('Rejected'))],
    [
      'a page that the visitor blocked before',
      (wallet: Wallet) =>
        wallet.control.throwWith(
          'enable',
          new Error('The source http://x is not allowed to interact with this extension'),
        ),
    ],
    [
      'accounts of a page that was never enabled',
      (wallet: Wallet) =>
        wallet.control.throwWith('accounts.get', new Error('The source http://x has not been enabled yet')),
    ],
  ])('R36: maps %s to USER_REJECTED', async (_, prepare) => {
    const { wallet, connector } = setUpWallet()
    prepare(wallet)
    expect(await code(connector().connect())).toBe('USER_REJECTED')
    expect(await code(connector().connect())).toBe('resolved')
  })

  test('FI18: two concurrent requests open one prompt, and both resolve', async () => {
    const { wallet, connector } = setUpWallet({ behaviour: 'ask' })
    const both = [connector().connect(), connector().connect()]
    await settle()
    expect(wallet.control.prompts()).toHaveLength(1)
    wallet.control.prompts()[0]?.approve()
    expect((await Promise.all(both)).map(({ accounts }) => accounts.length)).toEqual([3, 3])
    expect(wallet.control.requests('enable')).toHaveLength(1)
  })

  test('FI21: the next attempt gets the result of the pending prompt', async () => {
    const { wallet, connector } = setUpWallet({ behaviour: 'ask' })
    wallet.control.setOnePromptAtATime(true)
    const abort = new AbortController()
    const first = code(connector().connect({ signal: abort.signal }))
    await settle()
    abort.abort()
    expect(await first).toBe('ABORTED')
    const second = connector().connect()
    await settle()
    expect(wallet.control.requests('enable').map(({ outcome }) => outcome)).toEqual(['open', 'rejected'])
    wallet.control.prompts()[0]?.approve()
    expect((await second).accounts).toHaveLength(3)
  })

  test('R169: waits without a timeout for a wallet that prompts for its accounts', async () => {
    const clock = createFakeClock()
    const { wallet, connector } = setUpWallet({}, { clock })
    wallet.control.stall('accounts.get')
    const abort = new AbortController()
    let outcome: unknown
    const connecting = connector().connect({ signal: abort.signal })
    connecting.then(
      (session) => {
        outcome = session.accounts.length
      },
      () => undefined,
    )
    await expect.poll(() => wallet.control.stalledCount()).toBe(1)
    await clock.advance(600_000)
    expect(outcome).toBeUndefined()
    wallet.control.release()
    await expect.poll(() => outcome).toBe(3)
  })

  test('R169: an attempt can be aborted during a prompt for accounts, and the next attempt gets its result', async () => {
    const { wallet, connector } = setUpWallet()
    wallet.control.stall('accounts.get')
    const abort = new AbortController()
    const first = code(connector().connect({ signal: abort.signal }))
    await expect.poll(() => wallet.control.stalledCount()).toBe(1)
    abort.abort()
    expect(await first).toBe('ABORTED')
    wallet.control.release()
    await expect.poll(() => wallet.control.stalledCount()).toBe(0)
    expect((await connector().connect()).accounts).toHaveLength(3)
    expect(wallet.control.requests('accounts.get')).toHaveLength(1)
  })
})

test('R177: waits without a timeout for a wallet that prompts for accounts.get before a signature', async () => {
  const clock = createFakeClock()
  const { wallet, connector } = setUpWallet({}, { clock })
  const session = (await connector().connect()) as Session<'polkadot'>
  wallet.control.stall('accounts.get')
  const signing = session.actions.signMessage?.({ message: 'a' })
  await expect.poll(() => wallet.control.stalledCount()).toBe(1)
  await clock.advance(60_000)
  wallet.control.release()
  expect(await signing).not.toBe('')
})

describe('restoring', () => {
  test('sends no request to a wallet that was not connected on this page', async () => {
    const { wallet, connector } = setUpWallet()
    expect(await connector().restore?.()).toBeUndefined()
    expect(wallet.control.requests()).toEqual([])
  })

  test('L8: stores the wallet’s id without addresses, and deletes it on disconnect', async () => {
    const { connector, context } = setUpWallet()
    const session = await connector().connect()
    expect([...context.storage.values].join()).toContain('foxglove')
    expect([...context.storage.values].join()).not.toContain(session.accounts[0]?.address)
    await session.disconnect()
    expect(context.storage.keys()).toEqual([])
    expect(await connector().restore?.()).toBeUndefined()
  })

  test('R62: connects without storage, and restores until the page closes', async () => {
    const { connector, context } = setUpWallet()
    context.storage.fail('access')
    ;(await connector().connect()).detach()
    expect((await connector().restore?.())?.accounts).toHaveLength(3)
    expect([...context.storage.values]).toEqual([])
  })

  test.each([
    ['no longer shares an account', (wallet: Wallet) => wallet.control.shareAccounts([])],
    [
      'blocks the page',
      (wallet: Wallet) =>
        wallet.control.throwWith('enable', new Error('The source x is not allowed to interact with this extension')),
    ],
  ])('restores no session of a wallet that %s, and sends it no further request', async (_, change) => {
    const { wallet, connector } = setUpWallet()
    const session = await connector().connect()
    session.detach()
    change(wallet)
    wallet.control.clearRequests()
    expect(await connector().restore?.()).toBeUndefined()
    wallet.control.clearRequests()
    expect(await connector().restore?.()).toBeUndefined()
    expect(wallet.control.requests()).toEqual([])
  })

  test('FI19: rejects with WALLET_LOCKED after five seconds without a response, and watchUnlock reports the late response', async () => {
    const clock = createFakeClock()
    const { wallet, connector } = setUpWallet({}, { clock })
    const session = await connector().connect()
    session.detach()
    wallet.control.lock()
    const restoring = code(connector().restore?.())
    await settle()
    await clock.advance(5_000)
    expect(await restoring).toBe('WALLET_LOCKED')
    let unlocked = 0
    const ignore = connector().watchUnlock?.(() => unlocked++)
    connector().watchUnlock?.(() => unlocked++)
    ignore?.()
    await settle()
    expect(unlocked).toBe(0)
    wallet.control.unlock()
    await expect.poll(() => unlocked).toBe(1)
    const restored = (await connector().restore?.()) as Session
    expect(restored.accounts).toEqual(session.accounts)
  })

  test('R170: sends no second silent request to a wallet, and restores from the late response to the first', async () => {
    const clock = createFakeClock()
    const { wallet, connector, context } = setUpWallet({}, { clock })
    ;(await connector().connect()).detach()
    wallet.control.clearRequests()
    wallet.control.stall('accounts.get')
    const restoring = code(connector().restore?.())
    await expect.poll(() => wallet.control.stalledCount()).toBe(1)
    await clock.advance(5_000)
    expect(await restoring).toBe('WALLET_LOCKED')
    // A reload creates a new wallet object. Only the storage is kept.
    const reloaded = setUp({ window: setUpPage(wallet), clock, storage: context.storage })
    expect(await reloaded.connector().restore?.()).toBeUndefined()
    expect(wallet.control.requests('accounts.get')).toHaveLength(1)

    let answers = 0
    connector().watchUnlock?.(() => answers++)
    wallet.control.release()
    await expect.poll(() => answers).toBe(1)
    expect((await connector().restore?.())?.accounts).toHaveLength(3)
    expect(wallet.control.requests('accounts.get')).toHaveLength(1)
    expect((await reloaded.connector().restore?.())?.accounts).toHaveLength(3)
  })

  test('R170: opens at most one window to restore a wallet that withdrew access without an event', async () => {
    const clock = createFakeClock()
    const quirks = { ignoresSilent: true, withdrawsSilently: true }
    const { wallet, connector, context } = setUpWallet({ behaviour: 'ask', quirks }, { clock })
    const connecting = connector().connect()
    await expect.poll(() => wallet.control.prompts().length).toBe(1)
    wallet.control.prompts()[0]?.approve()
    ;(await connecting).detach()
    wallet.control.disconnectSite()
    const restoring = code(connector().restore?.())
    await expect.poll(() => wallet.control.prompts().length).toBe(1)
    await clock.advance(5_000)
    expect(await restoring).toBe('WALLET_LOCKED')
    const reloaded = setUp({ window: setUpPage(wallet), clock, storage: context.storage })
    expect(await reloaded.connector().restore?.()).toBeUndefined()
    expect(wallet.control.prompts()).toHaveLength(1)
  })

  test('R170: sends a silent request again after the visitor connected the wallet', async () => {
    const clock = createFakeClock()
    const { wallet, connector } = setUpWallet({}, { clock })
    ;(await connector().connect()).detach()
    wallet.control.stall('enable')
    const restoring = code(connector().restore?.())
    await expect.poll(() => wallet.control.stalledCount()).toBe(1)
    await clock.advance(5_000)
    expect(await restoring).toBe('WALLET_LOCKED')
    const connecting = connector().connect()
    wallet.control.release()
    ;(await connecting).detach()
    expect((await connector().restore?.())?.accounts).toHaveLength(3)
  })
})

/** Creates a page with the wallet. */
function setUpPage(wallet: Wallet): Window {
  const first = setUp()
  first.stop()
  wallet.inject(first.page)
  return first.page
}

type Wallet = ReturnType<typeof createPolkadotTestWallet>
