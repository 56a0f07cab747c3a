import { encodeBase58 } from '@latchkey/common'
import { codeOf, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { connectWith } from '../../test/connectWith.js'
import { devnet } from '../../test/networks.js'
import {
  alice,
  bob,
  createAccount,
  createScriptedWallet,
  signature,
  signTransactionWith,
  signWith,
} from '../../test/scriptedWallet.js'
import { parseAddress } from '../address/address.js'
import { encodeTransfer } from '../transaction/transferTransaction.js'

const account = (address: string) => parseAddress(address, 'address')
const transfer = (from = alice.address, lamports = 1) => {
  const blockhash = new Uint8Array(32)
  return encodeTransfer({ from: account(from), to: account(bob.address), lamports: BigInt(lamports), blockhash })
}

describe('the acting account', () => {
  test('passes the wallet’s current account object to the wallet', async () => {
    const { wallet, session } = await connectWith()
    const fresh = createAccount(7)
    wallet.accounts = [fresh]
    const signed = encodeBase58(signWith(alice.address, new TextEncoder().encode('hi')))
    expect(await session.actions.signMessage?.({ message: 'hi' })).toBe(signed)
    const [input] = wallet.calls.at(-1)?.inputs ?? []
    expect(input).toEqual({ account: fresh, message: new TextEncoder().encode('hi') })
    expect(Reflect.get(Object(input), 'account')).toBe(fresh)
  })

  test('FI22 FI15b: does not sign for an account that the wallet no longer shares or no longer puts first', async () => {
    const { wallet, session } = await connectWith()
    const asked = wallet.calls.length
    wallet.accounts = [bob, alice]
    expect(await codeOf(session.actions.signMessage?.({ message: 'x' }))).toBe('ACCOUNT_CHANGED')
    expect(wallet.calls).toHaveLength(asked)
    // An account that the app names may be at any position.
    await session.actions.signMessage?.({ message: 'x', address: alice.address })
    wallet.accounts = [bob]
    expect(await codeOf(session.actions.signMessage?.({ message: 'x', address: alice.address }))).toBe(
      'ACCOUNT_CHANGED',
    )
  })

  test('FI23: aborts a request when the visitor selects another account', async () => {
    const wallet = createScriptedWallet({ 'solana:signMessage': () => new Promise(() => undefined) })
    const { session, clock } = await connectWith(wallet)
    const signing = codeOf(session.actions.signMessage?.({ message: 'x' }))
    await settle(clock)
    wallet.change({ accounts: [bob, alice] })
    await clock.advance(16)
    expect(await signing).toBe('ACCOUNT_CHANGED')
  })

  test.each([
    ['the visitor selects another account', [bob, alice]],
    ['the wallet withdraws the account', [bob]],
    ['the wallet locks', []],
  ])('FI23: returns the id of a sent transaction if %s meanwhile', async (_, accounts) => {
    const approval = Promise.withResolvers<readonly object[]>()
    const wallet = createScriptedWallet({ 'solana:signAndSendTransaction': () => approval.promise })
    const { session, clock } = await connectWith(wallet)
    const sending = session.actions.signAndSendTransaction?.({ transaction: transfer() })
    await settle(clock)
    wallet.change({ accounts })
    await clock.advance(16)
    approval.resolve([{ signature }])
    expect(await sending).toBe(encodeBase58(signature))
  })

  test('getAccounts sends no request to the wallet, requestAccounts does', async () => {
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

describe('R33: functions of the wallet that the page replaced', () => {
  test('are not called, and the session emits one warning', async () => {
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

  test('emits no warning for a wallet that returns a newly bound function on each access', async () => {
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

describe('R37: malformed results', () => {
  test.each([
    undefined,
    [],
    [{}],
    [{ signature: 'text' }],
    [{ signature: new Uint8Array(63) }],
    [{ signature: new Uint8Array(64) }],
    [{ signature: [...signature] }],
    [{ signature }, { signature }],
  ])('rejects a result of signMessage: %#', async (response) => {
    const { session } = await connectWith(createScriptedWallet({ 'solana:signMessage': () => response }))
    expect(await codeOf(session.actions.signMessage?.({ message: 'x' }))).toBe('WALLET_BAD_RESULT')
  })

  test('rejects a result that throws when it is read', async () => {
    const trap = () => {
      throw new Error('a trap')
    }
    const { session } = await connectWith(
      createScriptedWallet({ 'solana:signMessage': () => [new Proxy({}, { get: trap })] }),
    )
    expect(await codeOf(session.actions.signMessage?.({ message: 'x' }))).toBe('WALLET_BAD_RESULT')
  })

  test('rejects a signature of other bytes than those that the wallet returns', async () => {
    const own = signWith(alice.address, Buffer.from('other'))
    for (const signedMessage of [undefined, Buffer.from('prefix x')]) {
      const wallet = createScriptedWallet({ 'solana:signMessage': () => [{ signature: own, signedMessage }] })
      const { session } = await connectWith(wallet)
      expect(await codeOf(session.actions.signMessage?.({ message: 'x' }))).toBe('WALLET_BAD_RESULT')
    }
  })

  test.each([
    undefined,
    [],
    [{}],
    [{ signedTransaction: 'text' }],
    [{ signedTransaction: new Uint8Array() }],
    [{ signedTransaction: transfer() }],
    [{ signedTransaction: transfer(bob.address) }],
    [{ signedTransaction: signTransactionWith(bob.address, transfer(bob.address)) }],
    [{ signedTransaction: signTransactionWith(bob.address, transfer()) }],
  ])('rejects a result of signTransaction: %#', async (response) => {
    const { session } = await connectWith(createScriptedWallet({ 'solana:signTransaction': () => response }))
    expect(await codeOf(session.actions.signTransaction?.({ transaction: transfer() }))).toBe('WALLET_BAD_RESULT')
  })
})

describe('R37: results in other forms', () => {
  const forms: readonly (readonly [string, (bytes: Uint8Array) => unknown])[] = [
    ['bytes', (bytes) => bytes],
    ['hex', (bytes) => Buffer.from(bytes).toString('hex')],
    ['hex with a prefix', (bytes) => `0x${Buffer.from(bytes).toString('hex')}`],
    ['base64', (bytes) => Buffer.from(bytes).toString('base64')],
    ['base58', encodeBase58],
    ['a list of numbers', (bytes) => [...bytes]],
    ['the JSON of a Buffer', (bytes) => Buffer.from(bytes).toJSON()],
    ['the JSON of bytes', (bytes) => ({ ...bytes })],
  ]

  test.each(forms)('reads the id of a sent transaction in %s', async (_, write) => {
    for (const output of [write(signature), [write(signature)], [{ signature: write(signature) }]]) {
      const { session } = await connectWith(createScriptedWallet({ 'solana:signAndSendTransaction': () => output }))
      const id = await session.actions.signAndSendTransaction?.({ transaction: transfer() })
      expect(id).toBe(encodeBase58(signature))
    }
  })

  test.each(forms)('reads the signature of a message in %s', async (_, write) => {
    const own = signWith(alice.address, new TextEncoder().encode('x'))
    for (const output of [write(own), [{ signature: write(own) }]]) {
      const { session } = await connectWith(createScriptedWallet({ 'solana:signMessage': () => output }))
      expect(await session.actions.signMessage?.({ message: 'x' })).toBe(encodeBase58(own))
    }
  })

  test.each(forms)('reads a signed message in %s', async (_, write) => {
    const signedMessage = new TextEncoder().encode('The wallet signs this longer message: x')
    const own = signWith(alice.address, signedMessage)
    const output = { signature: own, signedMessage: write(signedMessage) }
    const { session } = await connectWith(createScriptedWallet({ 'solana:signMessage': () => [output] }))
    expect(await session.actions.signMessage?.({ message: 'x' })).toBe(encodeBase58(own))
  })

  test.each(forms)('reads a signed transaction in %s', async (_, write) => {
    const signed = signTransactionWith(alice.address, transfer())
    for (const output of [write(signed), [write(signed)], [{ signedTransaction: write(signed) }]]) {
      const { session } = await connectWith(createScriptedWallet({ 'solana:signTransaction': () => output }))
      expect(await session.actions.signTransaction?.({ transaction: transfer() })).toEqual(signed)
    }
    const both = () => [{ signedTransaction: write(signed) }, { signedTransaction: write(signed) }]
    const { session } = await connectWith(createScriptedWallet({ 'solana:signTransaction': both }))
    const all = await session.actions.signAllTransactions?.({ transactions: [transfer(), transfer()] })
    expect(all).toEqual([signed, signed])
  })

  test('reads a transaction from the bare signature of the account', async () => {
    const signed = signTransactionWith(alice.address, transfer())
    const output = { signature: signed.slice(1, 65) }
    const { session } = await connectWith(createScriptedWallet({ 'solana:signTransaction': () => [output] }))
    expect(await session.actions.signTransaction?.({ transaction: transfer() })).toEqual(signed)
  })
})

describe('transactions', () => {
  test('returns the transaction of a wallet that changed it', async () => {
    const changed = signTransactionWith(alice.address, transfer(alice.address, 5))
    const { session } = await connectWith(
      createScriptedWallet({ 'solana:signTransaction': () => [{ signedTransaction: changed }] }),
    )
    expect(await session.actions.signTransaction?.({ transaction: transfer() })).toEqual(changed)
  })

  test('each request contains the chain of the session and a copy of the bytes', async () => {
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

  test('sends several transactions in one request and keeps their order', async () => {
    const { wallet, session } = await connectWith()
    const transactions = [transfer(), transfer()]
    const signed = await session.actions.signAllTransactions?.({ transactions })
    expect(signed).toHaveLength(2)
    expect(wallet.calls.at(-1)?.inputs).toHaveLength(2)
  })

  test.each([
    ['malformed bytes', { transaction: new Uint8Array(5) }],
    ['a text', { transaction: 'AQ==' }],
    ['a missing transaction', {}],
    ['a transaction of another signer', { transaction: transfer(bob.address) }],
    [
      'an object that does not serialize to bytes',
      { transaction: { serialize: () => 'x', constructor: { from: () => 0 } } },
    ],
    ['an object that cannot be rebuilt', { transaction: { serialize: () => transfer(), constructor: {} } }],
    ['malformed options', { transaction: transfer(), options: { maxRetries: 'many' } }],
  ])('rejects %s before the request to the wallet', async (_, parameters) => {
    const { wallet, session } = await connectWith()
    const asked = wallet.calls.length
    expect(await codeOf(session.actions.signAndSendTransaction?.(parameters as never))).toBe('INVALID_PARAMS')
    expect(wallet.calls).toHaveLength(asked)
  })

  test.each([[undefined], [[]], ['x'], [Array.from({ length: 101 }, () => transfer())]])(
    'rejects a malformed list: %#',
    async (transactions) => {
      const { session } = await connectWith()
      const signing = session.actions.signAllTransactions?.({ transactions } as never)
      expect(await codeOf(signing)).toBe('INVALID_PARAMS')
    },
  )

  test('rejects a transaction version that the wallet does not support, without a request', async () => {
    const wallet = createScriptedWallet()
    Object.assign(wallet.features['solana:signTransaction'] ?? {}, { supportedTransactionVersions: [0] })
    const { session } = await connectWith(wallet)
    expect(await codeOf(session.actions.signTransaction?.({ transaction: transfer() }))).toBe('INVALID_PARAMS')
  })

  test('§8 R57: shows "Failed to send transaction. Please try again." when the wallet fails to send', async () => {
    const wallet = createScriptedWallet({
      'solana:signAndSendTransaction': () => {
        throw new Error('Transaction simulation failed')
      },
    })
    const { session } = await connectWith(wallet)
    const error = await session.actions.signAndSendTransaction?.({ transaction: transfer() }).catch((e: unknown) => e)
    expect(error).toMatchObject({
      code: 'SEND_FAILED_SOLANA',
      shortMessage: 'Failed to send transaction. Please try again.',
      details: 'Transaction simulation failed',
    })
    // The adapter never retries on its own.
    expect(wallet.calls.filter(({ feature }) => feature === 'solana:signAndSendTransaction')).toHaveLength(1)
  })

  test.each([
    new Error('It is unknown if it succeeded or failed. Check signature 4VZd using the Solana Explorer or CLI tools.'),
    { code: -32_002, message: 'Transaction simulation failed: This transaction has already been processed' },
  ])('R57: warns before a second attempt if the wallet may have sent the transaction: %#', async (thrown) => {
    const wallet = createScriptedWallet({
      'solana:signAndSendTransaction': () => {
        throw thrown
      },
    })
    const { session } = await connectWith(wallet)
    const error = await session.actions.signAndSendTransaction?.({ transaction: transfer() }).catch((e: unknown) => e)
    expect(error).toMatchObject({
      code: 'WALLET_FAILED',
      details: `The wallet may have sent the transaction. Check before you send it again. The wallet reported: ${thrown.message}`,
    })
  })

  test('§8: maps a rejected send to USER_REJECTED', async () => {
    const wallet = createScriptedWallet({
      'solana:signAndSendTransaction': () => {
        throw new Error('User rejected the request.')
      },
    })
    const { session } = await connectWith(wallet)
    expect(await codeOf(session.actions.signAndSendTransaction?.({ transaction: transfer() }))).toBe('USER_REJECTED')
  })
})

describe('invalid parameters', () => {
  test.each([
    [{ to: '0x1', value: 1n }],
    [{ to: bob.address, value: 0n }],
    [{ to: bob.address, value: 1 }],
    [{ to: bob.address, value: 2n ** 64n }],
    [{ to: '1'.repeat(32), value: 1n }],
    [{ to: bob.address, value: 1n, address: bob.address }],
    [undefined],
  ])('sends nothing: %#', async (parameters) => {
    const { wallet, session } = await connectWith()
    const asked = wallet.calls.length
    expect(await codeOf(session.actions.sendTransaction?.(parameters as never))).toBe('INVALID_PARAMS')
    expect(wallet.calls).toHaveLength(asked)
  })

  test.each([[undefined], [{}], [{ message: 42 }], [{ message: { raw: 'x' } }], [{ message: 'x', address: 'x' }]])(
    'signs nothing: %#',
    async (parameters) => {
      const { wallet, session } = await connectWith()
      const asked = wallet.calls.length
      expect(await codeOf(session.actions.signMessage?.(parameters as never))).toBe('INVALID_PARAMS')
      expect(wallet.calls).toHaveLength(asked)
    },
  )
})
