import type { Session } from '@latchkey/common'
import { createFakeClock, createPolkadotTestWallet, polkadotTestAccounts, settle } from '@latchkey/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { createNetwork, setUp, watchEvents } from '../../test/setUp.js'

const polkadot = createNetwork('a1', { ss58Format: 0 })
const kusama = createNetwork('b2', { ss58Format: 2 })
const code = (promise: Promise<unknown> | undefined) =>
  (promise ?? Promise.resolve()).then(
    () => 'resolved',
    (error: { code?: string }) => error.code,
  )

async function connectWallet(options: Partial<Parameters<typeof createPolkadotTestWallet>[0]> = {}) {
  const wallet = createPolkadotTestWallet({ name: 'Foxglove', origin: 'https://app.example', ...options })
  const clock = createFakeClock()
  const first = setUp({ clock })
  first.stop()
  wallet.inject(first.page)
  const parts = setUp({ clock, window: first.page, networks: [polkadot, kusama] })
  const session = (await parts.connector().connect()) as Session<'polkadot'>
  return { wallet, clock, ...parts, page: first.page, session, events: watchEvents(session) }
}

describe('networks', () => {
  test('switches without a request to the wallet, and converts the addresses', async () => {
    const { wallet, session, events } = await connectWallet()
    const requests = wallet.control.requests().length
    expect(session.accounts[0]?.address).toBe('15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5')
    await session.switchNetwork?.(kusama)
    expect(session.networkId).toBe(kusama.caipNetworkId)
    expect(session.accounts[0]?.address).toBe('HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F')
    expect(events).toEqual([
      { type: 'networkChanged', networkId: kusama.caipNetworkId },
      { type: 'accountsChanged', accounts: session.accounts },
    ])
    expect(wallet.control.requests()).toHaveLength(requests)
    await session.switchNetwork?.(kusama)
    expect(events).toHaveLength(2)
  })

  test('keeps the accounts on a network with the same prefix', async () => {
    const { session, events } = await connectWallet()
    await session.switchNetwork?.(createNetwork('c3', { ss58Format: 0 }))
    expect(events.map(({ type }) => type)).toEqual(['networkChanged'])
  })

  test.each([
    ['of another namespace', { ...kusama, chainNamespace: 'eip155', caipNetworkId: 'eip155:1' } as const],
    ['without a genesis hash', { ...kusama, id: 'kusama', caipNetworkId: 'polkadot:kusama' } as const],
  ])('R38: rejects a network %s with CHAIN_NOT_SUPPORTED', async (_, network) => {
    const { session, events } = await connectWallet()
    expect(await code(session.switchNetwork?.(network))).toBe('CHAIN_NOT_SUPPORTED')
    expect(session.networkId).toBe(polkadot.caipNetworkId)
    expect(events).toEqual([])
  })

  test('lists network-bound accounts only on their network, and rejects a switch to a network without accounts', async () => {
    const [alice, bob] = polkadotTestAccounts()
    if (!alice || !bob) throw new Error('no accounts')
    const bound = { ...bob, genesisHash: `0x${kusama.id}${'00'.repeat(16)}` }
    const { session } = await connectWallet({ accounts: [alice, bound] })
    expect(session.accounts.map(({ name }) => name)).toEqual(['Alice'])
    await session.switchNetwork?.(kusama)
    expect(session.accounts.map(({ name }) => name)).toEqual(['Alice', 'Bob'])
    const only = await connectWallet({ accounts: [{ ...bob, genesisHash: `0x${polkadot.id}${'00'.repeat(16)}` }] })
    expect(await code(only.session.switchNetwork?.(kusama))).toBe('CHAIN_NOT_SUPPORTED')
  })

  test('rejects with an aborted signal, and after the session ended', async () => {
    const { session } = await connectWallet()
    expect(await code(session.switchNetwork?.(kusama, { signal: AbortSignal.abort() }))).toBe('ABORTED')
    await session.disconnect()
    expect(await code(session.switchNetwork?.(kusama))).toBe('NOT_CONNECTED')
    expect(session.networkId).toBe(polkadot.caipNetworkId)
  })
})

