import type { Session } from '@latchkey/common'
import { createPolkadotTestWallet, polkadotTestAccounts } from '@latchkey/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { createNetwork, pause, setUp, watchEvents } from '../test/setUp.js'

const polkadot = createNetwork('a1', { ss58Format: 0 })
const kusama = createNetwork('b2', { ss58Format: 2 })
const code = (promise: Promise<unknown> | undefined) =>
  (promise ?? Promise.resolve()).then(
    () => 'resolved',
    (error: { code?: string }) => error.code,
  )

async function connectWallet(options: Partial<Parameters<typeof createPolkadotTestWallet>[0]> = {}) {
  const wallet = createPolkadotTestWallet({ name: 'Foxglove', origin: 'https://app.example', ...options })
  const first = setUp()
  first.stop()
  wallet.inject(first.page)
  const parts = setUp({ window: first.page, networks: [polkadot, kusama] })
  const session = (await parts.connector().connect()) as Session<'polkadot'>
  return { wallet, ...parts, page: first.page, session, events: watchEvents(session) }
}

describe('networks', () => {
  test('another network is the page’s choice: the addresses are written anew, the wallet is not asked', async () => {
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

  test('to a network with the same prefix the accounts stay', async () => {
    const { session, events } = await connectWallet()
    await session.switchNetwork?.(createNetwork('c3', { ss58Format: 0 }))
    expect(events.map(({ type }) => type)).toEqual(['networkChanged'])
  })

  test.each([
    ['of another namespace', { ...kusama, chainNamespace: 'eip155', caipNetworkId: 'eip155:1' } as const],
    ['without a genesis hash', { ...kusama, id: 'kusama', caipNetworkId: 'polkadot:kusama' } as const],
  ])('R38: a network %s is CHAIN_NOT_SUPPORTED, and nothing changes', async (_, network) => {
    const { session, events } = await connectWallet()
    expect(await code(session.switchNetwork?.(network))).toBe('CHAIN_NOT_SUPPORTED')
    expect(session.networkId).toBe(polkadot.caipNetworkId)
    expect(events).toEqual([])
  })

  test('accounts that are for one network only come and go with it; without any the network is refused', async () => {
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

  test('aborted before it began, or after the end, it is refused', async () => {
    const { session } = await connectWallet()
    expect(await code(session.switchNetwork?.(kusama, { signal: AbortSignal.abort() }))).toBe('ABORTED')
    await session.disconnect()
    expect(await code(session.switchNetwork?.(kusama))).toBe('NOT_CONNECTED')
    expect(session.networkId).toBe(polkadot.caipNetworkId)
  })
})

describe('R39: accounts', () => {
  test('a thousand changes within a frame are told once, the last valid one', async () => {
    const { wallet, session, events } = await connectWallet()
    for (let index = 0; index < 1_000; index++) wallet.control.shareAccounts([index % 3, 2])
    wallet.control.emit('garbage')
    wallet.control.emit([{ address: 'garbage' }])
    await pause(60)
    expect(events).toHaveLength(1)
    expect(session.accounts.map(({ name }) => name)).toEqual(['Alice', 'Alice Ecdsa'])
  })

  test('the same accounts told again change nothing', async () => {
    const { wallet, events } = await connectWallet()
    wallet.control.shareAccounts([0, 1, 2])
    await pause(60)
    expect(events).toEqual([])
  })

  test('a new name is told', async () => {
    const { wallet, session, events } = await connectWallet()
    wallet.control.emit([{ address: wallet.addresses[0], name: 'Savings', type: 'sr25519' }])
    await pause(60)
    expect(session.accounts).toMatchObject([{ name: 'Savings' }])
    expect(events).toHaveLength(1)
  })

  test('none left: disconnected, and not restored by itself', async () => {
    const { wallet, session, events, connector } = await connectWallet()
    wallet.control.disconnectSite()
    await pause(60)
    expect(events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
    expect(await code(session.actions.signMessage?.({ message: 'x' }))).toBe('NOT_CONNECTED')
    expect(wallet.control.listenerCount()).toBe(0)
    expect(await connector().restore?.()).toBeUndefined()
  })

  test('L3: anything a wallet tells leaves the session with valid accounts, or ended', async () => {
    const { wallet, session } = await connectWallet()
    fc.assert(
      fc.property(anything, (make) => {
        wallet.control.emit(make())
      }),
      { numRuns: 300 },
    )
    await pause(60)
    expect(session.accounts.length).toBeGreaterThan(0)
  })

  test('FI4: a wallet that tells nothing by itself is asked when the page comes back', async () => {
    const { wallet, session, events } = await connectWallet({ without: ['subscribe'] })
    expect(wallet.control.listenerCount()).toBe(0)
    wallet.control.shareAccounts([1])
    await pause(60)
    expect(events).toEqual([])
    await session.refresh?.()
    expect(session.accounts.map(({ name }) => name)).toEqual(['Alice Ed'])
    expect(events.map(({ type }) => type)).toEqual(['accountsChanged'])
  })

  test.each([
    ['a promise of the function that ends it', (stop: () => void) => Promise.resolve(stop), false],
    ['nothing that ends it', () => undefined, true],
    [
      'an ending that throws',
      () => () => {
        throw new Error('gone')
      },
      true,
    ],
    [
      'an error',
      () => {
        throw new Error('no subscriptions')
      },
      true,
    ],
  ])('a subscription that answers %s is lived with', async (_, answer, isLeft) => {
    let isOpen = false
    const { wallet, connector } = await connectWallet()
    const subscribe = () => {
      isOpen = true
      return answer(() => {
        isOpen = false
      })
    }
    const accounts = { get: async () => [{ address: wallet.addresses[0] }], subscribe }
    wallet.control.answerWith('enable', { accounts, signer: {} })
    const session = await connector().connect()
    await pause(20)
    await session.disconnect()
    await pause(20)
    expect(isOpen).toBe(isLeft)
  })
})

describe('the session', () => {
  test('R33: a wallet the page replaced is warned of once, and the one that was connected signs', async () => {
    const { wallet, page, session, events } = await connectWallet()
    page.injectedWeb3 = { foxglove: { enable: async () => ({}) } }
    expect(await session.actions.signMessage?.({ message: 'x' })).toMatch(/^0x/)
    await session.actions.signMessage?.({ message: 'x' })
    expect(events.filter(({ type }) => type === 'warning')).toHaveLength(1)
    expect(wallet.control.requests('signRaw')).toHaveLength(2)
  })

  test('FI24: an extension that is gone ends it with the reason', async () => {
    const { wallet, session, events } = await connectWallet()
    wallet.control.unplug()
    expect(await code(session.actions.signMessage?.({ message: 'x' }))).toBe('EXTENSION_INVALIDATED')
    expect(events).toContainEqual({ type: 'disconnected', reason: 'extensionInvalidated' })
  })

  test('R33: functions a wallet puts in place after connecting are not used', async () => {
    const { session } = await connectWallet()
    const { signer } = session.provider as { signer: { signRaw: unknown } }
    signer.signRaw = () => {
      throw new Error('swapped')
    }
    expect(await session.actions.signMessage?.({ message: 'x' })).toMatch(/^0x/)
  })
})
