import { createPrivateKey, sign as signWithKey } from 'node:crypto'
import {
  decodeBase58,
  encodeBase58,
  readField,
  readSignedSolanaTransaction,
  safeParseSolanaTransaction,
} from '@latchkey/common'
import { codeOf, settle } from '@latchkey/testing'
import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { openOver } from '../../test/openOver.js'
import { createChannel, ids } from '../../test/scriptedChannel.js'
import { alice, bob, signature } from '../../test/scriptedWallet.js'
import { decodeBase64, encodeBase64 } from '../parse/base64.js'
import { callFeature } from './callFeature.js'
import { readGrant } from './readGrant.js'

const payer = Keypair.generate()
const other = Keypair.generate()
const blockhash = encodeBase58(new Uint8Array(32).fill(5))
const transfer = (lamports = 1) =>
  SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: other.publicKey, lamports })
const address = payer.publicKey.toBase58()
const grant = { accounts: [`${ids.mainnet}:${address}`], networkIds: [ids.mainnet] }

function versioned(lamports = 1, first: readonly TransactionInstruction[] = []): VersionedTransaction {
  const message = new TransactionMessage({
    payerKey: payer.publicKey,
    recentBlockhash: blockhash,
    instructions: [...first, transfer(lamports)],
  })
  return new VersionedTransaction(message.compileToV0Message())
}

/** Signs like a wallet, and responds with the whole transaction, the bare signature, or both. */
function sign(text: unknown, parts: readonly string[] = ['signature', 'transaction']): object {
  const signed = VersionedTransaction.deserialize(decodeBase64(text) ?? new Uint8Array())
  signed.sign([payer])
  const response = {
    signature: encodeBase58(signed.signatures[0] ?? new Uint8Array()),
    transaction: encodeBase64(signed.serialize()),
  }
  return Object.fromEntries(Object.entries(response).filter(([part]) => parts.includes(part)))
}

/** Signs a message like a wallet. */
function signMessageOf(params: unknown): object {
  const bytes = decodeBase58(String(readField(params, 'message'))) ?? new Uint8Array()
  return { signature: encodeBase58(signBytes(payer, bytes)) }
}

function signBytes({ secretKey }: Keypair, bytes: Uint8Array): Uint8Array {
  // The DER prefix of an Ed25519 key, before its 32 bytes.
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), secretKey.subarray(0, 32)])
  return Uint8Array.from(signWithKey(null, bytes, createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })))
}

type Standard = {
  readonly chains: readonly string[]
  readonly accounts: readonly { readonly address: string }[]
  readonly features: Record<string, Record<string, (...inputs: readonly unknown[]) => unknown>>
}

const transactionOf = (params: unknown) => readField(params, 'transaction')

async function openReal(methods?: readonly string[]) {
  const parts = await openOver(createChannel({ ...grant, ...(methods ? { methods } : {}) }))
  const { answers } = parts.channel
  answers.solana_signMessage = ({ params }) => signMessageOf(params)
  answers.solana_signTransaction = ({ params }) => sign(transactionOf(params))
  answers.solana_signAllTransactions = ({ params }) => {
    const list = readField(params, 'transactions')
    return { transactions: (Array.isArray(list) ? list : []).map((text) => readField(sign(text), 'transaction')) }
  }
  return { ...parts, actions: parts.session.actions }
}

describe('messages', () => {
  test('are sent in base58 with the account, and return a signature of 64 bytes', async () => {
    const { channel, actions } = await openReal()
    const signature = await actions.signMessage?.({ message: 'Grüße 👋' })
    expect(decodeBase58(signature ?? '')).toHaveLength(64)
    const message = encodeBase58(new TextEncoder().encode('Grüße 👋'))
    expect(channel.asked[0]).toMatchObject({ method: 'solana_signMessage', params: { message, pubkey: address } })
  })

  test.each([
    undefined,
    null,
    'text',
    {},
    [],
    { signature: 'text' },
    { signature: '1'.repeat(64) },
    { signature: encodeBase58(new Uint8Array(63).fill(1)) },
    { signature: encodeBase58(new Uint8Array(65).fill(1)) },
    { signature: '2'.repeat(10_000) },
    { signature: new Uint8Array(64).fill(1) },
  ])('R37: rejects %j as a signature', async (response) => {
    const { channel, actions } = await openReal()
    channel.answers.solana_signMessage = () => response
    expect(await codeOf(actions.signMessage?.({ message: 'x' }))).toBe('WALLET_BAD_RESULT')
  })

  test('rejects an overlong message before the request to the wallet', async () => {
    const { channel, actions } = await openReal()
    expect(await codeOf(actions.signMessage?.({ message: 'x'.repeat(20_000) }))).toBe('INVALID_PARAMS')
    expect(channel.asked).toEqual([])
  })
})

