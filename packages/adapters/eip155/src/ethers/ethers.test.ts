import type { EvmTestWallet } from '@latchkey/testing'
import { startLocalChains } from '@latchkey/testing/node'
import { type JsonRpcSigner, verifyMessage } from 'ethers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chains, connectReal, createRealWallet } from '../../test/connectReal.js'
import { bob } from '../../test/scriptedWallet.js'
import type { EthersSource } from './ethersProvider.js'
import { getEthersProvider } from './ethersProvider.js'
import { getEthersSigner, watchEthersSigner } from './ethersSigner.js'

let chains: Chains
beforeAll(async () => {
  chains = await startLocalChains()
}, 30_000)
afterAll(() => chains?.stop())

/** Creates the used part of a kit. */
function createSource(wallet: EvmTestWallet | undefined, address = chains.accounts[0]?.address as string | undefined) {
  const accountListeners = new Set<() => void>()
  const networkListeners = new Set<() => void>()
  const state = { wallet, address }
  const listen = (listeners: Set<() => void>, callback: () => void) => {
    listeners.add(callback)
    return () => listeners.delete(callback)
  }
  const source: EthersSource = {
    getWalletProvider: () => state.wallet?.provider,
    getAccount: () => ({ address: state.address }),
    subscribeAccount: (callback) => listen(accountListeners, callback),
    subscribeNetwork: (callback) => listen(networkListeners, callback),
  }
  const tell = (listeners: Set<() => void>) => {
    for (const listener of listeners) listener()
  }
  return {
    source,
    state,
    accountChanged: () => tell(accountListeners),
    networkChanged: () => tell(networkListeners),
    listening: () => accountListeners.size + networkListeners.size,
  }
}

test('the provider reads through the wallet', async () => {
  const { source } = createSource(createRealWallet(chains))
  await chains.local.setBalance(bob, 42n)
  expect(await getEthersProvider(source).getBalance(bob)).toBe(42n)
})

test('the signer signs and sends with the connected account, without requesting accounts', async () => {
  const { wallet } = await connectReal(chains)
  wallet.control.clearRequests()
  const { source } = createSource(wallet)
  const signer = getEthersSigner(source)
  expect(verifyMessage('hello', await signer.signMessage('hello'))).toBe(chains.accounts[0]?.address)
  const sent = await signer.sendTransaction({ to: bob, value: 1n })
  expect((await sent.wait())?.status).toBe(1)
  expect(wallet.control.requests('eth_requestAccounts')).toEqual([])
})

test('R283: provider and signer throw NOT_CONNECTED without a wallet', () => {
  const { source } = createSource(undefined)
  expect(() => getEthersProvider(source)).toThrow('No wallet is connected.')
  expect(() => getEthersSigner(source)).toThrow('No wallet is connected.')
  expect(() => getEthersSigner(createSource(createRealWallet(chains), '').source)).toThrow('No wallet is connected.')
})

test('watchEthersSigner reports changes of account, network and wallet once, and the disconnection', () => {
  const { source, state, accountChanged, networkChanged, listening } = createSource(undefined)
  const seen: (JsonRpcSigner | undefined)[] = []
  const stop = watchEthersSigner(source, (signer) => seen.push(signer))
  expect(seen).toEqual([undefined])
  networkChanged()
  accountChanged()
  expect(seen).toHaveLength(1)
  state.wallet = createRealWallet(chains)
  accountChanged()
  accountChanged()
  expect(seen.map((signer) => signer?.address)).toEqual([undefined, chains.accounts[0]?.address])
  networkChanged()
  expect(seen).toHaveLength(3)
  expect(seen[2]).not.toBe(seen[1])
  state.address = bob
  accountChanged()
  expect(seen[3]?.address).toBe(bob)
  state.wallet = undefined
  accountChanged()
  expect(seen[4]).toBeUndefined()
  stop()
  expect(listening()).toBe(0)
})
