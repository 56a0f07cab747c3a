import { isAppKitError, type PolkadotPayload, type Session } from '@latchkey/common'
import { createPolkadotTestWallet } from '@latchkey/testing'
import { TypeRegistry } from '@polkadot/types'
import { cryptoWaitReady, signatureVerify } from '@polkadot/util-crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { createNetwork, setUp } from '../../test/setUp.js'
import { parsePayload } from '../transaction/payload.js'

const network = createNetwork('a1', { ss58Format: 0 })
beforeAll(() => cryptoWaitReady())

const code = (promise: Promise<unknown> | undefined) =>
  (promise ?? Promise.resolve()).then(
    () => 'resolved',
    (error: unknown) => (isAppKitError(error) ? error.code : 'untyped'),
  )

async function connect(options: Partial<Parameters<typeof createPolkadotTestWallet>[0]> = {}) {
  const wallet = createPolkadotTestWallet({ name: 'Foxglove', origin: 'https://app.example', ...options })
  const first = setUp()
  first.stop()
  wallet.inject(first.page)
  const session = (await setUp({ window: first.page, networks: [network] })
    .connector()
    .connect()) as Session<'polkadot'>
  return { wallet, session, actions: session.actions }
}

const zero = `0x${'00'.repeat(32)}` as const

