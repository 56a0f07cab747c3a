import type { Session } from '@latchkey/common'
import { settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { setUp } from '../../test/connectWith.js'
import { createNetwork } from '../../test/createNetwork.js'
import { alice, bob, createScriptedWallet, walletError } from '../../test/scriptedWallet.js'

const code = (value: string) => expect.objectContaining({ code: value })
const never = () => new Promise(() => undefined)

describe('connect', () => {
  test('requests accounts, then the chain, and opens a session', async () => {
    const { wallet, connector } = setUp()
    wallet.chainId = '0x2105'
    const session = (await (await connector()).connect()) as Session<'eip155'>
    expect(session).toMatchObject({
      namespace: 'eip155',
      connectorId: 'org.example.wallet',
      connectorType: 'ANNOUNCED',
      networkId: 'eip155:8453',
      supportsAllNetworks: true,
      accounts: [{ namespace: 'eip155', address: alice, type: 'eoa' }],
      wallet: { name: 'Test Wallet', identifier: 'org.example.wallet' },
    })
    expect(Reflect.get(Object(session.provider), 'chainId')).toBe(wallet.chainId)
    expect(wallet.methods().slice(0, 2)).toEqual(['eth_requestAccounts', 'eth_chainId'])
  })

  test.each([[[]], [['']], [null], ['0x'], [['0x123']], [[null]]])(
    'R34: rejects the account list %j with WALLET_NO_ACCOUNT',
    async (accounts) => {
      const { wallet, connector } = setUp()
      wallet.accounts = accounts
      await expect((await connector()).connect()).rejects.toThrow(code('WALLET_NO_ACCOUNT'))
      expect(wallet.listenerCount()).toBe(0)
    },
  )

  test('FI19: rejects with WALLET_LOCKED if the wallet reports that it is locked', async () => {
    const { wallet, connector } = setUp()
    Object.assign(wallet, { _metamask: { isUnlocked: async () => false } })
    wallet.accounts = ['']
    await expect((await connector()).connect()).rejects.toThrow(code('WALLET_LOCKED'))
  })

  test.each([null, '0x0', 'mainnet', {}, 2 ** 64])(
    'R35: rejects the chain id %j with WALLET_BAD_CHAIN, and opens no session',
    async (chainId) => {
      const { wallet, connector } = setUp()
      wallet.chainId = chainId
      await expect((await connector()).connect()).rejects.toThrow(code('WALLET_BAD_CHAIN'))
      expect(wallet.listenerCount()).toBe(0)
    },
  )

  test.each([
    [{ code: 4001 }, 'USER_REJECTED'],
    [{ code: -32002 }, 'REQUEST_PENDING'],
    [undefined, 'WALLET_FAILED'],
  ])('R36: a wallet that throws %j rejects with %s', async (thrown, expected) => {
    const { connector } = setUp(
      createScriptedWallet({
        eth_requestAccounts: () => {
          throw thrown
        },
      }),
    )
    await expect((await connector()).connect()).rejects.toThrow(code(expected))
  })

  test('handles lower-case addresses, a provider with chainId null, and isMetaMask on another wallet', async () => {
    const wallet = Object.assign(createScriptedWallet(), { isMetaMask: true, selectedAddress: null })
    const { connector } = setUp(wallet)
    const session = await (await connector()).connect()
    expect(session.accounts.map(({ address }) => address)).toEqual([alice])
    expect(session.wallet.name).toBe('Test Wallet')
  })

  test('connects a provider without events', async () => {
    const { request } = createScriptedWallet()
    const { connector } = setUp({ request } as never)
    const session = await (await connector()).connect()
    expect(session.accounts).toHaveLength(1)
    session.detach()
  })

  test('FI20: connects a wallet that responds after ten minutes', async () => {
    let approve: (value: unknown) => void = () => undefined
    const { connector, clock } = setUp(
      createScriptedWallet({
        eth_requestAccounts: () =>
          new Promise((resolve) => {
            approve = resolve
          }),
      }),
    )
    const session = (await connector()).connect()
    await clock.advance(600_000)
    approve([alice])
    expect((await session).accounts[0]?.address).toBe(alice)
  })

  test('times out when a wallet shares accounts but does not report its chain', async () => {
    const { connector, clock } = setUp(createScriptedWallet({ eth_chainId: never }))
    const session = expect((await connector()).connect()).rejects.toThrow(code('WALLET_TIMEOUT'))
    await settle(clock)
    await clock.advance(5_000)
    await session
  })
})

describe('connect to a requested network', () => {
  test('R151: the wallet keeps its network if none is required', async () => {
    const { wallet, connector } = setUp()
    const session = await (await connector()).connect({ network: createNetwork(10, []) })
    expect(session.networkId).toBe('eip155:1')
    expect(wallet.methods()).not.toContain('wallet_switchEthereumChain')
  })

  test('R151: asks the wallet to switch if the network is required', async () => {
    const { wallet, connector } = setUp()
    const session = await (await connector()).connect({ network: createNetwork(10, []), isNetworkRequired: true })
    expect(session.networkId).toBe('eip155:10')
    expect(wallet.calls).toContainEqual({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
  })

  test('FI23: connects the account that the visitor selects while the wallet prompts for the network', async () => {
    const wallet = createScriptedWallet({
      wallet_switchEthereumChain: () => {
        wallet.accounts = [bob]
        wallet.chainId = '0xa'
        return null
      },
    })
    const { connector } = setUp(wallet)
    const session = await (await connector()).connect({ network: createNetwork(10, []), isNetworkRequired: true })
    expect(session).toMatchObject({ networkId: 'eip155:10', accounts: [{ address: bob }] })
  })

  test('does not ask a wallet to switch if it is already on the network', async () => {
    const { wallet, connector } = setUp()
    await (await connector()).connect({ network: createNetwork(1, []), isNetworkRequired: true })
    expect(wallet.methods()).not.toContain('wallet_switchEthereumChain')
  })

  test.each([walletError(4001), walletError(-32601), walletError(-32000)])(
    "a rejection (%s) keeps the connection, on the wallet's chain",
    async (error) => {
      const { connector } = setUp(
        createScriptedWallet({
          wallet_switchEthereumChain: () => {
            throw error
          },
        }),
      )
      const session = await (await connector()).connect({ network: createNetwork(10, []), isNetworkRequired: true })
      expect(session.networkId).toBe('eip155:1')
      expect(session.accounts[0]?.address).toBe(alice)
    },
  )
})

describe('settling (L1, FI26)', () => {
  test('an abort rejects immediately with ABORTED, and a late response is ignored', async () => {
    let approve: (value: unknown) => void = () => undefined
    const wallet = createScriptedWallet({
      eth_requestAccounts: () =>
        new Promise((resolve) => {
          approve = resolve
        }),
    })
    const { connector, clock } = setUp(wallet)
    const end = new AbortController()
    const session = (await connector()).connect({ signal: end.signal })
    await settle(clock)
    end.abort()
    await expect(session).rejects.toThrow(code('ABORTED'))
    approve([alice])
    await settle(clock)
    expect(wallet.listenerCount()).toBe(0)
    expect(wallet.methods()).toEqual(['eth_requestAccounts'])
  })

  test('an already aborted signal sends no request', async () => {
    const { wallet, connector } = setUp()
    await expect((await connector()).connect({ signal: AbortSignal.abort() })).rejects.toThrow(code('ABORTED'))
    expect(wallet.calls).toEqual([])
  })

  test.each(['abort', 'destroy'] as const)(
    'FI26: %s at any response of the wallet leaves no listener and no timer',
    async (way) => {
      const methods = [
        'eth_requestAccounts',
        'eth_chainId',
        'wallet_switchEthereumChain',
        'eth_chainId',
        'eth_accounts',
        'eth_chainId',
      ]
      for (let step = 0; step < methods.length; step++) {
        const end = new AbortController()
        let seen = 0
        const wallet = createScriptedWallet()
        const { connector, adapter } = setUp(wallet)
        const answers = { ...wallet.answers }
        for (const method of new Set(methods)) {
          wallet.answers[method] = (params) => {
            if (seen++ === step) way === 'abort' ? end.abort() : adapter.destroy()
            return answers[method]?.(params)
          }
        }
        const session = (await connector()).connect({
          signal: end.signal,
          network: createNetwork(10, []),
          isNetworkRequired: true,
        })
        await expect(session).rejects.toThrow(code(way === 'abort' ? 'ABORTED' : 'DESTROYED'))
        expect(seen).toBe(step + 1)
        expect(wallet.listenerCount()).toBe(0)
      }
    },
  )

  test('a destroyed adapter does not connect', async () => {
    const { wallet, connector, adapter } = setUp()
    const found = await connector()
    adapter.destroy()
    await expect(found.connect()).rejects.toThrow(code('DESTROYED'))
    await expect(found.restore?.()).rejects.toThrow(code('DESTROYED'))
    expect(wallet.calls).toEqual([])
  })
})