describe('R39: accounts', () => {
  test('a thousand changes within a frame emit one event with the last valid one', async () => {
    const { clock, wallet, session, events } = await connectWallet()
    for (let index = 0; index < 1_000; index++) wallet.control.shareAccounts([index % 3, 2])
    wallet.control.emit('garbage')
    wallet.control.emit([{ address: 'garbage' }])
    await clock.advance(60)
    expect(events).toHaveLength(1)
    expect(session.accounts.map(({ name }) => name)).toEqual(['Alice', 'Alice Ecdsa'])
  })

  test('an event with the same accounts emits nothing', async () => {
    const { clock, wallet, events } = await connectWallet()
    wallet.control.shareAccounts([0, 1, 2])
    await clock.advance(60)
    expect(events).toEqual([])
  })

  test('applies a new account name', async () => {
    const { clock, wallet, session, events } = await connectWallet()
    wallet.control.emit([{ address: wallet.addresses[0], name: 'Savings', type: 'sr25519' }])
    await clock.advance(60)
    expect(session.accounts).toMatchObject([{ name: 'Savings' }])
    expect(events).toHaveLength(1)
  })

  test('an empty list ends the session, and the wallet is not restored', async () => {
    const { clock, wallet, session, events, connector } = await connectWallet()
    wallet.control.disconnectSite()
    await clock.advance(60)
    expect(events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
    expect(await code(session.actions.signMessage?.({ message: 'x' }))).toBe('NOT_CONNECTED')
    expect(wallet.control.listenerCount()).toBe(0)
    expect(await connector().restore?.()).toBeUndefined()
  })

  test('L3: after any event, the session has valid accounts or has ended', async () => {
    const { clock, wallet, session } = await connectWallet()
    fc.assert(
      fc.property(anything, (make) => {
        wallet.control.emit(make())
      }),
      { numRuns: 300 },
    )
    await clock.advance(60)
    expect(session.accounts.length).toBeGreaterThan(0)
  })

  test('FI4: refresh reads the accounts of a wallet without events', async () => {
    const { clock, wallet, session, events } = await connectWallet({ without: ['subscribe'] })
    expect(wallet.control.listenerCount()).toBe(0)
    wallet.control.shareAccounts([1])
    await clock.advance(60)
    expect(events).toEqual([])
    await session.refresh?.()
    expect(session.accounts.map(({ name }) => name)).toEqual(['Alice Ed'])
    expect(events.map(({ type }) => type)).toEqual(['accountsChanged'])
  })

  test.each([
    ['a promise of the unsubscribe function', (stop: () => void) => Promise.resolve(stop), false],
    ['nothing', () => undefined, true],
    [
      'an unsubscribe function that throws',
      () => () => {
        throw new Error('gone')
      },
      true,
    ],
    [
      'nothing because it throws',
      () => {
        throw new Error('no subscriptions')
      },
      true,
    ],
  ])('accepts a subscription that returns %s', async (_, response, isLeft) => {
    let isOpen = false
    const { clock, wallet, connector } = await connectWallet()
    const subscribe = () => {
      isOpen = true
      return response(() => {
        isOpen = false
      })
    }
    const accounts = { get: async () => [{ address: wallet.addresses[0] }], subscribe }
    wallet.control.answerWith('enable', { accounts, signer: {} })
    const session = await connector().connect()
    await settle(clock)
    await session.disconnect()
    await settle(clock)
    expect(isOpen).toBe(isLeft)
  })
})

describe('the session', () => {
  test('R33: warns once when the page replaces the wallet, and keeps signing with the connected wallet', async () => {
    const { wallet, page, session, events } = await connectWallet()
    page.injectedWeb3 = { foxglove: { enable: async () => ({}) } }
    expect(await session.actions.signMessage?.({ message: 'x' })).toMatch(/^0x/)
    await session.actions.signMessage?.({ message: 'x' })
    expect(events.filter(({ type }) => type === 'warning')).toHaveLength(1)
    expect(wallet.control.requests('signRaw')).toHaveLength(2)
  })

  test('FI24: ends with the reason extensionInvalidated when the extension is unloaded', async () => {
    const { wallet, session, events } = await connectWallet()
    wallet.control.unplug()
    expect(await code(session.actions.signMessage?.({ message: 'x' }))).toBe('EXTENSION_INVALIDATED')
    expect(events).toContainEqual({ type: 'disconnected', reason: 'extensionInvalidated' })
  })

  test('R33: does not call functions that are replaced after connecting', async () => {
    const { session } = await connectWallet()
    const { signer } = session.provider as { signer: { signRaw: unknown } }
    signer.signRaw = () => {
      throw new Error('swapped')
    }
    expect(await session.actions.signMessage?.({ message: 'x' })).toMatch(/^0x/)
  })
})
