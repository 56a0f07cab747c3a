import type { Connector, Session } from '@latchkey/common'
import { createAdapterContext, createFakeClock, createFakePage, settle } from '@latchkey/testing'
import { startLocalChains } from '@latchkey/testing/node'
import { recoverMessageAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { announce } from '../../test/announce.js'
import { type Chains, createRealWallet } from '../../test/connectReal.js'
import { createAdapter } from '../../test/createAdapter.js'
import { createScriptedWallet } from '../../test/scriptedWallet.js'
import type { AppWallet, AppWallets } from '../context/options.js'
import * as external from './external.js'

const code = (value: string) => expect.objectContaining({ code: value })

/** Creates an app's list of wallets, like a bridge to a wagmi config. Each call returns new objects. */
function createAppWallets(...initial: readonly AppWallet[]) {
  const listeners = new Set<() => void>()
  let wallets = initial
  return {
    list: () => wallets.map((wallet) => ({ ...wallet })),
    watch(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(...next: readonly AppWallet[]) {
      wallets = next
      for (const listener of listeners) listener()
    },
    listenerCount: () => listeners.size,
  }
}

function describeWallet(change: Partial<AppWallet> = {}): AppWallet {
  return { id: 'lantern', name: 'Lantern', loadProvider: async () => createScriptedWallet(), ...change }
}

function setUp(
  wallets: NonNullable<Parameters<typeof createAdapter>[1]['wallets']>,
  change: Parameters<typeof createAdapterContext>[0] = {},
) {
  const page = createFakePage()
  const clock = createFakeClock()
  const context = createAdapterContext({ window: page, clock, ...change })
  const adapter = createAdapter(context, { wallets }, external)
  let list: readonly Connector[] = []
  const discover = () =>
    adapter.discover((connectors) => {
      list = connectors
    })
  const stop = discover()
  return {
    page,
    clock,
    context,
    adapter,
    stop,
    find: (id: string) => list.find((connector) => connector.id === id) ?? expect.unreachable(`${id} is not listed`),
    rows: () => list.map(({ id, duplicateOf }) => [id, duplicateOf]),
    /** Waits until the adapter has reported a change. */
    settle: () => settle(clock).then(() => clock.advance(16)),
  }
}

describe('app wallets', () => {
  test('are listed with cleaned names and pictures, and load nothing before they are used', async () => {
    let loads = 0
    const loadProvider = async () => {
      loads++
      return createScriptedWallet()
    }
    const picture = 'data:image/svg+xml,%3Csvg/%3E'
    const { find, rows } = setUp(
      createAppWallets(
        describeWallet({ name: 'Lan\u202etern', rdns: 'App.Lantern', icon: picture, loadProvider }),
        describeWallet({ id: 'other', icon: 'javascript:alert(1)', loadProvider }),
      ),
    )
    expect(rows()).toEqual([
      ['lantern', undefined],
      ['other', undefined],
    ])
    expect(find('lantern')).toMatchObject({
      type: 'EXTERNAL',
      chain: 'eip155',
      name: 'Lantern',
      imageUrl: picture,
      info: { rdns: 'app.lantern' },
    })
    expect(find('other')).not.toHaveProperty('imageUrl')
    expect(loads).toBe(0)
    await find('lantern').prefetch?.()
    await find('lantern').prefetch?.()
    expect(loads).toBe(1)
  })

  test('load with the list only if the app requests it', () => {
    const { find } = setUp(createAppWallets(describeWallet(), describeWallet({ id: 'other', loadsWithList: true })))
    expect(find('lantern')).not.toHaveProperty('loadsWithList')
    expect(find('other')).toMatchObject({ loadsWithList: true })
  })

  test('appear, change and disappear, and unchanged ones keep their connectors', async () => {
    const wallets = createAppWallets(describeWallet())
    const { find, rows, settle, stop } = setUp(wallets)
    const first = find('lantern')
    wallets.set(describeWallet(), describeWallet({ id: 'other' }))
    await settle()
    expect(rows().map(([id]) => id)).toEqual(['lantern', 'other'])
    expect(find('lantern')).toBe(first)
    wallets.set(describeWallet({ name: 'Lantern 2' }))
    await settle()
    expect(rows()).toHaveLength(1)
    expect(find('lantern').name).toBe('Lantern 2')
    stop()
    expect(wallets.listenerCount()).toBe(0)
  })

  test('connect with the provider that the latest description loads', async () => {
    const wallets = createAppWallets(describeWallet())
    const { find, settle } = setUp(wallets)
    const connector = find('lantern')
    const latest = createScriptedWallet()
    wallets.set(describeWallet({ loadProvider: async () => latest }))
    await settle()
    await connector.connect()
    expect(latest.methods()).toContain('eth_requestAccounts')
  })

  test('pass on the signal of the attempt, which an abort rejects immediately', async () => {
    const signals: AbortSignal[] = []
    const { find } = setUp(
      createAppWallets(
        describeWallet({
          loadProvider({ signal }) {
            signals.push(signal)
            return new Promise(() => undefined)
          },
        }),
      ),
    )
    const end = new AbortController()
    const session = expect(find('lantern').connect({ signal: end.signal })).rejects.toThrow(code('ABORTED'))
    await settle()
    end.abort()
    await session
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  test.each([
    [
      'a rejection in the wallet',
      () => Promise.reject(Object.assign(new Error('no'), { code: 4001 })),
      'USER_REJECTED',
    ],
    ['a value that is not a provider', async () => ({}) as never, 'CONNECTOR_NOT_FOUND'],
  ])('reject with a typed error after %s', async (_, loadProvider, expected) => {
    const { find } = setUp(createAppWallets(describeWallet({ loadProvider })))
    await expect(find('lantern').connect()).rejects.toThrow(code(expected))
  })

  test('end their own session on disconnect, or revoke the permission of the page if they have none', async () => {
    let ended = 0
    const own = createScriptedWallet()
    const plain = createScriptedWallet({ wallet_revokePermissions: () => null })
    const { find } = setUp(
      createAppWallets(
        describeWallet({ loadProvider: async () => own, end: async () => void ended++ }),
        describeWallet({ id: 'plain', loadProvider: async () => plain }),
      ),
    )
    await (await find('lantern').connect()).disconnect()
    expect([ended, own.methods().includes('wallet_revokePermissions')]).toEqual([1, false])
    await (await find('plain').connect()).disconnect()
    expect(plain.methods()).toContain('wallet_revokePermissions')
  })

  test('that are instances of a class are read from the getters of its prototype', async () => {
    class Bridge implements AppWallet {
      readonly #config = { id: 'bridge', name: 'Bridge' }
      ended = false
      get id() {
        return this.#config.id
      }
      get name() {
        return this.#config.name
      }
      get rdns() {
        return 'com.bridge'
      }
      async loadProvider() {
        return createScriptedWallet()
      }
      async end() {
        this.ended = true
      }
    }
    const bridge = new Bridge()
    const { find } = setUp({ list: () => [bridge], watch: () => () => undefined })
    expect(find('bridge')).toMatchObject({ name: 'Bridge', info: { rdns: 'com.bridge' } })
    await (await find('bridge').connect()).disconnect()
    expect(bridge.ended).toBe(true)
  })

  test('connect an earlier connector with the latest provider, even after the icon changed', async () => {
    const wallets = createAppWallets(describeWallet())
    const { find, settle } = setUp(wallets)
    const earlier = find('lantern')
    const latest = createScriptedWallet()
    wallets.set(describeWallet({ icon: 'data:image/png;base64,AAAA', loadProvider: async () => latest }))
    await settle()
    expect(find('lantern')).not.toBe(earlier)
    await earlier.connect()
    expect(latest.methods()).toContain('eth_requestAccounts')
  })
})

describe('faults in the list of the app do not hide other wallets', () => {
  const fail = (): never => {
    throw new Error('not ready')
  }
  const unreadable = Object.defineProperty(describeWallet({ id: 'unreadable' }), 'icon', { get: fail })
  const watch = () => () => undefined

  test.each<[string, AppWallets, readonly string[]]>([
    ['`list` throws', { list: fail, watch }, ['com.a']],
    ['`list` returns a promise', { list: (async () => [describeWallet()]) as never, watch }, ['com.a']],
    ['`watch` throws', { list: () => [describeWallet()], watch: fail }, ['com.a', 'lantern']],
    ['a wallet is undefined', { list: () => [undefined as never, describeWallet()], watch }, ['com.a', 'lantern']],
    ['a getter of a wallet throws', { list: () => [unreadable, describeWallet()], watch }, ['com.a', 'lantern']],
    ['a wallet has no name', { list: () => [{ id: 'x' } as never, describeWallet()], watch }, ['com.a', 'lantern']],
  ])('%s', async (_, wallets, expected) => {
    const { page, rows, settle, context } = setUp(wallets)
    announce(page, createScriptedWallet(), { rdns: 'com.a' })
    await settle()
    expect(rows().map(([id]) => id)).toEqual(expected)
    expect(context.log.map(({ level }) => level)).toContain('error')
  })

  test('the function that `watch` returns throws', () => {
    const { stop } = setUp({ list: () => [describeWallet()], watch: () => fail })
    expect(stop).not.toThrow()
  })
})

describe('R150: an app wallet that is also installed is listed once', () => {
  test('by its reverse-DNS name, once that wallet announces itself', async () => {
    const { page, rows, settle } = setUp(createAppWallets(describeWallet({ rdns: 'App.Lantern' })))
    expect(rows()).toEqual([['lantern', undefined]])
    announce(page, createScriptedWallet(), { rdns: 'app.lantern' })
    await settle()
    expect(rows()).toEqual([
      ['app.lantern', undefined],
      ['lantern', 'app.lantern'],
    ])
  })

  test('by its provider, once the provider is loaded', async () => {
    const provider = createScriptedWallet()
    const { page, rows, find, settle } = setUp(
      createAppWallets(describeWallet({ loadProvider: async () => ({ request: provider.request }) })),
    )
    announce(page, provider, { rdns: 'com.a' })
    await settle()
    expect(rows()).toContainEqual(['lantern', undefined])
    await find('lantern').prefetch?.()
    await settle()
    expect(rows()).toContainEqual(['lantern', 'com.a'])
  })

  test('by `duplicateOf`, once the page has the named wallet', async () => {
    const { page, rows, settle } = setUp(createAppWallets(describeWallet({ duplicateOf: 'injected' })))
    expect(rows()).toEqual([['lantern', undefined]])
    page.ethereum = createScriptedWallet()
    page.dispatchEvent(new Event('ethereum#initialized'))
    await settle()
    expect(rows()).toEqual([
      ['injected', undefined],
      ['lantern', 'injected'],
    ])
  })

  test('by its id, with the connector of the installed wallet', async () => {
    const { page, rows, find, settle } = setUp(createAppWallets(describeWallet({ id: 'com.a' })))
    expect(find('com.a').type).toBe('EXTERNAL')
    announce(page, createScriptedWallet(), { rdns: 'com.a' })
    await settle()
    expect(rows()).toEqual([['com.a', undefined]])
    expect(find('com.a').type).toBe('ANNOUNCED')
  })

  test('by its provider, under the name of the app instead of "Browser Wallet"', async () => {
    const provider = createScriptedWallet()
    const { page, rows, find, settle } = setUp(createAppWallets(describeWallet({ loadProvider: async () => provider })))
    page.ethereum = provider
    page.dispatchEvent(new Event('ethereum#initialized'))
    await find('lantern').prefetch?.()
    await settle()
    expect(rows()).toEqual([
      ['injected', 'lantern'],
      ['lantern', undefined],
    ])
  })

  test('except if several wallets claim its reverse-DNS name, or if it has its own accounts', async () => {
    const { page, rows, settle } = setUp(
      createAppWallets(
        describeWallet({ rdns: 'com.claimed' }),
        describeWallet({ id: 'separate', rdns: 'com.a', isSeparate: true }),
      ),
    )
    announce(page, createScriptedWallet(), { rdns: 'com.a', name: 'A' })
    announce(page, createScriptedWallet(), { rdns: 'com.claimed', name: 'B' })
    announce(page, createScriptedWallet(), { rdns: 'com.claimed', name: 'C' })
    await settle()
    expect(rows().filter(([id]) => id === 'lantern' || id === 'separate')).toEqual([
      ['lantern', undefined],
      ['separate', undefined],
    ])
  })
})

describe('on a local chain', () => {
  let chains: Chains
  beforeAll(async () => {
    chains = await startLocalChains()
  }, 30_000)
  afterAll(() => chains?.stop())

  test('an app wallet connects, signs, sends, and is restored by its id without a prompt', async () => {
    const wallet = createRealWallet(chains)
    const wallets = createAppWallets(describeWallet({ loadProvider: async () => wallet.provider }))
    const networks = chains.all.map(({ network }) => network)
    const { find } = setUp(wallets, { networks, clock: createAdapterContext().ports.clock })
    const session = (await find('lantern').connect()) as Session<'eip155'>
    expect(session).toMatchObject({ connectorId: 'lantern', connectorType: 'EXTERNAL', wallet: { name: 'Lantern' } })
    const address = session.accounts[0]?.address ?? ''
    const signature = await session.actions.signMessage({ message: 'hello' })
    expect(await recoverMessageAddress({ message: 'hello', signature })).toBe(address)
    await session.switchNetwork?.(chains.local.network)
    const hash = await session.actions.sendTransaction({ to: '0x00000000000000000000000000000000000a99a9', value: 7n })
    await expect.poll(() => chains.local.request('eth_getTransactionReceipt', [hash])).toBeTruthy()

    session.detach()
    wallet.control.clearRequests()
    const reloaded = setUp(wallets, { networks, clock: createAdapterContext().ports.clock })
    expect(await reloaded.find('lantern').restore?.()).toMatchObject({ accounts: [{ address }] })
    expect(wallet.control.requests('eth_requestAccounts')).toEqual([])
  })
})
