import { startLocalChains } from '@latchkey/testing/node'
import { type Chain, parseEther, verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { type Chains, createRealWallet } from '../../test/connectReal.js'
import { bob } from '../../test/scriptedWallet.js'
import { getPublicClient, getWalletClient, type ViemSource } from './viemClients.js'

let chains: Chains
beforeAll(async () => {
  chains = await startLocalChains()
}, 30_000)
afterAll(() => chains?.stop())

/** The used part of a kit with a connected wallet. */
function createSource(change: Partial<ViemSource> = {}): ViemSource {
  const wallet = createRealWallet(chains)
  return {
    getWalletProvider: () => wallet.provider,
    getAccount: () => ({ address: wallet.addresses[0] }),
    getCaipNetwork: () => chains.local.network,
    ...change,
  }
}

test('the wallet client signs and sends with the connected account, on its network', async () => {
  const wallet = createRealWallet(chains)
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  const source = createSource({ getWalletProvider: () => wallet.provider })
  const client = getWalletClient(source)
  const signature = await client.signMessage({ message: 'Hello' })
  expect(await verifyMessage({ address: client.account.address, message: 'Hello', signature })).toBe(true)
  const hash = await client.sendTransaction({ to: bob, value: parseEther('0.01') })
  const receipt = await getPublicClient(source).waitForTransactionReceipt({ hash })
  expect(receipt.status).toBe('success')
  expect(client.chain.id).toBe(31_337)
})

test('the wallet client sends a request once, also if the wallet reports an internal error', async () => {
  const wallet = createRealWallet(chains)
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  wallet.control.always('personal_sign', { type: 'throw', value: { code: -32_603, message: 'Internal error' } })
  const client = getWalletClient(createSource({ getWalletProvider: () => wallet.provider }))
  await expect(client.request({ method: 'personal_sign', params: ['0x41', client.account.address] })).rejects.toThrow()
  expect(wallet.control.requests('personal_sign')).toHaveLength(1)
})

test('the public client reads without a wallet', async () => {
  const source = createSource({ getWalletProvider: () => undefined, getAccount: () => undefined })
  const client = getPublicClient(source)
  expectTypeOf(client.chain).toEqualTypeOf<Chain>()
  expect(await client.getChainId()).toBe(31_337)
})

test('R283: the wallet client throws NOT_CONNECTED without a wallet', () => {
  const missing = { getWalletProvider: () => undefined }
  expect(() => getWalletClient(createSource(missing))).toThrow('No wallet is connected.')
  expect(() => getWalletClient(createSource({ getAccount: () => undefined }))).toThrow('No wallet is connected.')
})

test('on an unsupported network, both throw', () => {
  const source = createSource({ getCaipNetwork: () => undefined })
  expect(() => getWalletClient(source)).toThrow('Chain is not supported')
  expect(() => getPublicClient(source)).toThrow('Chain is not supported')
})
