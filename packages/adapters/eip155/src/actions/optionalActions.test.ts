import { settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { connectWith } from '../../test/connectWith.js'
import { alice, bob, createScriptedWallet, signature, walletError } from '../../test/scriptedWallet.js'

const code = (value: string) => expect.objectContaining({ code: value })
const names = (actions: object) => Object.keys(actions).sort()
const always = ['estimateGas', 'readContract', 'sendTransaction', 'signMessage', 'waitForReceipt', 'writeContract']
const untilRefused = ['signTypedData', 'signTypedDataV1', 'signTypedDataV3', 'watchAsset']

async function capable(capabilities: unknown, answers: Parameters<typeof createScriptedWallet>[0] = {}) {
  const parts = await connectWith(createScriptedWallet({ wallet_getCapabilities: () => capabilities, ...answers }))
  await settle(parts.clock)
  return parts
}

describe('offered actions', () => {
  test('a plain wallet offers no EIP-5792, permissions or assets, and emits no event', async () => {
    const { session, events } = await connectWith()
    expect(names(session.actions)).toEqual([...always, ...untilRefused].sort())
    expect(events).toEqual([])
  })

  test('a wallet that supports wallet_getCapabilities offers batches and emits actionsChanged', async () => {
    const { session, events } = await capable({})
    expect(names(session.actions)).toEqual(
      [...always, ...untilRefused, 'getCallsStatus', 'getCapabilities', 'sendCalls'].sort(),
    )
    expect(events).toEqual([{ type: 'actionsChanged' }])
  })

  test('offers permissions and assets if the wallet reports them for any chain', async () => {
    const { session } = await capable({
      '0x1': {},
      '0xa': { permissions: { supported: true }, assetDiscovery: { supported: true } },
    })
    for (const name of ['grantPermissions', 'revokePermissions', 'getAssets'])
      expect(names(session.actions)).toContain(name)
    const without = await capable({ '0x1': { permissions: { supported: false }, assetDiscovery: true } })
    for (const name of ['grantPermissions', 'revokePermissions', 'getAssets'])
      expect(names(without.session.actions)).not.toContain(name)
  })

  test.each([
    ['-32603', walletError(-32_603)],
    ['-32602', walletError(-32_602, 'chainIds is required')],
    ['4100', walletError(4_100)],
    ['a malformed result', null],
  ])('offers batches if the wallet returns %s for requests without chain ids only', async (_title, bad) => {
    const { session, wallet } = await capable(undefined, {
      wallet_getCapabilities: ([, chainIds]) => {
        if (chainIds) return { '0x1': {} }
        return bad instanceof Error ? Promise.reject(bad) : bad
      },
    })
    expect(names(session.actions)).toEqual(expect.arrayContaining(['getCallsStatus', 'getCapabilities', 'sendCalls']))
    const asked = wallet.calls.filter(({ method }) => method === 'wallet_getCapabilities')
    expect(asked.map(({ params }) => params)).toEqual([[alice], [alice, ['0x1']]])
    expect(await session.actions.getCapabilities?.()).toEqual({ '0x1': {} })
  })

  test.each([
    [-32_603, true],
    [4_100, true],
    [-32_601, false],
    [4_200, false],
  ])('after error %i, a network change sends the request again: %s', async (reason, isAskedAgain) => {
    let isReady = false
    const failUntilReady = (response: unknown) => () => {
      if (!isReady) throw walletError(reason)
      return response
    }
    const { session, wallet, clock } = await capable(undefined, {
      wallet_getCapabilities: failUntilReady({}),
      wallet_getPermissions: failUntilReady([]),
    })
    expect(session.actions.sendCalls).toBeUndefined()
    isReady = true
    wallet.emit('chainChanged', '0xa')
    await clock.advance(16)
    await settle(clock)
    expect(session.actions.sendCalls !== undefined).toBe(isAskedAgain)
    expect(session.actions.getPermissions !== undefined).toBe(isAskedAgain)
  })

  test.each([null, 'yes', [], 5, () => 1])('ignores capabilities of %j', async (response) => {
    const { session } = await capable(response)
    expect(session.actions.sendCalls).toBeUndefined()
  })

  test('a wallet that never responds has no optional actions, and does not delay the connection', async () => {
    const { session, clock, events } = await connectWith(
      createScriptedWallet({ wallet_getCapabilities: () => new Promise(() => undefined) }),
    )
    await clock.advance(60_000)
    expect(session.actions.sendCalls).toBeUndefined()
    expect(events).toEqual([])
  })

  test.each(['signTypedData', 'watchAsset'] as const)(
    'offers %s until the wallet reports the method as unknown',
    async (name) => {
      const refuse = () => {
        throw walletError(4200)
      }
      const { session, events } = await connectWith(
        createScriptedWallet({ eth_signTypedData_v4: refuse, wallet_watchAsset: refuse }),
      )
      const call = () =>
        name === 'watchAsset'
          ? session.actions.watchAsset?.({ type: 'ERC20', options: { address: bob } })
          : session.actions.signTypedData?.({
              typedData: { domain: {}, types: { A: [] }, primaryType: 'A', message: {} },
            })
      await expect(call()).rejects.toThrow(code('METHOD_NOT_SUPPORTED'))
      expect(session.actions[name]).toBeUndefined()
      expect(events).toEqual([{ type: 'actionsChanged' }])
    },
  )

  test('keeps an action after a rejected request', async () => {
    const { session } = await connectWith(
      createScriptedWallet({
        wallet_watchAsset: () => {
          throw walletError(4001)
        },
      }),
    )
    await expect(session.actions.watchAsset?.({ type: 'ERC20', options: { address: bob } })).rejects.toThrow(
      code('USER_REJECTED'),
    )
    expect(session.actions.watchAsset).toBeDefined()
  })
})

test.each(['sendTransaction', 'signTransaction', 'estimateGas', 'writeContract'] as const)(
  '§5: %s rejects a set-code transaction without a request',
  async (name) => {
    const { session, wallet } = await capable({ '0x1': { eth_signTransaction: { supported: true } } })
    wallet.calls.length = 0
    const abi = [{ type: 'function', name: 'f', inputs: [], outputs: [], stateMutability: 'nonpayable' }]
    const parameters = { to: bob, contractAddress: bob, abi, functionName: 'f', authorizationList: [] }
    await expect(session.actions[name]?.(parameters)).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: expect.stringMatching(/^authorizationList is not supported: .* provider of the wallet\.$/),
    })
    expect(wallet.calls).toEqual([])
  },
)