function payload(change: Partial<PolkadotPayload> = {}): PolkadotPayload {
  return {
    address: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
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
  test('signatures of every key type over the wrapped bytes verify with @polkadot/util-crypto', async () => {
    const { session, actions } = await connect()
    for (const { address } of session.accounts) {
      for (const message of ['Hello', '', 'Grüße 👋', '0x1234', '<Bytes>sly</Bytes>']) {
        const signature = (await actions.signMessage?.({ message, address })) ?? ''
        const signed = message.startsWith('<Bytes>') ? message : `<Bytes>${message}</Bytes>`
        expect(signatureVerify(signed, signature, address).isValid).toBe(true)
        expect(signatureVerify(`${signed}.`, signature, address).isValid).toBe(false)
      }
    }
  })

  test('signs raw bytes unchanged', async () => {
    const { session, actions } = await connect()
    const signature = (await actions.signMessage?.({ message: { raw: '0xff00' } })) ?? ''
    const signed = Uint8Array.from([...Buffer.from('<Bytes>'), 0xff, 0, ...Buffer.from('</Bytes>')])
    expect(signatureVerify(signed, signature, session.accounts[0]?.address ?? '').isValid).toBe(true)
  })

  test('accepts an address with any prefix, and sends the wallet the prefix that it uses', async () => {
    const { wallet, actions } = await connect()
    await actions.signMessage?.({ message: 'x', address: 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F' })
    expect(wallet.control.requests('signRaw')).toMatchObject([
      { params: [{ address: wallet.addresses[0], data: '0x78', type: 'bytes' }] },
    ])
  })

  test('§5: rejects an invalid message with INVALID_PARAMS, and an account that is not shared with NOT_CONNECTED', async () => {
    const { actions } = await connect()
    for (const message of [{ raw: '0x1' }, { raw: 'ff' }, {}, 5, null, undefined])
      expect(await code(actions.signMessage?.({ message } as never))).toBe('INVALID_PARAMS')
    expect(await code(actions.signRaw?.({ data: '0x00', type: 'text' } as never))).toBe('INVALID_PARAMS')
    expect(await code(actions.signMessage?.({ message: 'x', address: 'nobody' }))).toBe('INVALID_PARAMS')
    const bob = '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty'
    expect(await code(actions.signMessage?.({ message: 'x', address: bob }))).toBe('NOT_CONNECTED')
  })

  test('FI23: aborts a request when the first account changes', async () => {
    const { wallet, actions } = await connect()
    wallet.control.stall('signRaw')
    const signing = code(actions.signMessage?.({ message: 'x' }))
    await expect.poll(() => wallet.control.stalledCount()).toBe(1)
    wallet.control.shareAccounts([1, 0])
    expect(await signing).toBe('ACCOUNT_CHANGED')
  })

  test('FI22 FI15b: detects an unreported account change before the request to the wallet', async () => {
    const { wallet, actions } = await connect({ without: ['subscribe'] })
    wallet.control.shareAccounts([1])
    expect(await code(actions.signMessage?.({ message: 'x' }))).toBe('ACCOUNT_CHANGED')
    expect(wallet.control.requests('signRaw')).toEqual([])
  })
})

describe('payloads', () => {
  test('signs the app’s own payload and returns a signature with its type', async () => {
    const { wallet, actions } = await connect()
    const signed = await actions.signPayload?.({ payload: payload() })
    expect(signed?.signature).toMatch(/^0x01[0-9a-f]{128}$/)
    expect(wallet.control.requests('signPayload')).toMatchObject([{ params: [{ address: wallet.addresses[0] }] }])
  })

  test('FI22: rejects a payload for another network with WRONG_NETWORK without a request to the wallet', async () => {
    const { wallet, actions } = await connect()
    expect(await code(actions.signPayload?.({ payload: payload({ genesisHash: zero }) }))).toBe('WRONG_NETWORK')
    expect(wallet.control.requests('signPayload')).toEqual([])
  })

  test.each([
    ['no genesis', { genesisHash: '0x' }],
    ['a number as nonce', { nonce: 5 }],
    ['no call', { method: undefined }],
    ['a short block hash', { blockHash: '0x1234' }],
    ['extensions that are not a list', { signedExtensions: 'CheckNonce' }],
    ['no address', { address: '' }],
  ])('§5: rejects a payload with %s with INVALID_PARAMS', async (_, change) => {
    const { wallet, actions } = await connect()
    expect(await code(actions.signPayload?.({ payload: { ...payload(), ...change } as never }))).toBe('INVALID_PARAMS')
    expect(wallet.control.requests('signPayload')).toEqual([])
  })

  test('the wallet signs the values of a chain’s own extensions, as @polkadot/api encodes them', async () => {
    const registry = new TypeRegistry()
    registry.setSignedExtensions(['CheckNonce', 'CheckGenesis', 'CheckAppId'], {
      CheckAppId: { extrinsic: { appId: 'Compact<u32>' }, payload: {} },
    })
    const bytesOf = (value: unknown) => registry.createType('ExtrinsicPayload', value, { version: 4 }).toHex()
    const own = {
      ...payload({ signedExtensions: registry.signedExtensions }),
      appId: 7,
      asset: { parents: 1, interior: [{ Parachain: 1_000 }, null, true, 'X'] },
      unset: undefined,
    }
    const { wallet, actions } = await connect()
    await actions.signPayload?.({ payload: own })
    const params: unknown = wallet.control.requests('signPayload')[0]?.params
    const received: unknown = Array.isArray(params) ? params[0] : undefined
    expect(received).toStrictEqual({
      ...payload({ signedExtensions: own.signedExtensions }),
      appId: 7,
      asset: own.asset,
    })
    expect(bytesOf(received)).toBe(bytesOf(own))
    expect(bytesOf(received)).not.toBe(bytesOf({ ...own, appId: 8 }))
  })

  test('R4: copies any plain field of a payload, and rejects what JSON cannot express', () => {
    const notPlain = [() => 1, Symbol('x'), Number.NaN, new Date(0), new Map(), { deep: [new Set()] }]
    for (const value of notPlain)
      expect(parsePayload({ ...payload(), own: value })).toMatchObject({
        ok: false,
        reason: expect.stringMatching(/^payload\.own/),
      })
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const own: unknown = JSON.parse(`{ "deep": [{ "${name}": 1 }] }`)
      expect(parsePayload({ ...payload(), own })).toMatchObject({ ok: false })
    }
    expect(parsePayload({ ...payload(), id: 255n, bytes: Uint8Array.of(1, 2) })).toMatchObject({
      ok: true,
      value: { id: '0xff', bytes: '0x0102' },
    })
    const cycle: Record<string, unknown> = {}
    cycle.self = cycle
    expect(parsePayload({ ...payload(), cycle }).ok).toBe(false)
    fc.assert(
      fc.property(fc.jsonValue(), (own) => {
        const parsed = parsePayload({ ...payload(), own })
        if (parsed.ok) expect(parsed.value).toEqual({ ...payload(), own })
        else expect(parsed.reason).toMatch(/(__proto__|constructor|prototype) is not a usable name/)
      }),
    )
  })

  test('returns the signed transaction if the wallet provides it', async () => {
    const { wallet, actions } = await connect()
    const signature = `0x01${'11'.repeat(64)}`
    wallet.control.answerWith('signPayload', { signature, signedTransaction: Uint8Array.of(1, 2) })
    expect(await actions.signPayload?.({ payload: payload() })).toEqual({ signature, signedTransaction: '0x0102' })
    wallet.control.answerWith('signPayload', { signature, signedTransaction: 'nonsense' })
    expect(await actions.signPayload?.({ payload: payload() })).toEqual({ signature })
  })

  test.each([undefined, null, {}, { signature: '0x00' }, { signature: `0x${'1'.repeat(129)}` }, 'text'])(
    'R37: rejects %j as a signature',
    async (response) => {
      const { wallet, actions } = await connect()
      wallet.control.answerWith('signPayload', response)
      expect(await code(actions.signPayload?.({ payload: payload() }))).toBe('WALLET_BAD_RESULT')
    },
  )

  test('L3: parses any value to a copy, or rejects it', () => {
    fc.assert(
      fc.property(anything, anything, (make, makeField) => {
        expect(typeof parsePayload(make()).ok).toBe('boolean')
        const given = { ...payload(), assetId: makeField() }
        const parsed = parsePayload(given)
        if (parsed.ok) expect(parsed.value === given).toBe(false)
      }),
    )
  })
})