describe('R37: results in other forms', () => {
  const buffer = Buffer.from(signature)
  test.each([
    encodeBase58(signature),
    { signature: buffer.toString('hex') },
    { signature: buffer.toString('base64') },
    { signature: buffer.toJSON() },
    { signature: { ...signature } },
    { signature: [...signature] },
    { signature },
    signature,
    { txid: encodeBase58(signature) },
  ])('reads the id of a sent transaction: %#', async (response) => {
    const channel = createChannel()
    channel.answers.solana_signAndSendTransaction = () => response
    const { session } = await openOver(channel)
    const sending = session.actions.signAndSendTransaction?.({ transaction: emptyTransaction(alice.publicKey) })
    expect(await sending).toBe(encodeBase58(signature))
  })

  test.each(['hex', 'base64'] as const)('reads the signature of a message in %s', async (encoding) => {
    const { channel, actions } = await openReal()
    const own = signBytes(payer, new TextEncoder().encode('x'))
    channel.answers.solana_signMessage = () => ({ signature: Buffer.from(own).toString(encoding) })
    expect(await actions.signMessage?.({ message: 'x' })).toBe(encodeBase58(own))
  })

  const whole = (text: unknown) =>
    decodeBase64(readField(sign(text, ['transaction']), 'transaction')) ?? new Uint8Array()
  test.each<[string, (bytes: Uint8Array) => unknown]>([
    ['base58', (bytes) => ({ transaction: encodeBase58(bytes) })],
    ['bare base58', (bytes) => encodeBase58(bytes)],
    ['the JSON of a Buffer', (bytes) => ({ transaction: Buffer.from(bytes).toJSON() })],
    ['base64 without padding', (bytes) => encodeBase64(bytes).replace(/=+$/, '')],
  ])('reads a signed transaction in %s', async (_, write) => {
    const { channel, actions } = await openReal()
    channel.answers.solana_signTransaction = ({ params }) => write(whole(transactionOf(params)))
    const transaction = versioned()
    const signed = await actions.signTransaction?.({ transaction })
    expect(Buffer.from(signed?.signatures[0] ?? [])).toEqual(Buffer.from(signedBy(transaction)))
  })

  test.each<[string, (signed: readonly object[]) => unknown]>([
    ['a bare list', (signed) => signed.map((one) => readField(one, 'transaction'))],
    ['a list of results', (signed) => signed],
    ['signatures', (signed) => signed.map((one) => readField(one, 'signature'))],
    ['a field', (signed) => ({ transactions: signed.map((one) => readField(one, 'transaction')) })],
  ])('reads several signed transactions from %s', async (_, write) => {
    const { channel, actions } = await openReal(['solana_signAllTransactions'])
    channel.answers.solana_signAllTransactions = ({ params }) => {
      const texts = readField(params, 'transactions') as readonly string[]
      return write(texts.map((text) => sign(text)))
    }
    const transactions = [versioned(1), versioned(2)]
    const signed = await actions.signAllTransactions?.({ transactions })
    expect(signed?.map((one) => Buffer.from(one.signatures[0] ?? []))).toEqual(
      transactions.map((one) => Buffer.from(signedBy(one))),
    )
  })
})

describe('R37: ambiguous results', () => {
  const shown = (response: unknown) => ({
    code: 'WALLET_BAD_RESULT',
    details: expect.stringContaining(
      `answered ${JSON.stringify(response)}. The wallet may have carried out the request.`,
    ),
  })

  test.each(['ErrorTransactionNotSent', { hash: 'unknown' }, { status: 'sent', id: 7 }, null])(
    'shows the response to a request that sends: %j',
    async (response) => {
      const channel = createChannel()
      channel.answers.solana_signAndSendTransaction = () => response
      const { session } = await openOver(channel)
      const sending = session.actions.signAndSendTransaction?.({ transaction: emptyTransaction(alice.publicKey) })
      await expect(sending).rejects.toMatchObject(shown(response))
      const { features } = session.provider as Standard
      const input = { account: { address: alice.address }, transaction: emptyTransaction(alice.publicKey).serialize() }
      const direct = features['solana:signAndSendTransaction']?.signAndSendTransaction?.(input)
      await expect(direct).rejects.toMatchObject(shown(response))
    },
  )

  test.each([{ signed: true }, { transactions: ['AA'] }, ['AA', 'AA'], ['AA']])(
    'shows the response to a request for several signatures: %j',
    async (response) => {
      const { channel, actions } = await openReal(['solana_signAllTransactions'])
      channel.answers.solana_signAllTransactions = () => response
      const signing = actions.signAllTransactions?.({ transactions: [versioned(1), versioned(2)] })
      await expect(signing).rejects.toMatchObject(shown(response))
    },
  )
})

