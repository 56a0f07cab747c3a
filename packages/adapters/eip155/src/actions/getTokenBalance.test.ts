import { type RpcHandler, sendJson, startLocalChains, testToken } from '@latchkey/testing/node'
import fc from 'fast-check'
import { type Abi, encodeAbiParameters, encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerAs } from '../../test/behave.js'
import type { Chains } from '../../test/connectReal.js'
import { adapterFor, endRpc, servers } from '../../test/rpcSetUp.js'
import { alice, bob } from '../../test/scriptedWallet.js'
import { decodeText } from '../contract/abiData.js'

afterAll(endRpc)

const code = (value: string) => expect.objectContaining({ code: value })
const shortAddress = '0x3C44…93BC'

describe('on a real chain', () => {
  let chains: Chains
  beforeAll(async () => {
    chains = await startLocalChains()
  }, 30_000)
  afterAll(() => chains?.stop())

  const balanceOf = (token: string, address: string) => {
    const { network } = chains.local
    return adapterFor([]).adapter.getTokenBalance?.({ address, token, network })
  }

  test('R387: reads amount, decimals and symbol of an ERC-20 token', async () => {
    const { local, accounts } = chains
    const owner = accounts[6]?.address ?? ''
    const data = encodeFunctionData({
      abi: testToken.abi as Abi,
      functionName: 'mint',
      args: [owner, 25n * 10n ** 17n],
    })
    await local.request('eth_sendTransaction', [{ from: owner, to: local.tokenAddress, data }])
    await local.mine()
    expect(await balanceOf(local.tokenAddress, owner)).toEqual({
      value: 25n * 10n ** 17n,
      decimals: 18,
      symbol: 'TEST',
    })
    expect(await balanceOf(local.tokenAddress, bob)).toMatchObject({ value: 0n })
  })

  test('R387: rejects an address without a contract, a contract that reverts, and a text that is not an address', async () => {
    const reverting = `0x${'de'.repeat(20)}`
    await chains.local.request('anvil_setCode', [reverting, '0x60006000fd'])
    await expect(balanceOf(bob, alice)).rejects.toThrow(code('RPC_BAD_RESPONSE'))
    await expect(balanceOf(reverting, alice)).rejects.toThrow(code('CALL_REVERTED'))
    await expect(balanceOf('USDC', alice)).rejects.toThrow(code('INVALID_PARAMS'))
  })
})

describe('a token that misbehaves', () => {
  const word = (value: bigint): Hex => `0x${value.toString(16).padStart(64, '0')}`
  const symbolOf = (text: string) => encodeAbiParameters([{ type: 'string' }], [text])

  /** Reads a balance from a server whose contract returns these results; `undefined` for a revert. */
  async function read(change: { balanceOf?: unknown; decimals?: unknown; symbol?: unknown }) {
    const results = { balanceOf: word(5n), decimals: word(6n), symbol: symbolOf('USDC'), ...change }
    const byData = (data: string) => {
      if (data.startsWith('0x70a08231')) return results.balanceOf
      return data.startsWith('0x313ce567') ? results.decimals : results.symbol
    }
    const handler: RpcHandler = (calls, response, body) => {
      const answers = calls.map((call) => {
        const [request] = call.params ?? []
        const result = call.method === 'eth_call' ? byData(String(Reflect.get(Object(request), 'data'))) : undefined
        if (call.method === 'eth_call' && result === undefined)
          return { jsonrpc: '2.0', id: call.id, error: { code: 3, message: 'execution reverted' } }
        return answerAs(1, { eth_call: result })(call)
      })
      sendJson(response, Array.isArray(body) ? answers : answers[0])
    }
    const [server] = await servers(handler)
    const { adapter, network } = adapterFor([server?.url ?? ''])
    return adapter.getTokenBalance?.({ address: alice, token: bob, network })
  }

  test('R387: a symbol in bytes32 is read', async () => {
    expect(await read({ symbol: `0x${Buffer.from('MKR').toString('hex').padEnd(64, '0')}` })).toMatchObject({
      symbol: 'MKR',
    })
  })

  test.each([
    ['that reverts', undefined],
    ['that is empty', symbolOf('')],
    ['without data', '0x'],
    ['that is not UTF-8', `0x${'ff'.repeat(32)}`],
    ['of invisible characters', symbolOf('\u200b\u202e')],
    ['with a length beyond the data', `${word(32n)}${'f'.repeat(64)}`],
  ])('R387: a symbol %s is replaced by the shortened address', async (_title, symbol) => {
    expect(await read({ symbol })).toEqual({ value: 5n, decimals: 6, symbol: shortAddress })
  })

  test('R387: a long symbol is shortened, and loses characters that change the direction', async () => {
    const balance = await read({ symbol: symbolOf(`\u202e${'A'.repeat(500)}`) })
    expect(balance?.symbol).toBe('A'.repeat(16))
  })

  test.each([
    ['decimals that revert', { decimals: undefined }, 'CALL_REVERTED'],
    ['huge decimals', { decimals: word(2n ** 255n) }, 'RPC_BAD_RESPONSE'],
    ['78 decimals', { decimals: word(78n) }, 'RPC_BAD_RESPONSE'],
    ['decimals without data', { decimals: '0x' }, 'RPC_BAD_RESPONSE'],
    ['a balance without data', { balanceOf: '0x' }, 'RPC_BAD_RESPONSE'],
    ['a balance that is no hex', { balanceOf: 'much' }, 'RPC_BAD_RESPONSE'],
    ['a balance that reverts', { balanceOf: undefined }, 'CALL_REVERTED'],
  ])('R387: %s leave the balance unavailable', async (_title, change, expected) => {
    await expect(read(change)).rejects.toThrow(code(expected))
  })

  test('R387: the largest balance and 77 decimals are exact', async () => {
    const largest = 2n ** 256n - 1n
    expect(await read({ balanceOf: word(largest), decimals: word(77n) })).toMatchObject({
      value: largest,
      decimals: 77,
    })
  })
})

test('property: R387: the symbol decoder never throws, and reads back any encoded text', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^([0-9a-f]{2}){0,200}$/), fc.string({ unit: 'grapheme' }), (digits, text) => {
      expect(['string', 'undefined']).toContain(typeof decodeText(digits))
      const encoded = encodeAbiParameters([{ type: 'string' }], [text])
      expect(decodeText(encoded.slice(2))).toBe(text.toWellFormed())
    }),
  )
})
