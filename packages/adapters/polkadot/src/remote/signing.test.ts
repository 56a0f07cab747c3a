import {
  isAppKitError,
  isByteHex,
  type PolkadotPayload,
  parsePolkadotMultiSignature,
  parsePolkadotSignature,
  writePolkadotMessage,
} from '@latchkey/common'
import { codeOf } from '@latchkey/testing'
import { TypeRegistry } from '@polkadot/types'
import { cryptoWaitReady } from '@polkadot/util-crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { openOver } from '../../test/openOver.js'
import { alice, bob, ids } from '../../test/scriptedChannel.js'

beforeAll(() => cryptoWaitReady())

const zero = `0x${'00'.repeat(32)}` as const
const bare = (bytes: number, first = '') => `0x${first}${'11'.repeat(bytes - first.length / 2)}`

function payload(change: Partial<PolkadotPayload> = {}): PolkadotPayload {
  return {
    address: alice.dot,
    blockHash: zero,
    blockNumber: '0x00000001',
    era: '0x00',
    genesisHash: `0x${'a1'.repeat(32)}`,
    method: '0x000000',
    nonce: '0x00000000',
    signedExtensions: ['CheckNonce', 'CheckGenesis'],
    specVersion: '0x00000001',
    tip: '0x00',
    transactionVersion: '0x00000001',
    version: 4,
    ...change,
  }
}

describe('messages', () => {
  test.each([
    ['Hello', 'Hello'],
    ['Grüße 👋', 'Grüße 👋'],
    ['', ''],
    // Text that looks like hex is sent as hex, because the wallet would decode it.
    ['0x1234', '0x307831323334'],
    [{ raw: '0x48656c6c6f' }, 'Hello'],
    [{ raw: '0xff00' }, '0xff00'],
  ] as const)('sends %j as %j', async (message, sent) => {
    const { channel, session } = await openOver()
    expect(await session.actions.signMessage?.({ message })).toMatch(/^0x01/)
    expect(channel.asked).toMatchObject([
      { method: 'polkadot_signMessage', params: { address: alice.dot, message: sent }, networkId: ids.dot },
    ])
  })

  test('the wallet decodes any text of a message to the original bytes', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array(),
          fc.string().map((text) => Buffer.from(text)),
        ),
        (bytes) => {
          const text = writePolkadotMessage(`0x${Buffer.from(bytes).toString('hex')}`)
          const read = isByteHex(text) ? Buffer.from(text.slice(2), 'hex') : Buffer.from(text)
          expect(read.equals(Buffer.from(bytes))).toBe(true)
        },
      ),
    )
  })

  test('does not sign transaction bytes as a message', async () => {
    const { channel, session } = await openOver()
    expect(await codeOf(session.actions.signRaw?.({ data: '0x00', type: 'payload' }))).toBe('METHOD_NOT_SUPPORTED')
    expect(channel.asked).toEqual([])
  })

  test.each([
    undefined,
    null,
    'text',
    {},
    [],
    { signature: '0x00' },
    { signature: bare(67) },
    { signature: '1'.repeat(131) },
  ])('R37: rejects %j as a signature', async (response) => {
    const { channel, session } = await openOver()
    channel.answers.polkadot_signMessage = () => response
    channel.answers.polkadot_signTransaction = () => response
    expect(await codeOf(session.actions.signMessage?.({ message: 'x' }))).toBe('WALLET_BAD_RESULT')
    expect(await codeOf(session.actions.signPayload?.({ payload: payload() }))).toBe('WALLET_BAD_RESULT')
  })
})