describe('transactions', () => {
  test('FI23: returns the id of a sent transaction if the wallet selects another account meanwhile', async () => {
    const approval = Promise.withResolvers<object>()
    const channel = createChannel()
    channel.answers.solana_signAndSendTransaction = () => approval.promise
    const { session, clock, addresses } = await openOver(channel)
    const sending = session.actions.signAndSendTransaction?.({ transaction: emptyTransaction(alice.publicKey) })
    await settle(clock)
    channel.event('accountsChanged', [bob.address])
    await clock.advance(16)
    expect(addresses()[0]).toBe(bob.address)
    approval.resolve({ signature: encodeBase58(signature) })
    expect(await sending).toBe(encodeBase58(signature))
  })

  test.each([[['signature']], [['transaction']], [['signature', 'transaction']]])(
    'returns the requested transaction with its signature from a response with %j',
    async (parts) => {
      const { channel, actions } = await openReal()
      channel.answers.solana_signTransaction = ({ params }) => sign(transactionOf(params), parts)
      const transaction = versioned()
      const signed = await actions.signTransaction?.({ transaction })
      expect(signed?.message.serialize()).toEqual(transaction.message.serialize())
      expect(Buffer.from(signed?.signatures[0] ?? [])).toEqual(Buffer.from(signedBy(transaction)))
      expect(channel.asked[0]?.params).toEqual({ transaction: encodeBase64(transaction.serialize()), pubkey: address })
    },
  )

  test('keeps the other signature of a legacy transaction if the wallet drops it', async () => {
    const { channel, actions } = await openReal()
    const transaction = new Transaction({ feePayer: payer.publicKey, recentBlockhash: blockhash })
    transaction.add(
      transfer(),
      SystemProgram.transfer({ fromPubkey: other.publicKey, toPubkey: payer.publicKey, lamports: 1 }),
    )
    transaction.partialSign(other)
    channel.answers.solana_signTransaction = ({ params }) => {
      const bytes = decodeBase64(transactionOf(params)) ?? new Uint8Array()
      const signed = Transaction.from(bytes)
      signed.sign(payer)
      return { transaction: encodeBase64(signed.serialize({ requireAllSignatures: false })) }
    }
    const signed = await actions.signTransaction?.({ transaction })
    expect(signed?.verifySignatures()).toBe(true)
  })

  test.each([[['transaction']], [['signature', 'transaction']]])(
    'returns the transaction of a wallet that added a priority fee, from a response with %j',
    async (parts) => {
      const { channel, actions } = await openReal()
      const changed = versioned(1, [ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1_000 })])
      channel.answers.solana_signTransaction = () => sign(encodeBase64(changed.serialize()), parts)
      const signed = await actions.signTransaction?.({ transaction: versioned() })
      expect(signed?.message.serialize()).toEqual(changed.message.serialize())
      expect(signed?.signatures[0]).toEqual(signedBy(changed))
    },
  )

  test('accepts signatures as plain text', async () => {
    const { channel, actions } = await openReal()
    channel.answers.solana_signMessage = ({ params }) => readField(signMessageOf(params), 'signature')
    expect(decodeBase58((await actions.signMessage?.({ message: 'x' })) ?? '')).toHaveLength(64)
    channel.answers.solana_signTransaction = ({ params }) => readField(sign(transactionOf(params)), 'signature')
    const transaction = versioned()
    expect((await actions.signTransaction?.({ transaction }))?.signatures[0]).toEqual(signedBy(transaction))
  })

  test('R37: rejects a bare signature of another transaction', async () => {
    const { channel, actions } = await openReal()
    channel.answers.solana_signTransaction = () => sign(encodeBase64(versioned(1_000).serialize()), ['signature'])
    expect(await codeOf(actions.signTransaction?.({ transaction: versioned() }))).toBe('WALLET_BAD_RESULT')
  })

  test('accepts an unverified signature in a browser without Ed25519', async () => {
    const { subtle } = crypto
    onTestFinished(() => void vi.unstubAllGlobals())
    vi.stubGlobal('crypto', {
      ...crypto,
      subtle: { ...subtle, importKey: () => Promise.reject(new DOMException('', 'NotSupportedError')) },
    })
    const { actions } = await openReal()
    const transaction = versioned()
    expect((await actions.signTransaction?.({ transaction }))?.signatures[0]).toEqual(signedBy(transaction))
    expect(await actions.signMessage?.({ message: 'x' })).not.toBe('')
  })

  test.each([
    undefined,
    null,
    5,
    'text',
    '',
    {},
    { transaction: '' },
    { transaction: '!' },
    { signature: '1' },
    [],
    [null],
  ])('R37: rejects %j as a signed transaction', async (response) => {
    const { channel, actions } = await openReal()
    for (const method of ['solana_signTransaction', 'solana_signAllTransactions', 'solana_signAndSendTransaction'])
      channel.answers[method] = () => response
    const transaction = versioned()
    expect(await codeOf(actions.signTransaction?.({ transaction }))).toBe('WALLET_BAD_RESULT')
    expect(await codeOf(actions.signAllTransactions?.({ transactions: [transaction, transaction] }))).toBe(
      'WALLET_BAD_RESULT',
    )
    expect(await codeOf(actions.signAndSendTransaction?.({ transaction }))).toBe('WALLET_BAD_RESULT')
  })

  test.each([
    ['in one request', undefined, ['solana_signAllTransactions']],
    [
      'one by one, if the wallet did not grant signAllTransactions',
      ['solana_signTransaction'],
      ['solana_signTransaction', 'solana_signTransaction'],
    ],
  ])('signs several transactions %s', async (_, methods, asked) => {
    const { channel, actions } = await openReal(methods)
    const transactions = [versioned(1), versioned(2)]
    const signed = await actions.signAllTransactions?.({ transactions })
    expect(signed?.map(({ message }) => message.serialize())).toEqual(
      transactions.map(({ message }) => message.serialize()),
    )
    expect(signed?.every(({ signatures }) => signatures[0]?.some((byte) => byte !== 0))).toBe(true)
    expect(channel.asked.map(({ method }) => method)).toEqual(asked)
  })

  test('signs one transaction with signAllTransactions if only that was granted', async () => {
    const { channel, actions } = await openReal(['solana_signAllTransactions'])
    await actions.signTransaction?.({ transaction: versioned() })
    expect(channel.asked.map(({ method }) => method)).toEqual(['solana_signAllTransactions'])
  })

  test('sends with the options, and returns the transaction id', async () => {
    const { channel, actions } = await openReal()
    channel.answers.solana_signAndSendTransaction = ({ params }) => sign(transactionOf(params), ['signature'])
    const transaction = versioned()
    const id = await actions.signAndSendTransaction?.({ transaction, options: { maxRetries: 2, skipPreflight: true } })
    expect(id).toBe(encodeBase58(signedBy(transaction)))
    expect(channel.asked[0]?.params).toEqual({
      transaction: encodeBase64(transaction.serialize()),
      pubkey: address,
      sendOptions: { maxRetries: 2, skipPreflight: true },
    })
  })
})

