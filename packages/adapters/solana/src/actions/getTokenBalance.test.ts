import { type LocalSolana, startLocalSolana } from '@latchkey/testing/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMint } from '../../test/createMint.js'
import { adapterFor, behave, servers } from '../../test/rpcSetUp.js'
import { alice } from '../../test/scriptedWallet.js'

const code = (value: string) => expect.objectContaining({ code: value })

describe('on a real chain', () => {
  let chain: LocalSolana
  beforeAll(async () => {
    chain = await startLocalSolana()
  }, 60_000)
  afterAll(() => chain?.stop())

  function setUp() {
    const [payer, holder, other] = chain.accounts
    if (!payer || !holder || !other) return expect.fail('no accounts')
    const { adapter } = adapterFor([])
    const balanceOf = (token: string, address = holder.address) =>
      adapter.getTokenBalance?.({ address, token, network: chain.network })
    return { payer, holder, other, balanceOf }
  }

  test.each(['token', 'token2022'] as const)(
    'R388: sums the token accounts of an owner, for program %s',
    async (program) => {
      const { payer, holder, other, balanceOf } = setUp()
      const amounts = [1_500_000n, 2_000_000n]
      const mint = await createMint(chain.rpcUrl, payer, { program, decimals: 6, owner: holder.address, amounts })
      const symbol = `${mint.slice(0, 4)}…${mint.slice(-4)}`
      expect(await balanceOf(mint)).toEqual({ value: 3_500_000n, decimals: 6, symbol })
      expect(await balanceOf(mint, other.address)).toEqual({ value: 0n, decimals: 6, symbol })
    },
  )

  test('R388: reads the largest amount exactly', async () => {
    const { payer, holder, balanceOf } = setUp()
    const amounts = [2n ** 64n - 1n]
    const mint = await createMint(chain.rpcUrl, payer, {
      program: 'token',
      decimals: 0,
      owner: holder.address,
      amounts,
    })
    expect(await balanceOf(mint)).toMatchObject({ value: 2n ** 64n - 1n, decimals: 0 })
  })

  test('R388: rejects an address that is not a mint', async () => {
    const { payer, balanceOf } = setUp()
    await expect(balanceOf(payer.address)).rejects.toThrow(code('RPC_BAD_RESPONSE'))
    await expect(balanceOf('no address')).rejects.toThrow(code('INVALID_PARAMS'))
  })
})

describe('on a server that misbehaves', () => {
  const account = (bytes: readonly number[], owner = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA') => ({
    owner,
    data: [Buffer.from(bytes).toString('base64'), 'base64'],
  })
  const mint = { context: {}, value: account([6, 1]) }
  const holdings = { context: {}, value: [{ account: account([1, 0, 0, 0, 0, 0, 0, 0]) }] }

  async function read(results: Readonly<Record<string, unknown>>) {
    const [server] = await servers(behave({ getAccountInfo: mint, getTokenAccountsByOwner: holdings, ...results }))
    const { adapter, network } = adapterFor([server?.url ?? ''])
    return adapter.getTokenBalance?.({ address: alice.address, token: alice.address, network })
  }

  test('R388: reads what a node returns for the requested part of the data', async () => {
    expect(await read({})).toMatchObject({ value: 1n, decimals: 6 })
  })

  test.each([
    ['a missing mint', { getAccountInfo: { value: null } }],
    ['a mint of another program', { getAccountInfo: { value: account([6, 1], alice.address) } }],
    ['a mint that is not initialized', { getAccountInfo: { value: account([6, 0]) } }],
    ['a mint with too little data', { getAccountInfo: { value: account([6]) } }],
    ['holdings that are no list', { getTokenAccountsByOwner: { value: 'all' } }],
    [
      'a holding with the whole data',
      { getTokenAccountsByOwner: { value: [{ account: account(Array(165).fill(1)) }] } },
    ],
    ['a holding without data', { getTokenAccountsByOwner: { value: [{}] } }],
  ])('R388: rejects %s', async (_title, results) => {
    await expect(read(results)).rejects.toThrow(code('RPC_BAD_RESPONSE'))
  })
})
