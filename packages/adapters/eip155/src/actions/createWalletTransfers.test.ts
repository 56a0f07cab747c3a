import { randomBytes } from 'node:crypto'
import { startLocalChains, testToken } from '@latchkey/testing/node'
import fc from 'fast-check'
import { type Abi, bytesToHex, encodeFunctionData, getAddress, isAddress, toHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Chains, connectReal, createRealWallet } from '../../test/connectReal.js'
import { bob } from '../../test/scriptedWallet.js'

let chains: Chains
beforeAll(async () => {
  chains = await startLocalChains()
}, 30_000)
afterAll(() => chains?.stop())

async function transfersOf(wallet = createRealWallet(chains)) {
  const { session, address, ...rest } = await connectReal(chains, undefined, wallet)
  if (!session.transfers) throw new Error('the session has no transfers')
  return { ...rest, session, address, transfers: session.transfers }
}

test('reports a recipient contract that accepts no plain transfers', async () => {
  const { transfers } = await transfersOf()
  expect(await transfers.check({ to: chains.local.tokenAddress, amount: 1n })).toEqual([
    { type: 'rejected-by-recipient', field: 'to' },
  ])
})

test('the largest amount of an account can be sent', async () => {
  const wallet = createRealWallet(chains, { privateKeys: [bytesToHex(randomBytes(32))] })
  await chains.local.request('anvil_setBalance', [wallet.addresses[0], toHex(10n ** 18n)])
  const { transfers, address } = await transfersOf(wallet)
  const { maxAmount, fee } = await transfers.estimate({ to: bob })
  expect(maxAmount).toBeLessThan(10n ** 18n - fee)
  const hash = await transfers.send({ to: bob, amount: maxAmount })
  // A node may return the hash before the block is written.
  await expect.poll(() => chains.local.request('eth_getTransactionReceipt', [hash])).not.toBeNull()
  const left = BigInt(String(await chains.local.request('eth_getBalance', [address, 'latest'])))
  expect(left).toBeLessThan(fee * 3n)
})

test('an account without a balance can send nothing', async () => {
  const wallet = createRealWallet(chains, { privateKeys: [bytesToHex(randomBytes(32))] })
  const { transfers } = await transfersOf(wallet)
  const { fee, maxAmount } = await transfers.estimate({ to: bob, amount: 1n })
  expect(maxAmount).toBe(0n)
  expect(await transfers.check({ to: bob, amount: 1n })).toEqual([
    { type: 'insufficient-funds', field: 'amount', fee, maxAmount: 0n },
  ])
})

test('accepts an address without a checksum, and rejects one with a wrong checksum', async () => {
  const { transfers } = await transfersOf()
  const wrong = bob.replace('C', 'c')
  expect(await transfers.check({ to: wrong, amount: 1n })).toEqual([
    { type: 'invalid-recipient', field: 'to', reason: 'the checksum is wrong' },
  ])
  expect(await transfers.check({ to: bob.toLowerCase(), amount: 1n })).toEqual([])
})

test('accepts exactly the recipients that viem accepts, except the zero address', async () => {
  const { transfers } = await transfersOf()
  const typed = fc.uint8Array({ minLength: 20, maxLength: 20 }).chain((bytes) => {
    const address = getAddress(toHex(bytes))
    return fc.constantFrom(address, address.toLowerCase(), address.slice(2), `${address.slice(0, -1)}g`, `${address}0`)
  })
  await fc.assert(
    fc.asyncProperty(fc.oneof(typed, fc.string(), fc.anything()), async (value) => {
      const problems = await transfers.check({ to: value as string, amount: 1n })
      const isValid = typeof value === 'string' && isAddress(value)
      expect(problems.map(({ type }) => type)).toEqual(isValid ? [] : ['invalid-recipient'])
    }),
    { numRuns: 60 },
  )
})

