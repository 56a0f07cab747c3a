import { settle } from '@latchkey/testing'
import { startLocalChains } from '@latchkey/testing/node'
import { parseTransaction, recoverTransactionAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Chains, connectReal, createRealWallet } from '../../test/connectReal.js'
import { connectWith } from '../../test/connectWith.js'
import { alice, bob, createScriptedWallet, walletError } from '../../test/scriptedWallet.js'

const code = (value: string) => expect.objectContaining({ code: value })
const accounts = { parentCapability: 'eth_accounts', caveats: [] }
const permitted = (...methods: readonly string[]) => [
  accounts,
  ...methods.map((parentCapability) => ({ parentCapability, caveats: [] })),
]
/** A value that the adapter accepts as a signed transaction. */
const raw = `0x02f8${'ab'.repeat(110)}`

async function connect(answers: Parameters<typeof createScriptedWallet>[0]) {
  const parts = await connectWith(createScriptedWallet(answers))
  await settle(parts.clock)
  parts.wallet.calls.length = 0
  return parts
}

describe('R160: permissions of EIP-2255', () => {
  test('offers both actions if the wallet supports wallet_getPermissions, otherwise neither', async () => {
    const { session, events } = await connect({ wallet_getPermissions: () => permitted() })
    expect(session.actions).toMatchObject({
      getPermissions: expect.any(Function),
      requestPermissions: expect.any(Function),
    })
    expect(events).toEqual([{ type: 'actionsChanged' }])
    const without = await connect({})
    expect(without.session.actions).not.toHaveProperty('getPermissions')
    expect(without.session.actions).not.toHaveProperty('requestPermissions')
  })

  test.each([null, 'yes', {}, 5])('offers neither if wallet_getPermissions returns %j', async (response) => {
    const { session } = await connect({ wallet_getPermissions: () => response })
    expect(session.actions).not.toHaveProperty('getPermissions')
  })

  test('requestPermissions requests the given methods and returns only well-formed permissions', async () => {
    const caveats = [{ type: 'restrictReturnedAccounts', value: [alice] }, null]
    const { session, wallet } = await connect({
      wallet_getPermissions: () => [],
      wallet_requestPermissions: () => [{ parentCapability: 'eth_accounts', caveats, date: 1 }, { caveats: [] }, null],
    })
    expect(await session.actions.requestPermissions?.({ permissions: { eth_accounts: {} } })).toEqual([
      { parentCapability: 'eth_accounts', caveats: [caveats[0]] },
    ])
    expect(wallet.calls.at(-1)).toEqual({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
  })

  test.each([[{}], [[]], [undefined], ['eth_accounts'], [{ eth_accounts: true }]])(
    'rejects permissions of %j as INVALID_PARAMS without a request',
    async (permissions) => {
      const { session, wallet } = await connect({ wallet_getPermissions: () => [] })
      const asking = session.actions.requestPermissions?.({ permissions: permissions as never })
      await expect(asking).rejects.toThrow(code('INVALID_PARAMS'))
      expect(wallet.calls).toEqual([])
    },
  )

  test('rejects with WALLET_BAD_RESULT for a malformed list of permissions, and with USER_REJECTED after a rejection', async () => {
    const { session, wallet } = await connect({
      wallet_getPermissions: () => [],
      wallet_requestPermissions: () => {
        throw walletError(4001)
      },
    })
    wallet.answers.wallet_getPermissions = () => 'all'
    await expect(session.actions.getPermissions?.()).rejects.toThrow(code('WALLET_BAD_RESULT'))
    const asking = session.actions.requestPermissions?.({ permissions: { eth_accounts: {} } })
    await expect(asking).rejects.toThrow(code('USER_REJECTED'))
  })
})

describe.each([
  ['signTransaction', 'eth_signTransaction', 'R161'],
  ['scanQRCode', 'wallet_scanQRCode', 'R162'],
] as const)('%s', (name, method, id) => {
  test(`${id}: is offered only if a permission or a capability names ${method}`, async () => {
    const capable = (supported: boolean) => ({ '0x1': { [method]: { supported } } })
    const byPermission = await connect({ wallet_getPermissions: () => permitted(method) })
    expect(byPermission.session.actions).toHaveProperty(name)
    const byCapability = await connect({ wallet_getCapabilities: () => capable(true) })
    expect(byCapability.session.actions).toHaveProperty(name)
    const byNeither = await connect({
      wallet_getPermissions: () => permitted(),
      wallet_getCapabilities: () => capable(false),
      [method]: () => raw,
    })
    expect(byNeither.session.actions).not.toHaveProperty(name)
  })

  test(`${id}: is offered once a permission for ${method} is granted, until the wallet reports the method as unknown`, async () => {
    const { session, events } = await connect({
      wallet_getPermissions: () => permitted(),
      wallet_requestPermissions: () => permitted(method),
    })
    events.length = 0
    await session.actions.requestPermissions?.({ permissions: { [method]: {} } })
    expect(events).toEqual([{ type: 'actionsChanged' }])
    const calling =
      name === 'scanQRCode' ? session.actions.scanQRCode?.() : session.actions.signTransaction?.({ to: bob })
    await expect(calling).rejects.toThrow(code('METHOD_NOT_SUPPORTED'))
    expect(session.actions).not.toHaveProperty(name)
    await session.actions.requestPermissions?.({ permissions: { [method]: {} } })
    expect(session.actions).not.toHaveProperty(name)
  })
})

describe('R161: signTransaction', () => {
  const signer = (response: unknown = raw) =>
    connect({
      wallet_getPermissions: () => permitted('eth_signTransaction'),
      eth_signTransaction: () => response,
    })

  test('reads accounts and chain again, and names both in the request', async () => {
    const { session, wallet } = await signer()
    expect(await session.actions.signTransaction?.({ to: bob, value: 5n })).toBe(raw)
    expect(wallet.methods()).toEqual(['eth_accounts', 'eth_chainId', 'eth_signTransaction'])
    expect(wallet.calls.at(-1)?.params).toEqual([{ from: alice, chainId: '0x1', to: bob, value: '0x5' }])
  })

  test('FI22: rejects another chain with WRONG_NETWORK and another account with ACCOUNT_CHANGED, and signs nothing', async () => {
    const { session, wallet } = await signer()
    wallet.chainId = '0xa'
    await expect(session.actions.signTransaction?.({ to: bob })).rejects.toThrow(code('WRONG_NETWORK'))
    wallet.chainId = '0x1'
    wallet.accounts = [bob]
    await expect(session.actions.signTransaction?.({ to: alice })).rejects.toThrow(code('ACCOUNT_CHANGED'))
    expect(wallet.methods()).not.toContain('eth_signTransaction')
  })

  test.each([
    ['chainId', { chainId: 0 }],
    ['maxPriorityFeePerGas', { maxFeePerGas: 1n, maxPriorityFeePerGas: 2n }],
    ['maxFeePerGas', { maxFeePerGas: 2n ** 256n }],
    ['maxFeePerGas', { maxFeePerGas: 1n, type: 'eip2930' }],
    ['accessList[0].storageKeys', { accessList: [{ address: bob, storageKeys: ['0x01'] }] }],
  ] as const)('specification §5: rejects an invalid %s with INVALID_PARAMS', async (field, change) => {
    const { session, wallet } = await signer()
    await expect(session.actions.signTransaction?.({ to: bob, ...change })).rejects.toThrow(
      expect.objectContaining({ code: 'INVALID_PARAMS', details: expect.stringContaining(field) }),
    )
    expect(wallet.calls).toEqual([])
  })

  test('also reads the bytes from an object with "raw"', async () => {
    const { session } = await signer({ raw, tx: {} })
    expect(await session.actions.signTransaction?.({ to: bob })).toBe(raw)
  })

  const bytes = Buffer.from(raw.slice(2), 'hex')
  test.each([
    raw.slice(2),
    raw.toUpperCase(),
    { raw: raw.slice(2) },
    { rawTransaction: raw },
    { result: raw },
    [raw],
    Uint8Array.from(bytes),
    { raw: bytes.toJSON() },
  ])('R37: reads %.30j', async (response) => {
    const { session } = await signer(response)
    expect(await session.actions.signTransaction?.({ to: bob })).toBe(raw)
  })

  test.each([
    null,
    '',
    '0x',
    '0x02',
    `${raw}a`,
    raw.slice(3),
    `0x7f${'ab'.repeat(110)}`,
    `0x02${'ab'.repeat(131_072)}`,
    { raw: 5 },
    [raw, `${raw}00`],
    { raw, signedTransaction: `${raw}00` },
  ])('R37: rejects a malformed signed transaction with WALLET_BAD_RESULT (%#)', async (response) => {
    const { session } = await signer(response)
    await expect(session.actions.signTransaction?.({ to: bob })).rejects.toThrow(code('WALLET_BAD_RESULT'))
  })
})

describe('R162: scanQRCode', () => {
  const scanner = (response: unknown) =>
    connect({ wallet_getPermissions: () => permitted('wallet_scanQRCode'), wallet_scanQRCode: () => response })

  test('sends the pattern and returns the text', async () => {
    const { session, wallet } = await scanner(`ethereum:${bob}`)
    expect(await session.actions.scanQRCode?.({ pattern: '^ethereum:' })).toBe(`ethereum:${bob}`)
    await session.actions.scanQRCode?.()
    expect(wallet.calls.map(({ params }) => params)).toEqual([['^ethereum:'], []])
  })

  test.each([null, '', 5, {}, 'x'.repeat(7_090), 'bitcoin:bc1'])(
    'R37: rejects a malformed text with WALLET_BAD_RESULT (%#)',
    async (response) => {
      const { session } = await scanner(response)
      const scanning = session.actions.scanQRCode?.({ pattern: '^ethereum:|x' })
      await expect(scanning).rejects.toThrow(code('WALLET_BAD_RESULT'))
    },
  )

  test.each(['(', 5])('rejects the pattern %j as INVALID_PARAMS without a request', async (pattern) => {
    const { session, wallet } = await scanner('text')
    await expect(session.actions.scanQRCode?.({ pattern: pattern as never })).rejects.toThrow(code('INVALID_PARAMS'))
    expect(wallet.calls).toEqual([])
  })
})

describe('a wallet with real keys', () => {
  let chains: Chains
  beforeAll(async () => {
    chains = await startLocalChains()
  }, 30_000)
  afterAll(() => chains?.stop())

  test('R161: signs a transaction that the node accepts', async () => {
    const { session, address, wallet } = await connectReal(chains)
    await expect.poll(() => 'signTransaction' in session.actions).toBe(true)
    const accessList = [{ address: bob, storageKeys: [`0x${'01'.repeat(32)}`] }] as const
    const signed = await session.actions.signTransaction?.({ to: bob, value: 7n, accessList })
    const serializedTransaction = (signed ?? '0x') as `0x02${string}`
    expect(parseTransaction(serializedTransaction)).toMatchObject({
      to: bob.toLowerCase(),
      value: 7n,
      chainId: 31_337,
      accessList: [{ storageKeys: accessList[0].storageKeys }],
    })
    expect(await recoverTransactionAddress({ serializedTransaction })).toBe(address)
    expect(wallet.control.requests('eth_sendTransaction')).toEqual([])
    const before = await chains.local.getBalance(bob)
    const hash = await chains.local.request('eth_sendRawTransaction', [signed])
    await expect.poll(() => chains.local.request('eth_getTransactionReceipt', [hash])).toBeTruthy()
    expect(await chains.local.getBalance(bob)).toBe(before + 7n)
    wallet.control.reject('eth_signTransaction')
    await expect(session.actions.signTransaction?.({ to: bob })).rejects.toThrow(
      expect.objectContaining({ code: 'USER_REJECTED', shortMessage: 'Signature declined' }),
    )
  })

  test('R160: requestPermissions shares other accounts, and the session follows', async () => {
    const { session, wallet } = await connectReal(chains)
    await expect.poll(() => 'requestPermissions' in session.actions).toBe(true)
    wallet.control.approve('wallet_requestPermissions', { accounts: [1] })
    const granted = await session.actions.requestPermissions?.({ permissions: { eth_accounts: {} } })
    expect(granted?.[0]?.caveats[0]?.value).toEqual([wallet.addresses[1]])
    await expect.poll(() => session.accounts[0]?.address).toBe(wallet.addresses[1])
    expect(await session.actions.getPermissions?.()).toEqual(granted)
  })

  test('R162: scans a QR code; a wallet without a camera does not offer it', async () => {
    const qrCode = `ethereum:${bob}`
    const { session } = await connectReal(chains, undefined, createRealWallet(chains, { qrCode }))
    await expect.poll(() => 'scanQRCode' in session.actions).toBe(true)
    expect(await session.actions.scanQRCode?.({ pattern: '^ethereum:' })).toBe(qrCode)
    const without = await connectReal(chains)
    await expect.poll(() => 'getPermissions' in without.session.actions).toBe(true)
    await expect.poll(() => 'sendCalls' in without.session.actions).toBe(true)
    expect(without.session.actions).not.toHaveProperty('scanQRCode')
  })
})
