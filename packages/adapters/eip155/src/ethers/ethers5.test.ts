import { startLocalChains } from '@latchkey/testing/node'
import { providers, utils } from 'ethers5'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chains, connectReal } from '../../test/connectReal.js'
import { bob } from '../../test/scriptedWallet.js'

let chains: Chains
beforeAll(async () => {
  chains = await startLocalChains()
}, 30_000)
afterAll(() => chains?.stop())

/** Wraps the provider of a connected wallet, which `kit.getWalletProvider('eip155')` returns, as an app does. */
async function createProvider() {
  const connected = await connectReal(chains)
  return {
    ...connected,
    provider: new providers.Web3Provider(connected.session.provider as providers.ExternalProvider, 'any'),
  }
}

test('R431: with ethers 5, the signer signs texts and typed data, and sends, with the connected account', async () => {
  const { provider, wallet, address } = await createProvider()
  wallet.control.clearRequests()
  const signer = provider.getSigner()
  expect(await signer.getAddress()).toBe(address)
  expect(utils.verifyMessage('Hello', await signer.signMessage('Hello'))).toBe(address)
  const domain = { name: 'Test', chainId: chains.local.id }
  const types = { Mail: [{ name: 'text', type: 'string' }] }
  const typed = await signer._signTypedData(domain, types, { text: 'Hello' })
  expect(utils.verifyTypedData(domain, types, { text: 'Hello' }, typed)).toBe(address)
  const before = await provider.getBalance(bob)
  const sent = await signer.sendTransaction({ to: bob, value: utils.parseEther('0.01') })
  expect((await sent.wait()).status).toBe(1)
  expect((await provider.getBalance(bob)).sub(before)).toEqual(utils.parseEther('0.01'))
  expect(wallet.control.requests('eth_requestAccounts')).toEqual([])
})

test('R431: with ethers 5, a provider for any network follows the wallet to another one', async () => {
  const { provider, session } = await createProvider()
  expect((await provider.getNetwork()).chainId).toBe(chains.local.id)
  await session.switchNetwork?.(chains.second.network)
  // ethers 5 remembers the network until the next turn of the event loop.
  await expect.poll(async () => (await provider.getNetwork()).chainId).toBe(chains.second.id)
  const sent = await provider.getSigner().sendTransaction({ to: bob, value: 1 })
  expect((await sent.wait()).status).toBe(1)
})
