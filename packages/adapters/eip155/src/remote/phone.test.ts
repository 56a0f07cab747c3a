import type { Network } from '@latchkey/common'
import { createAdapterContext, type WalletConnectWalletOptions } from '@latchkey/testing'
import { connectPhone } from '@latchkey/testing/conformance'
import { startLocalChains, startRelay } from '@latchkey/testing/node'
import { createWalletConnect } from '@latchkey/walletconnect'
import { BrowserProvider } from 'ethers'
import {
  createWalletClient,
  custom,
  parseTransaction,
  recoverMessageAddress,
  recoverTransactionAddress,
  recoverTypedDataAddress,
} from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Chains } from '../../test/connectReal.js'
import { createAdapter } from '../../test/createAdapter.js'
import { getEthersProvider } from '../ethers/ethersProvider.js'
import { getEthersSigner } from '../ethers/ethersSigner.js'

const code = (value: string) => expect.objectContaining({ code: value })
const someone = '0x00000000000000000000000000000000000b0b01'
let chains: Chains
let relay: Awaited<ReturnType<typeof startRelay>>
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  chains = await startLocalChains()
  relay = await startRelay()
}, 30_000)
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
afterAll(async () => {
  await relay?.close()
  await chains?.stop()
})

const networks = () => [chains.local.network, chains.second.network]

async function connect(network?: Network, phone?: Partial<WalletConnectWalletOptions>) {
  const parts = await connectPhone({
    namespace: 'eip155',
    createWalletConnect,
    createAdapter: (context) => createAdapter(context, {}),
    context: createAdapterContext({ networks: networks() }),
    relayUrl: relay.url,
    network,
    phone,
  })
  ends.push(parts.close)
  const address = parts.session.accounts[0]?.address as `0x${string}`
  return { ...parts, address }
}

test('connects a wallet over WalletConnect, signs, sends, switches and disconnects', async () => {
  const { session, phone, address, adapter } = await connect(chains.second.network)
  expect(session).toMatchObject({
    networkId: 'eip155:31338',
    supportsAllNetworks: false,
    approvedNetworkIds: networks().map(({ caipNetworkId }) => caipNetworkId),
    wallet: { name: phone.name },
  })
  expect([address]).toEqual(phone.addresses('eip155:31338'))

  const signature = await session.actions.signMessage({ message: 'hello' })
  expect(await recoverMessageAddress({ message: 'hello', signature })).toBe(address)
  const typedData = {
    domain: { name: 'Test', chainId: 31_338n },
    types: { Mail: [{ name: 'text', type: 'string' }] },
    primaryType: 'Mail',
    message: { text: 'hello' },
  } as const
  const typed = await session.actions.signTypedData?.({ typedData })
  expect(await recoverTypedDataAddress({ ...typedData, signature: typed ?? '0x' })).toBe(address)

  await session.switchNetwork?.(chains.local.network)
  const hash = await session.actions.sendTransaction({ to: someone, value: 5n })
  await expect.poll(() => chains.local.request('eth_getTransactionReceipt', [hash])).toBeTruthy()
  expect((await adapter.getBalance({ address: someone, network: chains.local.network })).value).toBe(5n)

  await session.disconnect()
  await expect.poll(() => phone.sessions()).toEqual([])
})

test('viem and ethers use the provider for apps', async () => {
  const { session, address, phone } = await connect()
  const { provider } = session
  const client = createWalletClient({ transport: custom(provider as never), account: address })
  expect(await client.getChainId()).toBe(31_337)
  const signature = await client.signMessage({ message: 'viem' })
  expect(await recoverMessageAddress({ message: 'viem', signature })).toBe(address)
  await client.switchChain({ id: 31_338 })
  expect(await client.getChainId()).toBe(31_338)
  await expect.poll(() => session.networkId).toBe('eip155:31338')
  phone.control.reject('personal_sign')
  await expect(client.signMessage({ message: 'no' })).rejects.toThrow('User rejected')

  const source = {
    getWalletProvider: () => provider,
    getAccount: () => ({ address }),
    subscribeAccount: () => () => undefined,
    subscribeNetwork: () => () => undefined,
  }
  expect(await getEthersProvider(source).getBalance(address)).toBeGreaterThan(0n)
  const sent = await getEthersSigner(source).sendTransaction({ to: someone, value: 1n })
  expect((await sent.wait())?.status).toBe(1)
  expect((await new BrowserProvider(provider as never, 'any').getNetwork()).chainId).toBe(31_338n)
})

test('rejects with USER_REJECTED after a rejection in the wallet, and omits actions that were not granted', async () => {
  const { session, phone } = await connect(undefined, { without: ['eth_signTypedData_v4', 'wallet_watchAsset'] })
  expect(session.actions.signTypedData).toBeUndefined()
  expect(session.actions.watchAsset).toBeUndefined()
  expect(session.actions.signTypedDataV3).toBeDefined()
  phone.control.reject('personal_sign')
  await expect(session.actions.signMessage({ message: 'no' })).rejects.toThrow(code('USER_REJECTED'))
})

