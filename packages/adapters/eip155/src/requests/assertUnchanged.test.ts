import { settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { connectWith } from '../../test/connectWith.js'
import { alice, bob, createScriptedWallet, hash, walletError } from '../../test/scriptedWallet.js'

const code = (value: string) => expect.objectContaining({ code: value })
const never = () => new Promise(() => undefined)

describe('FI22: reads account and chain again before a request', () => {
  const transaction = { to: bob, value: 1n } as const

  test('reads accounts and chain first, and sends the transaction with both', async () => {
    const { wallet, session } = await connectWith()
    wallet.calls.length = 0
    expect(await session.actions.sendTransaction(transaction)).toBe(hash)
    expect(wallet.calls).toEqual([
      { method: 'eth_accounts', params: undefined },
      { method: 'eth_chainId', params: undefined },
      { method: 'eth_sendTransaction', params: [{ from: alice, to: bob, chainId: '0x1', value: '0x1' }] },
    ])
  })

  test('rejects with WRONG_NETWORK after an unreported chain switch, and sends nothing', async () => {
    const { wallet, session } = await connectWith()
    wallet.chainId = '0xa'
    await expect(session.actions.sendTransaction(transaction)).rejects.toThrow('Your wallet is on another network')
    expect(wallet.methods()).not.toContain('eth_sendTransaction')
  })

  test('rejects a transaction for another chain with WRONG_NETWORK, and sends nothing', async () => {
    const { wallet, session } = await connectWith()
    await expect(session.actions.sendTransaction({ ...transaction, chainId: 10 })).rejects.toThrow(
      code('WRONG_NETWORK'),
    )
    expect(wallet.methods()).not.toContain('eth_sendTransaction')
  })

  test.each([[[bob]], [[]], [[bob, alice]], [null]])(
    'rejects with ACCOUNT_CHANGED if the accounts are %j, and sends nothing',
    async (accounts) => {
      for (const method of ['sendTransaction', 'signMessage'] as const) {
        const { wallet, session } = await connectWith()
        wallet.accounts = accounts
        const asked =
          method === 'signMessage'
            ? session.actions.signMessage({ message: 'x' })
            : session.actions.sendTransaction(transaction)
        await expect(asked).rejects.toThrow('The account changed in your wallet. Nothing was sent.')
        expect(wallet.methods()).not.toContain('eth_sendTransaction')
        expect(wallet.methods()).not.toContain('personal_sign')
      }
    },
  )

  test('an unreported account or chain reaches the session, so that the next request succeeds', async () => {
    const { wallet, session, events } = await connectWith()
    wallet.accounts = [bob, alice]
    await expect(session.actions.sendTransaction(transaction)).rejects.toThrow(code('ACCOUNT_CHANGED'))
    expect(session.accounts.map(({ address }) => address)).toEqual([bob, alice])
    wallet.chainId = '0xa'
    await expect(session.actions.sendTransaction(transaction)).rejects.toThrow(code('WRONG_NETWORK'))
    expect(session.networkId).toBe('eip155:10')
    expect(events).toEqual([
      { type: 'accountsChanged', accounts: session.accounts },
      { type: 'networkChanged', networkId: 'eip155:10' },
    ])
    expect(await session.actions.sendTransaction(transaction)).toBe(hash)
    expect(wallet.calls.at(-1)?.params).toMatchObject([{ from: bob, chainId: '0xa' }])
  })

  describe('R155: the wallet shares no account', () => {
    const permission = { parentCapability: 'eth_accounts', caveats: [] }
    const ask = async (response: () => unknown, change: object = {}) => {
      const scripted = Object.assign(createScriptedWallet({ wallet_getPermissions: response }), change)
      const parts = await connectWith(scripted)
      parts.wallet.accounts = []
      return parts
    }

    test.each([[[]], [[{ parentCapability: 'eth_sign' }]]])(
      'ends the session if the permissions are %j, because the wallet revoked access',
      async (permissions) => {
        const { wallet, session, events } = await ask(() => permissions)
        await expect(session.actions.signMessage({ message: 'x' })).rejects.toMatchObject({
          code: 'WALLET_SESSION_ENDED',
          shortMessage: 'The wallet ended the connection.',
        })
        expect(events.at(-1)).toEqual({ type: 'disconnected', reason: 'wallet' })
        expect(wallet.listenerCount()).toBe(0)
        expect(wallet.methods()).not.toContain('personal_sign')
      },
    )

    test('keeps the session if the permission exists, because the wallet is locked', async () => {
      const { wallet, session, events } = await ask(() => [permission])
      await expect(session.actions.sendTransaction(transaction)).rejects.toThrow(code('WALLET_LOCKED'))
      wallet.accounts = [alice]
      expect(await session.actions.sendTransaction(transaction)).toBe(hash)
      expect(events.filter(({ type }) => type === 'disconnected')).toEqual([])
    })

    test('does not request the permissions of a wallet that reports that it is locked', async () => {
      const { wallet, session } = await ask(() => [], { _metamask: { isUnlocked: async () => false } })
      wallet.calls.length = 0
      await expect(session.actions.signMessage({ message: 'x' })).rejects.toThrow(code('WALLET_LOCKED'))
      expect(wallet.methods()).toEqual(['eth_accounts'])
    })

    test.each([
      ['fails', () => Promise.reject(walletError(-32603))],
      ['is malformed', () => 'none'],
    ])('rejects with ACCOUNT_CHANGED if wallet_getPermissions %s', async (_, response) => {
      const { session, events } = await ask(response)
      await expect(session.actions.signMessage({ message: 'x' })).rejects.toThrow(code('ACCOUNT_CHANGED'))
      expect(events.filter(({ type }) => type === 'disconnected')).toEqual([])
    })
  })

  test.each([
    ['ACCOUNT_CHANGED', { accounts: [bob] }],
    ['WRONG_NETWORK', { chainId: '0xa' }],
  ])(
    'rejects a request that names neither account nor chain with %s after an unreported change',
    async (expected, change) => {
      const capabilities = { '0x1': { permissions: { supported: true } } }
      const scripted = createScriptedWallet({
        wallet_getCapabilities: () => capabilities,
        wallet_getPermissions: () => [{ parentCapability: 'eth_accounts', caveats: [] }],
      })
      const { wallet, session, clock } = await connectWith(scripted)
      await settle(clock)
      const { watchAsset, grantPermissions, revokePermissions, requestPermissions } = session.actions
      Object.assign(wallet, change)
      for (const asking of [
        watchAsset?.({ type: 'ERC20', options: { address: bob } }),
        grantPermissions?.({ permissions: [{ expiry: 5 }] }),
        revokePermissions?.({ permissions: { context: '0x1' } }),
        requestPermissions?.({ permissions: { eth_accounts: {} } }),
      ])
        await expect(asking).rejects.toThrow(code(expected))
      expect(wallet.methods().filter((name) => /watchAsset|(?:grant|revoke|request)Permissions/.test(name))).toEqual([])
    },
  )

  test('accepts any shared account that the app names', async () => {
    const { wallet, session } = await connectWith()
    wallet.accounts = [alice, bob]
    expect(await session.actions.sendTransaction({ ...transaction, address: bob.toLowerCase() })).toBe(hash)
    expect(wallet.calls.at(-1)?.params).toMatchObject([{ from: bob }])
    wallet.accounts = [alice]
    await expect(session.actions.sendTransaction({ ...transaction, address: bob })).rejects.toThrow(
      code('ACCOUNT_CHANGED'),
    )
  })
})

describe('R57: never repeats a request that the visitor approves', () => {
  test.each(['eth_sendTransaction', 'personal_sign'])('does not repeat a failed %s', async (method) => {
    const wallet = createScriptedWallet({
      [method]: () => {
        throw walletError(-32603, 'internal')
      },
    })
    const { session } = await connectWith(wallet)
    await expect(
      session.actions.sendTransaction({ to: bob }).then(() => session.actions.signMessage({ message: 'x' })),
    ).rejects.toThrow(code('WALLET_FAILED'))
    expect(wallet.methods().filter((name) => name === method)).toHaveLength(1)
  })
})

describe('R37: malformed results', () => {
  test.each(['0x1', 'ok', null, { id: hash }, `0x${'a'.repeat(1_000_000)}`])(
    'rejects %.20j with WALLET_BAD_RESULT',
    async (response) => {
      const { session } = await connectWith(
        createScriptedWallet({ eth_sendTransaction: () => response, personal_sign: () => response }),
      )
      await expect(session.actions.sendTransaction({ to: bob })).rejects.toThrow(code('WALLET_BAD_RESULT'))
      await expect(session.actions.signMessage({ message: 'x' })).rejects.toThrow(code('WALLET_BAD_RESULT'))
    },
  )
})

describe('FI23: the account changes during a request', () => {
  test.each([[[bob]], [[]]])('aborts a signature request when the accounts change to %j', async (accounts) => {
    const { wallet, clock, session } = await connectWith(createScriptedWallet({ personal_sign: never }))
    const signed = expect(session.actions.signMessage({ message: 'x' })).rejects.toThrow(code('ACCOUNT_CHANGED'))
    await settle(clock)
    wallet.emit('accountsChanged', accounts)
    await clock.advance(16)
    await signed
  })

  test('keeps waiting for a pending transaction, because the wallet may still send it', async () => {
    let approve: (value: unknown) => void = () => undefined
    const { wallet, clock, session } = await connectWith(
      createScriptedWallet({
        eth_sendTransaction: () =>
          new Promise((resolve) => {
            approve = resolve
          }),
      }),
    )
    const sent = session.actions.sendTransaction({ to: bob })
    await settle(clock)
    wallet.emit('accountsChanged', [bob, alice])
    await clock.advance(16)
    approve(hash)
    expect(await sent).toBe(hash)
  })
})