describe('payloads', () => {
  test('are sent with the wallet’s form of the address for the network', async () => {
    const { channel, session } = await openOver()
    await session.actions.signPayload?.({ payload: payload({ address: bob.ksm }) })
    expect(channel.asked).toMatchObject([
      {
        method: 'polkadot_signTransaction',
        params: { address: bob.dot, transactionPayload: { ...payload(), address: bob.dot } },
        networkId: ids.dot,
      },
    ])
  })

  test('are sent with the fields of a chain’s own extensions', async () => {
    const { channel, session } = await openOver()
    const own = { ...payload({ signedExtensions: ['CheckGenesis', 'CheckAppId'] }), appId: 7 }
    await session.actions.signPayload?.({ payload: own })
    expect(channel.asked).toMatchObject([{ params: { transactionPayload: own } }])
  })

  test('rejects a payload for another network with WRONG_NETWORK without a request to the wallet', async () => {
    const { channel, session } = await openOver()
    const other = payload({ genesisHash: `0x${'b2'.repeat(32)}` })
    expect(await codeOf(session.actions.signPayload?.({ payload: other }))).toBe('WRONG_NETWORK')
    expect(channel.asked).toEqual([])
  })

  test.each([
    ['64 bare bytes count as sr25519', bare(64), `0x01${'11'.repeat(64)}`, 'Sr25519'],
    ['ed25519 with its type byte', bare(65, '00'), bare(65, '00'), 'Ed25519'],
    ['sr25519 with its type byte', bare(65, '01'), bare(65, '01'), 'Sr25519'],
    ['ecdsa with its type byte', bare(66, '02'), bare(66, '02'), 'Ecdsa'],
    ['65 bytes without a type byte count as ecdsa', bare(65, '7f'), `0x02${bare(65, '7f').slice(2)}`, 'Ecdsa'],
  ])('MultiSignature: %s', async (_, given, read, kind) => {
    const { channel, session } = await openOver()
    channel.answers.polkadot_signTransaction = () => ({ id: 1, signature: given })
    expect(await session.actions.signPayload?.({ payload: payload() })).toEqual({ signature: read })
    expect(new TypeRegistry().createType('MultiSignature', read)).toMatchObject({ type: kind })
  })

  test('returns the signed transaction if the wallet provides it', async () => {
    const { channel, session } = await openOver()
    channel.answers.polkadot_signTransaction = () => ({ id: 1, signature: bare(65, '01'), signedTransaction: '0x0102' })
    expect(await session.actions.signPayload?.({ payload: payload() })).toEqual({
      signature: bare(65, '01'),
      signedTransaction: '0x0102',
    })
  })
})

describe('the provider for apps', () => {
  type Injected = {
    readonly accounts: {
      get(): Promise<readonly { readonly address: string }[]>
      subscribe(listener: (accounts: readonly { readonly address: string }[]) => void): () => void
    }
    readonly signer: {
      signPayload?(payload: object): Promise<unknown>
      signRaw?(request: object): Promise<unknown>
    }
  }
  const open = async () => {
    const parts = await openOver()
    return { ...parts, injected: parts.session.provider as Injected }
  }

  test('lists each account once, and reports changes', async () => {
    const { channel, injected } = await open()
    expect(await injected.accounts.get()).toEqual([{ address: alice.dot }, { address: bob.dot }])
    const counts: unknown[] = []
    const stop = injected.accounts.subscribe((accounts) => counts.push(accounts.length))
    await expect.poll(() => counts).toEqual([2])
    channel.update({ accounts: [`${ids.dot}:${bob.dot}`] })
    stop()
    channel.update({ accounts: [`${ids.dot}:${alice.dot}`] })
    expect(counts).toEqual([2, 1])
  })

  test('signs for the payload’s network with a shared address with any prefix, as @polkadot/api expects', async () => {
    const { channel, injected } = await open()
    const other = payload({ genesisHash: `0x${'B2'.repeat(32)}` })
    expect(await injected.signer.signPayload?.(other)).toEqual({ id: 7, signature: bare(65, '01') })
    expect(channel.asked[0]).toMatchObject({ networkId: ids.ksm, params: { address: alice.ksm } })
    const request = { address: alice.dot, data: 'Hello', type: 'bytes' }
    expect(await injected.signer.signRaw?.(request)).toEqual({ id: 7, signature: bare(65, '01') })
  })

  test('omits methods that were not granted, and rejects invalid parameters', async () => {
    const { channel, injected } = await open()
    expect(await codeOf(injected.signer.signRaw?.({ address: 'nobody', data: 'x' }))).toBe('INVALID_PARAMS')
    expect(await codeOf(injected.signer.signRaw?.({ address: alice.dot, data: 5 }))).toBe('INVALID_PARAMS')
    expect(await codeOf(injected.signer.signPayload?.({ address: alice.dot }))).toBe('INVALID_PARAMS')
    channel.update({ methods: [] })
    expect([injected.signer.signRaw, injected.signer.signPayload]).toEqual([undefined, undefined])
    expect(channel.asked).toEqual([])
  })
})

test('L3: reads any response as a signature, or rejects it with WALLET_BAD_RESULT', () => {
  const answers = fc.oneof(
    anything,
    fc.uint8Array({ maxLength: 70 }).map((bytes) => () => ({ signature: `0x${Buffer.from(bytes).toString('hex')}` })),
  )
  fc.assert(
    fc.property(answers, (make) => {
      for (const read of [parsePolkadotSignature, parsePolkadotMultiSignature])
        try {
          expect(isByteHex(read(make()), 64, 65, 66)).toBe(true)
        } catch (error) {
          expect(isAppKitError(error, 'WALLET_BAD_RESULT')).toBe(true)
        }
    }),
  )
})