test('R160, R161, R162: offers the actions of granted methods, and the wallet signs a transaction', async () => {
  const { session, address } = await connect()
  const raw = (await session.actions.signTransaction?.({ to: someone, value: 3n })) as `0x02${string}`
  expect(await recoverTransactionAddress({ serializedTransaction: raw })).toBe(address)
  expect(parseTransaction(raw)).toMatchObject({ to: someone, value: 3n, chainId: 31_337 })
  expect(await session.actions.getPermissions?.()).toMatchObject([{ parentCapability: 'eth_accounts' }])
  // The wallet grants neither method.
  expect(session.actions).not.toHaveProperty('requestPermissions')
  expect(session.actions).not.toHaveProperty('scanQRCode')
  const plain = await connect(undefined, { without: ['eth_signTransaction', 'wallet_getPermissions'] })
  expect(plain.session.actions).not.toHaveProperty('signTransaction')
  expect(plain.session.actions).not.toHaveProperty('getPermissions')
})

test('sends calls as a bundle, and returns capabilities', async () => {
  const { session } = await connect()
  expect(Object.keys((await session.actions.getCapabilities?.()) ?? {})).toContain('0x7a69')
  const sent = await session.actions.sendCalls?.({ calls: [{ to: someone, value: 1n }] })
  const id = sent?.id ?? ''
  await expect.poll(async () => (await session.actions.getCallsStatus?.({ id }))?.status).toBe(200)
})

test('follows account and network changes in the wallet', async () => {
  const { session, phone, events, address } = await connect()
  await phone.setAccounts('eip155', [1, 0])
  const [other] = phone.addresses('eip155:31337', 1)
  await expect.poll(() => session.accounts.map((account) => account.address)).toEqual([other, address])
  await phone.switchNetwork('eip155:31338')
  await expect.poll(() => session.networkId).toBe('eip155:31338')
  await phone.setNetworks('eip155', ['eip155:31337'])
  await expect.poll(() => session.networkId).toBe('eip155:31337')
  expect(session.approvedNetworkIds).toEqual(['eip155:31337'])
  phone.control.reject('wallet_switchEthereumChain')
  await expect(session.switchNetwork?.(chains.second.network)).rejects.toThrow(code('USER_REJECTED'))
  // The actions stay the same.
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['accountsChanged', 'networkChanged']))
})

test('R340: session and viem request an unapproved network from the wallet', async () => {
  const [local] = networks()
  const approval = { type: 'approve', networks: [local?.caipNetworkId ?? 'eip155:0'] } as const
  const { session, phone, address } = await connect(undefined, { approval })
  expect(session.approvedNetworkIds).toEqual(['eip155:31337'])
  await session.switchNetwork?.(chains.second.network)
  expect(session).toMatchObject({ networkId: 'eip155:31338', approvedNetworkIds: ['eip155:31337', 'eip155:31338'] })
  expect(phone.control.requests().map(({ method }) => method)).toEqual(['wallet_switchEthereumChain'])

  await phone.setNetworks('eip155', ['eip155:31337'])
  await expect.poll(() => session.networkId).toBe('eip155:31337')
  const client = createWalletClient({ transport: custom(session.provider as never), account: address })
  await client.switchChain({ id: 31_338 })
  expect(await client.getChainId()).toBe(31_338)
  await expect(client.switchChain({ id: 5 })).rejects.toThrow()
  expect(phone.control.requests().map(({ method }) => method)).toEqual(Array(2).fill('wallet_switchEthereumChain'))
})

test('R340: without the methods, rejects with WRONG_NETWORK and sends the wallet no request', async () => {
  const approval = { type: 'approve', networks: ['eip155:31337'] } as const
  const without = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']
  const { session, phone } = await connect(undefined, { approval, without })
  await expect(session.switchNetwork?.(chains.second.network)).rejects.toThrow(code('WRONG_NETWORK'))
  expect(phone.control.requests()).toEqual([])
})

test('FI23: rejects with ACCOUNT_CHANGED if the account is removed while it signs', async () => {
  const { session, phone } = await connect()
  phone.control.stall('personal_sign')
  const outcome = session.actions.signMessage({ message: 'hi' }).catch((error: unknown) => error)
  await expect.poll(() => phone.control.requests('personal_sign').length).toBe(1)
  await phone.setAccounts('eip155', [1])
  expect(await outcome).toMatchObject({ code: 'ACCOUNT_CHANGED' })
})

test('FI3: restores a detached session, but not one that the wallet deleted', async () => {
  const { session, phone, events, reload } = await connect()
  session.detach()
  const restored = await reload(chains.second.network)
  expect(restored).toMatchObject({ networkId: 'eip155:31338', accounts: session.accounts })
  await phone.deleteSession()
  await expect.poll(() => events).toContainEqual({ type: 'disconnected', reason: 'wallet' })
  await expect(reload()).rejects.toThrow(code('WALLET_SESSION_ENDED'))
})