describe('the provider for apps', () => {
  test('is a Wallet Standard wallet with the granted features', async () => {
    const { channel, session } = await openReal(['solana_signMessage'])
    const wallet = session.provider as Standard
    expect(wallet).toMatchObject({ version: '1.0.0', name: 'Phone Wallet', chains: ['solana:mainnet'] })
    const shared = ['standard:connect', 'standard:disconnect', 'solana:signMessage', 'standard:events']
    expect(Object.keys(wallet.features)).toEqual(shared)
    const changes: unknown[] = []
    const stop = wallet.features['standard:events']?.on?.('change', (change: unknown) => changes.push(change))
    channel.update({ methods: ['solana_signTransaction'] })
    expect(wallet.features['solana:signTransaction']).toBeDefined()
    expect(changes).toHaveLength(1)
    if (typeof stop === 'function') stop()
    channel.update({})
    expect(changes).toHaveLength(1)
  })

  test('signs for a shared account on the given chain', async () => {
    const { channel, session } = await openReal()
    const { features, accounts } = session.provider as Standard
    const [account] = accounts
    const transaction = versioned().serialize()
    const input = { account, transaction, chain: 'solana:mainnet' }
    expect(await features['solana:signTransaction']?.signTransaction?.(input)).toMatchObject([{}])
    expect(channel.asked[0]?.networkId).toBe(ids.mainnet)
    const call = (given: unknown) => codeOf(Promise.resolve(features['solana:signMessage']?.signMessage?.(given)))
    expect(await call({ account: { address: 'nobody' }, message: new Uint8Array() })).toBe('INVALID_PARAMS')
    expect(await call({ account, message: 'text' })).toBe('INVALID_PARAMS')
    channel.answers.solana_signMessage = () => ({})
    expect(await call({ account, message: new Uint8Array(1) })).toBe('WALLET_BAD_RESULT')
  })

  test('ends the session if an app disconnects it', async () => {
    const { channel, session, events } = await openReal()
    await (session.provider as Standard).features['standard:disconnect']?.disconnect?.()
    expect(events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
    expect(channel.disconnectCount).toBe(1)
  })
})

test('rejects a feature without a method over the channel, and sends no request', async () => {
  const channel = createChannel(grant)
  const call = { channel, grant: readGrant(channel.granted(), []), networkId: ids.mainnet }
  const input = { account: { address }, message: Uint8Array.of(1), transaction: versioned().serialize() }
  expect(await codeOf(callFeature(call, 'solana:signIn' as never, [input]))).toBe('METHOD_NOT_SUPPORTED')
  expect(channel.asked).toEqual([])
})

test('L3: reads any response as a transaction that the account signed, or undefined', async () => {
  const asked = versioned().serialize()
  const key = payer.publicKey.toBytes()
  const start = 65
  const text = fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map(encodeBase64),
    fc
      .uint8Array({ minLength: 64, maxLength: 64 })
      .map((bytes) => encodeBase64(Uint8Array.of(1, ...bytes, ...asked.slice(start)))),
  )
  const answers = fc.oneof(
    anything,
    text.map((one) => () => one),
    text.map((transaction) => () => ({ transaction })),
    fc.uint8Array({ maxLength: 70 }).map((bytes) => () => ({ signature: encodeBase58(bytes) })),
  )
  await fc.assert(
    fc.asyncProperty(answers, async (make) => {
      expect(await readSignedSolanaTransaction(make(), asked, key)).toBeUndefined()
    }),
  )
  const signed = signedBy(versioned())
  expect((await readSignedSolanaTransaction({ signature: encodeBase58(signed) }, asked, key))?.slice(1, start)).toEqual(
    signed,
  )
})