describe('EIP-5792', () => {
  test('sendCalls sends a bundle of version 2.0.0, after reading account and chain again', async () => {
    const { session, wallet } = await capable(
      {},
      { wallet_sendCalls: () => ({ id: '0xbundle', capabilities: { x: 1 } }) },
    )
    wallet.calls.length = 0
    const response = await session.actions.sendCalls?.({
      calls: [
        { to: bob, value: 5n },
        { to: bob, data: '0x1234' },
      ],
      capabilities: { paymasterService: { url: 'https://paymaster.example', budget: 10n } },
      atomicRequired: true,
    })
    expect(response).toEqual({ id: '0xbundle', capabilities: { x: 1 } })
    expect(wallet.methods()).toEqual(['eth_accounts', 'eth_chainId', 'wallet_sendCalls'])
    expect(wallet.calls.at(-1)?.params).toEqual([
      {
        version: '2.0.0',
        from: alice,
        chainId: '0x1',
        atomicRequired: true,
        calls: [
          { to: bob, value: '0x5' },
          { to: bob, data: '0x1234' },
        ],
        capabilities: { paymasterService: { url: 'https://paymaster.example', budget: '0xa' } },
      },
    ])
  })

  test('sendCalls accepts a call without `to`, which deploys a contract', async () => {
    const { session, wallet } = await capable({}, { wallet_sendCalls: () => '0xbundle' })
    await session.actions.sendCalls?.({ calls: [{ data: '0x6000' }] })
    expect(wallet.calls.at(-1)?.params).toEqual([expect.objectContaining({ calls: [{ data: '0x6000' }] })])
  })

  test.each([
    ['calls[1].authorizationList', { calls: [{ to: bob }, { to: bob, authorizationList: [] }] }],
    ['calls[0].blobs', { calls: [{ to: bob, blobs: ['0x00'] }] }],
    ['authorizationList', { calls: [{ to: bob }], authorizationList: [] }],
  ])('§5: sendCalls rejects %s instead of dropping it', async (field, parameters) => {
    const { session, wallet } = await capable({})
    wallet.calls.length = 0
    await expect(session.actions.sendCalls?.(parameters)).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: `${field} is not supported: send blob and set-code transactions through the provider of the wallet.`,
    })
    expect(wallet.calls).toEqual([])
  })

  test('FI22: sends nothing on another chain', async () => {
    const { session, wallet } = await capable({})
    wallet.chainId = '0xa'
    await expect(session.actions.sendCalls?.({ calls: [{ to: bob }] })).rejects.toThrow(code('WRONG_NETWORK'))
    expect(wallet.methods()).not.toContain('wallet_sendCalls')
  })

  test.each([
    [[], 'calls'],
    [[{ to: 'bob' }], 'calls[0].to'],
    [[{ to: bob }, { data: 'ff' }], 'calls[1].data'],
    [[{ to: bob, value: 1 }], 'calls[0].value'],
    ['x', 'calls'],
  ])('specification §5: rejects calls %j at %s', async (calls, place) => {
    const { session, wallet } = await capable({})
    await expect(session.actions.sendCalls?.({ calls: calls as never })).rejects.toThrow(
      expect.objectContaining({ code: 'INVALID_PARAMS', details: expect.stringContaining(place) }),
    )
    expect(wallet.methods()).not.toContain('wallet_sendCalls')
  })

  test('R14: rejects a value that JSON cannot represent with INVALID_PARAMS and its path', async () => {
    const { session } = await capable({})
    const send = (capabilities: object) =>
      session.actions.sendCalls?.({ calls: [{ to: bob }], capabilities: capabilities as never })
    for (const value of [() => 1, Symbol('x'), Number.NaN, Number.POSITIVE_INFINITY]) {
      await expect(send({ a: [{ b: value }] })).rejects.toThrow(
        expect.objectContaining({ details: expect.stringContaining('capabilities.a[0].b') }),
      )
    }
  })

  test.each([
    ['0xold', '0xold'],
    [{ id: 'new' }, 'new'],
    [{ id: 7 }, '7'],
    [{ jsonrpc: '2.0', id: 1, result: { id: 'new' } }, 'new'],
    [['new'], 'new'],
    [
      new (class Bundle {
        id = 'new'
      })(),
      'new',
    ],
  ])('R37: reads a bundle id from %j', async (response, id) => {
    const { session } = await capable({}, { wallet_sendCalls: () => response })
    expect((await session.actions.sendCalls?.({ calls: [{ to: bob }] }))?.id).toBe(id)
  })

  test.each([null, '', {}, { id: true }, { id: 'a', result: 'b' }, 7])(
    'R37: rejects the bundle id %j with WALLET_BAD_RESULT',
    async (response) => {
      const { session } = await capable({}, { wallet_sendCalls: () => response })
      await expect(session.actions.sendCalls?.({ calls: [{ to: bob }] })).rejects.toThrow(code('WALLET_BAD_RESULT'))
    },
  )

  test('R37: returns the id of a bundle whose capabilities contain themselves', async () => {
    const capabilities: Record<string, unknown> = { x: 1 }
    capabilities.self = capabilities
    const { session } = await capable({}, { wallet_sendCalls: () => ({ id: '0xbundle', capabilities }) })
    const bundle = await session.actions.sendCalls?.({ calls: [{ to: bob }] })
    expect(bundle).toEqual({ id: '0xbundle', capabilities: { x: 1 } })
  })

  test('reads the status of a bundle with its valid receipts', async () => {
    const receipt = { transactionHash: `0x${'a'.repeat(64)}`, status: '0x1', blockNumber: '0x10', logs: [] }
    const { session } = await capable(
      {},
      {
        wallet_getCallsStatus: () => ({
          version: '2.0.0',
          id: 'x',
          chainId: '0x1',
          status: 200,
          atomic: true,
          receipts: [receipt, { status: '0x1' }, null],
        }),
      },
    )
    expect(await session.actions.getCallsStatus?.({ id: 'x' })).toEqual({
      id: 'x',
      status: 200,
      chainId: '0x1',
      atomic: true,
      receipts: [{ transactionHash: receipt.transactionHash, status: '0x1', blockNumber: '0x10' }],
    })
  })

  test.each([
    [
      { status: 'success', blockNumber: 16 },
      { status: '0x1', blockNumber: '0x10' },
    ],
    [
      { status: 'reverted', blockNumber: '16' },
      { status: '0x0', blockNumber: '0x10' },
    ],
    [{ status: 1, blockNumber: null }, { status: '0x1' }],
    [{ status: 0n, blockNumber: -1 }, { status: '0x0' }],
    [{ status: 'toString' }, {}],
    [{}, {}],
  ])('keeps the hash of a receipt with %o', async (fields, expected) => {
    const receipts = [{ transactionHash: 'AB'.repeat(32), ...fields }]
    const { session } = await capable({}, { wallet_getCallsStatus: () => ({ status: 200, receipts }) })
    const status = await session.actions.getCallsStatus?.({ id: 'x' })
    expect(status?.receipts).toEqual([{ transactionHash: `0x${'ab'.repeat(32)}`, ...expected }])
  })

  test.each([
    ['200', 200],
    ['0xc8', 200],
    ['PENDING', 100],
    ['CONFIRMED', 200],
  ])('reads the status %s as %i', async (status, expected) => {
    const { session } = await capable({}, { wallet_getCallsStatus: () => ({ status }) })
    expect(await session.actions.getCallsStatus?.({ id: 'x' })).toEqual({ id: 'x', status: expected })
  })

  test.each([null, {}, { status: 'toString' }, { status: 1.5 }, [], 'x'])(
    'R37: rejects the status %j with WALLET_BAD_RESULT',
    async (response) => {
      const { session } = await capable({}, { wallet_getCallsStatus: () => response })
      await expect(session.actions.getCallsStatus?.({ id: 'x' })).rejects.toThrow(code('WALLET_BAD_RESULT'))
    },
  )

  test('R4: drops capabilities with keys such as __proto__', async () => {
    const { session, wallet } = await capable(
      JSON.parse('{"0x1":{"__proto__":{"polluted":true},"atomic":{"status":"supported"}},"__proto__":{}}'),
    )
    const capabilities = await session.actions.getCapabilities?.({ chainIds: [1, 10] })
    expect(capabilities).toEqual({ '0x1': { atomic: { status: 'supported' } } })
    expect(wallet.calls.at(-1)?.params).toEqual([alice, ['0x1', '0xa']])
  })
})

