import { randomBytes } from 'node:crypto'
import { startLocalChains } from '@latchkey/testing/node'
import fc from 'fast-check'
import { bytesToHex, getAddress, isAddress, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('a contract that accepts no plain transfers is a problem of the recipient', async () => {
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

test('a recipient needs a correct checksum, of the network or none', async () => {
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