test('L3: inserts a bare signature at the index of its signer', async () => {
  const people = Array.from({ length: 8 }, () => Keypair.generate())
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 8 }), fc.boolean(), fc.nat(7), async (count, isVersioned, nth) => {
      const signers = people.slice(0, count)
      const head = isVersioned ? [128, count, 0, 0] : [count, 0, 0]
      const keys = [...signers.map(({ publicKey }) => publicKey.toBytes()), new Uint8Array(32)].flatMap((key) => [
        ...key,
      ])
      const message = Uint8Array.of(...head, count + 1, ...keys, ...new Array(33).fill(7), 0)
      const bytes = Uint8Array.of(count, ...new Array(64 * count).fill(0), ...message)
      const signer = signers[nth % count] ?? payer
      const own = signBytes(signer, message)
      const signed = await readSignedSolanaTransaction(
        { signature: encodeBase58(own) },
        bytes,
        signer.publicKey.toBytes(),
      )
      const parsed = safeParseSolanaTransaction(signed ?? new Uint8Array())
      if (!parsed.ok) throw new Error(parsed.reason)
      const places = parsed.value.signatures.map((one) => Buffer.from(one).equals(own))
      expect(places).toEqual(signers.map((one) => one === signer))
    }),
  )
})

test('L3, R34: parses any texts of a grant without throwing', () => {
  const id = fc.constantFrom<string>(
    ids.mainnet,
    ids.devnet,
    'solana:x',
    'eip155:1',
    'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  )
  const account = fc.oneof(
    fc.string(),
    fc.tuple(id, fc.constantFrom(address, 'x')).map((parts) => parts.join(':')),
  )
  fc.assert(
    fc.property(fc.array(account), (accounts) => {
      const { accounts: read, networks } = readGrant({ methods: [], events: [], networkIds: [], accounts }, [])
      for (const [one, networkIds] of read) {
        expect(new PublicKey(one).toBase58()).toBe(one)
        for (const networkId of networkIds) expect(networks.has(networkId)).toBe(true)
      }
    }),
  )
})

function signedBy(transaction: VersionedTransaction): Uint8Array {
  const copy = VersionedTransaction.deserialize(transaction.serialize())
  copy.sign([payer])
  return copy.signatures[0] ?? new Uint8Array()
}

/** Creates an unsigned transaction without instructions. */
function emptyTransaction(payerKey: Uint8Array): VersionedTransaction {
  const message = new TransactionMessage({
    payerKey: new PublicKey(payerKey),
    recentBlockhash: blockhash,
    instructions: [],
  })
  return new VersionedTransaction(message.compileToV0Message())
}