describe('transfers of an ERC-20 token', () => {
  /** A wallet with a new key and these balances. */
  async function setUpToken({ tokens, coins = 10n ** 18n }: { readonly tokens: bigint; readonly coins?: bigint }) {
    const { local } = chains
    const wallet = createRealWallet(chains, { privateKeys: [bytesToHex(randomBytes(32))] })
    const [owner = ''] = wallet.addresses
    await local.request('anvil_setBalance', [owner, toHex(coins)])
    await local.request('eth_sendTransaction', [
      { from: chains.accounts[6]?.address, to: local.tokenAddress, data: callData('mint', [owner, tokens]) },
    ])
    const balanceOf = async (address: string) =>
      BigInt(
        String(
          await local.request('eth_call', [
            { to: local.tokenAddress, data: callData('balanceOf', [address]) },
            'latest',
          ]),
        ),
      )
    await expect.poll(() => balanceOf(owner)).toBe(tokens)
    return { ...(await transfersOf(wallet)), token: local.tokenAddress, balanceOf }
  }

  function callData(functionName: 'mint' | 'balanceOf', args: readonly unknown[]) {
    return encodeFunctionData({ abi: testToken.abi as Abi, functionName, args })
  }

  test('arrives, at about the estimated fee in the native coin', async () => {
    const { transfers, token, balanceOf, address } = await setUpToken({ tokens: 1_000n })
    const transfer = { to: privateKeyToAddress(bytesToHex(randomBytes(32))), amount: 300n, token }
    expect(await transfers.check(transfer)).toEqual([])
    const { fee, maxAmount } = await transfers.estimate(transfer)
    expect(maxAmount).toBe(1_000n)
    const hash = await transfers.send(transfer)
    await expect.poll(() => chains.local.request('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })
    expect([await balanceOf(transfer.to), await balanceOf(address)]).toEqual([300n, 700n])
    const paid = 10n ** 18n - BigInt(String(await chains.local.request('eth_getBalance', [address, 'latest'])))
    expect(paid).toBeLessThanOrEqual(fee * 3n)
    expect(fee).toBeLessThanOrEqual(paid * 3n)
  })

  test('the whole balance can be sent, and no more', async () => {
    const { transfers, token, balanceOf, address, wallet } = await setUpToken({ tokens: 1_000n })
    const { maxAmount, fee } = await transfers.estimate({ to: bob, token })
    expect(maxAmount).toBe(1_000n)
    expect(await transfers.check({ to: bob, amount: maxAmount + 1n, token })).toEqual([
      { type: 'insufficient-funds', field: 'amount', fee: expect.any(BigInt), maxAmount },
    ])
    expect(fee).toBeGreaterThan(0n)
    const asked = wallet.control.requests().length
    await expect(transfers.send({ to: bob, amount: maxAmount + 1n, token })).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    })
    expect(
      wallet.control
        .requests()
        .slice(asked)
        .map(({ method }) => method),
    ).not.toContain('eth_sendTransaction')
    const hash = await transfers.send({ to: bob, amount: maxAmount, token })
    await expect.poll(() => chains.local.request('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })
    expect(await balanceOf(address)).toBe(0n)
  })

  test('is sent only on the network that was active at the time of the call', async () => {
    const { transfers, token, wallet } = await setUpToken({ tokens: 1_000n })
    const asked = wallet.control.requests().length
    const sending = transfers.send({ to: bob, amount: 1n, token })
    wallet.control.selectChain(chains.second.id)
    await expect(sending).rejects.toMatchObject({ code: 'WRONG_NETWORK' })
    expect(
      wallet.control
        .requests()
        .slice(asked)
        .map(({ method }) => method),
    ).not.toContain('eth_sendTransaction')
  })

  test('an account without the native coin cannot pay the fee', async () => {
    const { transfers, token } = await setUpToken({ tokens: 1_000n, coins: 0n })
    const { fee, maxAmount } = await transfers.estimate({ to: bob, amount: 1n, token })
    expect(maxAmount).toBe(0n)
    expect(await transfers.check({ to: bob, amount: 1n, token })).toEqual([
      { type: 'insufficient-fee-funds', field: 'amount', fee },
    ])
  })

  test('does not send tokens to their own contract', async () => {
    const { transfers, token } = await setUpToken({ tokens: 1_000n })
    expect(await transfers.check({ to: token, amount: 1n, token })).toEqual([
      { type: 'unspendable-recipient', field: 'to' },
    ])
    await expect(transfers.send({ to: token, amount: 1n, token })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  })

  test('rejects a contract that is not a token', async () => {
    const { transfers } = await setUpToken({ tokens: 1_000n })
    // The deployer of Arachnid, which every test chain has, reverts on unknown calls.
    const token = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
    await expect(transfers.check({ to: bob, amount: 1n, token })).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: 'token is not an ERC-20 token on the network.',
    })
  })
})