describe('permissions and assets', () => {
  const offers = { '0x1': { permissions: { supported: true }, assetDiscovery: { supported: true } } }

  test('R37: grantPermissions returns the fields of class instances, and rejects permissions without any', async () => {
    class Granted {
      context = '0x1'
      expiry = 5n
    }
    const answers: unknown[] = [[new Granted()], new Granted(), [new Map()], new Map(), null, undefined]
    const { session } = await capable(offers, { wallet_grantPermissions: () => answers.shift() })
    const grant = () => session.actions.grantPermissions?.({ permissions: [{ expiry: 5 }] })
    expect(await grant()).toEqual([{ context: '0x1', expiry: '0x5' }])
    expect(await grant()).toEqual({ context: '0x1', expiry: '0x5' })
    while (answers.length > 0) await expect(grant()).rejects.toThrow(code('WALLET_BAD_RESULT'))
  })

  test('grantPermissions and revokePermissions pass JSON unchanged in both directions', async () => {
    const { session, wallet } = await capable(offers, {
      wallet_grantPermissions: (params) => [{ granted: params }],
      wallet_revokePermissions: () => null,
    })
    expect(await session.actions.grantPermissions?.({ permissions: [{ chainId: '0x1', expiry: 5 }] })).toEqual([
      { granted: [{ chainId: '0x1', expiry: 5 }] },
    ])
    await session.actions.revokePermissions?.({ permissions: { context: '0x1' } })
    wallet.answers.wallet_revokePermissions = () => undefined
    await session.actions.revokePermissions?.({ permissions: { context: '0x1' } })
    expect(wallet.calls.at(-1)).toEqual({ method: 'wallet_revokePermissions', params: [{ context: '0x1' }] })
    await expect(session.actions.grantPermissions?.({ permissions: [] })).rejects.toThrow(code('INVALID_PARAMS'))
  })

  test('getAssets returns lists by chain', async () => {
    const { session, wallet } = await capable(offers, {
      wallet_getAssets: () => ({ '0x1': [{ type: 'native' }], '0xa': 'x' }),
    })
    expect(await session.actions.getAssets?.({ chainIds: [1] })).toEqual({ '0x1': [{ type: 'native' }] })
    expect(wallet.calls.at(-1)?.params).toEqual([{ account: alice, chainFilter: ['0x1'] }])
  })

  test.each([
    [true, true],
    ['true', true],
    [{ success: true }, true],
    [{ result: true }, true],
    [null, true],
    [undefined, true],
    [false, false],
    ['false', false],
    [{ success: false }, false],
  ])('R37: watchAsset reads %j as %j', async (response, isAdded) => {
    const { session } = await connectWith(createScriptedWallet({ wallet_watchAsset: () => response }))
    expect(await session.actions.watchAsset?.({ type: 'ERC20', options: { address: bob } })).toBe(isAdded)
  })

  test.each(['ok', 1, {}, [], { success: true, result: false }])(
    'R37: watchAsset rejects %j, which is neither yes nor no',
    async (response) => {
      const { session } = await connectWith(createScriptedWallet({ wallet_watchAsset: () => response }))
      await expect(session.actions.watchAsset?.({ type: 'ERC20', options: { address: bob } })).rejects.toThrow(
        code('WALLET_BAD_RESULT'),
      )
    },
  )

  test('watchAsset sends an object and returns a boolean', async () => {
    const { session, wallet } = await connectWith(createScriptedWallet({ wallet_watchAsset: () => true }))
    expect(
      await session.actions.watchAsset?.({ type: 'ERC20', options: { address: bob.toLowerCase(), symbol: 'TST' } }),
    ).toBe(true)
    expect(wallet.calls.at(-1)?.params).toEqual({ type: 'ERC20', options: { address: bob, symbol: 'TST' } })
    wallet.answers.wallet_watchAsset = () => 'ok'
    await expect(session.actions.watchAsset?.({ type: 'ERC20', options: { address: bob } })).rejects.toThrow(
      code('WALLET_BAD_RESULT'),
    )
    await expect(session.actions.watchAsset?.({ type: 'ERC20', options: { address: 'x' } })).rejects.toThrow(
      code('INVALID_PARAMS'),
    )
  })
})

test('sends typed data of version 1 before the account', async () => {
  const { session, wallet } = await connectWith(createScriptedWallet({ eth_signTypedData: () => signature }))
  const items = [{ type: 'uint256', name: 'amount', value: 2n ** 64n }]
  expect(await session.actions.signTypedDataV1?.({ items })).toBe(signature)
  expect(wallet.calls.at(-1)?.params).toEqual([
    [{ type: 'uint256', name: 'amount', value: '18446744073709551616' }],
    alice,
  ])
  await expect(session.actions.signTypedDataV1?.({ items: [] })).rejects.toThrow(code('INVALID_PARAMS'))
})
