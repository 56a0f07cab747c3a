import { codeOf, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { connectWith } from '../test/connectWith.js'
import { devnet } from '../test/createContext.js'
import { alice, bob, createAccount, createScriptedWallet, signature } from '../test/scriptedWallet.js'
import { parseAddress } from './address.js'
import { encodeBase58 } from './base58.js'
import { encodeTransfer } from './transaction/transferTransaction.js'

const account = (address: string) => parseAddress(address, 'address')
const transfer = (from = alice.address) =>
  encodeTransfer({ from: account(from), to: account(bob.address), lamports: 1n, blockhash: new Uint8Array(32) })

describe('who acts', () => {
  test('the wallet gets its own account object, as it is at the moment', async () => {
    const { wallet, session } = await connectWith()
    const fresh = createAccount(7)
    wallet.accounts = [fresh]
    expect(await session.actions.signMessage?.({ message: 'hi' })).toBe(encodeBase58(signature))
    const [input] = wallet.calls.at(-1)?.inputs ?? []
    expect(input).toEqual({ account: fresh, message: new TextEncoder().encode('hi') })
    expect(Reflect.get(Object(input), 'account')).toBe(fresh)
  })

  test('FI22: an account the wallet no longer shows, or no longer shows first, is not signed for', async () => {
    const { wallet, session } = await connectWith()
    const asked = wallet.calls.length
    wallet.accounts = [bob, alice]
    expect(await codeOf(session.actions.signMessage?.({ message: 'x' }))).toBe('ACCOUNT_CHANGED')
    expect(wallet.calls).toHaveLength(asked)
    // Named, it may stand anywhere.
    await session.actions.signMessage?.({ message: 'x', address: alice.address })
    wallet.accounts = [bob]
    expect(await codeOf(session.actions.signMessage?.({ message: 'x', address: alice.address }))).toBe(
      'ACCOUNT_CHANGED',
    )
  })

  test('FI23: another account chosen while the wallet asks ends the request', async () => {
    const wallet = createScriptedWallet({ 'solana:signMessage': () => new Promise(() => undefined) })
    const { session, clock } = await connectWith(wallet)
    const signing = codeOf(session.actions.signMessage?.({ message: 'x' }))
    await settle(clock)
    wallet.change({ accounts: [bob, alice] })
    await clock.advance(16)
    expect(await signing).toBe('ACCOUNT_CHANGED')
  })

  test('the accounts are told without asking, and asked for anew where the app wants that', async () => {
    const { wallet, session, events } = await connectWith()
    expect(await session.actions.getAccounts?.()).toEqual([{ pubkey: alice.address }])
    const asked = wallet.calls.length
    wallet.accounts = [bob]
    expect(await session.actions.requestAccounts?.()).toEqual([{ pubkey: bob.address }])
    expect(wallet.calls).toHaveLength(asked + 1)
    expect(events).toMatchObject([{ type: 'accountsChanged', accounts: [{ address: bob.address }] }])
    wallet.accounts = []
    expect(await codeOf(session.actions.requestAccounts?.())).toBe('WALLET_NO_ACCOUNT')
  })
})

describe('R33: functions the page puts in place later', () => {
  test('are not called, and a warning tells once', async () => {
    const { wallet, session, events } = await connectWith()
    let calls = 0
    const steal = async () => {
      calls++
      return [{ signature }]
    }
    Object.assign(wallet.features['solana:signMessage'] ?? {}, { signMessage: steal })
    await session.actions.signMessage?.({ message: 'one' })
    wallet.features = { ...wallet.features, 'solana:signMessage': { version: '1.0.0', signMessage: steal } }
    await session.actions.signMessage?.({ message: 'two' })
    expect(calls).toBe(0)
    expect(events.map(({ type }) => type)).toEqual(['warning'])
  })

  test('a wallet that binds its functions anew at every look is no reason to warn', async () => {
    const wallet = createScriptedWallet()
    const feature = wallet.features['solana:signMessage'] ?? {}
    const { signMessage } = feature
    Object.defineProperty(feature, 'signMessage', {
      get: () => (typeof signMessage === 'function' ? signMessage.bind(undefined) : undefined),
    })
    const { session, events } = await connectWith(wallet)
    await session.actions.signMessage?.({ message: 'x' })
    expect(events).toEqual([])
  })
})

describe('R37: what is no answer', () => {
  test.each([
    undefined,
    [],
    [{}],
    [{ signature: 'text' }],
    [{ signature: new Uint8Array(63) }],
    [{ signature: new Uint8Array(64) }],
    [{ signature: [...signature] }],
    [{ signature }, { signature }],
  ])('to a message: %#', async (answer) => {
    const { session } = await connectWith(createScriptedWallet({ 'solana:signMessage': () => answer }))
    expect(await codeOf(session.actions.signMessage?.({ message: 'x' }))).toBe('WALLET_BAD_RESULT')
  })

  test('an answer that throws when it is read', async () => {
    const trap = () => {
      throw new Error('a trap')
    }
    const { session } = await connectWith(
      createScriptedWallet({ 'solana:signMessage': () => [new Proxy({}, { get: trap })] }),
    )
    expect(await codeOf(session.actions.signMessage?.({ message: 'x' }))).toBe('WALLET_BAD_RESULT')
  })

  test('a message the wallet changed before it signed it is said so', async () => {
    const signedMessage = new TextEncoder().encode('prefix x')
    const wallet = createScriptedWallet({ 'solana:signMessage': () => [{ signature, signedMessage }] })
    const { session } = await connectWith(wallet)
    expect(await codeOf(session.actions.signMessage?.({ message: 'x' }))).toBe('WALLET_BAD_RESULT')
  })

  test.each([
    undefined,
    [],
    [{}],
    [{ signedTransaction: 'text' }],
    [{ signedTransaction: new Uint8Array() }],
    [{ signedTransaction: transfer() }],
    [{ signedTransaction: transfer(bob.address) }],
  ])('to a transaction: %#', async (answer) => {
    const { session } = await connectWith(createScriptedWallet({ 'solana:signTransaction': () => answer }))
    expect(await codeOf(session.actions.signTransaction?.({ transaction: transfer() }))).toBe('WALLET_BAD_RESULT')
  })
})

describe('transactions', () => {
  test('each request carries the chain the session is on, and copies of the bytes', async () => {
    const { wallet, session } = await connectWith()
    const transaction = transfer()
    const signed = await session.actions.signTransaction?.({ transaction })
    await session.switchNetwork?.(devnet)
    await session.actions.signAndSendTransaction?.({ transaction, options: { skipPreflight: true, maxRetries: 2 } })
    const inputs = wallet.calls.slice(-2).map((call) => call.inputs[0])
    expect(inputs).toMatchObject([
      { account: alice, chain: 'solana:mainnet' },
      { account: alice, chain: 'solana:devnet', options: { skipPreflight: true, maxRetries: 2 } },
    ])
    expect(Reflect.get(Object(inputs[0]), 'transaction')).not.toBe(transaction)
    expect(transaction).toEqual(transfer())
    expect(signed).not.toEqual(transaction)
  })

  test('several are one question, and come back in their order', async () => {
    const { wallet, session } = await connectWith()
    const transactions = [transfer(), transfer()]
    const signed = await session.actions.signAllTransactions?.({ transactions })
    expect(signed).toHaveLength(2)
    expect(wallet.calls.at(-1)?.inputs).toHaveLength(2)
  })

  test.each([
    ['bytes that are none', { transaction: new Uint8Array(5) }],
    ['a text', { transaction: 'AQ==' }],
    ['nothing', {}],
    ['one that another account signs', { transaction: transfer(bob.address) }],
    ['an object that cannot be written', { transaction: { serialize: () => 'x', constructor: { from: () => 0 } } }],
    ['an object nobody can rebuild', { transaction: { serialize: () => transfer(), constructor: {} } }],
    ['options of a wrong kind', { transaction: transfer(), options: { maxRetries: 'many' } }],
  ])('%s are refused before the wallet is asked', async (_, parameters) => {
    const { wallet, session } = await connectWith()
    const asked = wallet.calls.length
    expect(await codeOf(session.actions.signAndSendTransaction?.(parameters as never))).toBe('INVALID_PARAMS')
    expect(wallet.calls).toHaveLength(asked)
  })

  test.each([[undefined], [[]], ['x'], [Array.from({ length: 101 }, () => transfer())]])(
    'a list of a wrong kind is refused: %#',
    async (transactions) => {
      const { session } = await connectWith()
      const signing = session.actions.signAllTransactions?.({ transactions } as never)
      expect(await codeOf(signing)).toBe('INVALID_PARAMS')
    },
  )

  test('a version the wallet does not sign is refused before it is asked', async () => {
    const wallet = createScriptedWallet()
    Object.assign(wallet.features['solana:signTransaction'] ?? {}, { supportedTransactionVersions: [0] })
    const { session } = await connectWith(wallet)
    expect(await codeOf(session.actions.signTransaction?.({ transaction: transfer() }))).toBe('INVALID_PARAMS')
  })

  test('§8 R57: a wallet that fails to send: "Failed to send transaction. Please try again."', async () => {
    const wallet = createScriptedWallet({
      'solana:signAndSendTransaction': () => {
        throw new Error('Transaction simulation failed')
      },
    })
    const { session } = await connectWith(wallet)
    const error = await session.actions.signAndSendTransaction?.({ transaction: transfer() }).catch((e: unknown) => e)
    expect(error).toMatchObject({
      code: 'SEND_FAILED_SOLANA',
      message: 'Failed to send transaction. Please try again.',
      details: 'Transaction simulation failed',
    })
    // Asked once, never again by itself.
    expect(wallet.calls.filter(({ feature }) => feature === 'solana:signAndSendTransaction')).toHaveLength(1)
  })

  test('§8: a person who declines to send declined; nothing failed', async () => {
    const wallet = createScriptedWallet({
      'solana:signAndSendTransaction': () => {
        throw new Error('User rejected the request.')
      },
    })
    const { session } = await connectWith(wallet)
    expect(await codeOf(session.actions.signAndSendTransaction?.({ transaction: transfer() }))).toBe('USER_REJECTED')
  })
})

describe('parameters that cannot be used', () => {
  test.each([
    [{ to: '0x1', value: 1n }],
    [{ to: bob.address, value: 0n }],
    [{ to: bob.address, value: 1 }],
    [{ to: bob.address, value: 2n ** 64n }],
    [{ to: '1'.repeat(32), value: 1n }],
    [{ to: bob.address, value: 1n, address: bob.address }],
    [undefined],
  ])('nothing is sent: %#', async (parameters) => {
    const { wallet, session } = await connectWith()
    const asked = wallet.calls.length
    expect(await codeOf(session.actions.sendTransaction?.(parameters as never))).toBe('INVALID_PARAMS')
    expect(wallet.calls).toHaveLength(asked)
  })

  test.each([[undefined], [{}], [{ message: 42 }], [{ message: { raw: 'x' } }], [{ message: 'x', address: 'x' }]])(
    'nothing is signed: %#',
    async (parameters) => {
      const { wallet, session } = await connectWith()
      const asked = wallet.calls.length
      expect(await codeOf(session.actions.signMessage?.(parameters as never))).toBe('INVALID_PARAMS')
      expect(wallet.calls).toHaveLength(asked)
    },
  )
})
