import type { Session } from '@latchkey/common'
import { startLocalChains } from '@latchkey/testing/node'
import { recoverMessageAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chains, connectReal, createRealWallet, setUpReal } from '../test/connectReal.js'
import { bob } from '../test/scriptedWallet.js'

const code = (value: string) => expect.objectContaining({ code: value })
let chains: Chains
beforeAll(async () => {
  chains = await startLocalChains()
}, 30_000)
afterAll(() => chains?.stop())

test('connects, signs, switches, sends, restores and disconnects', async () => {
  const wallet = createRealWallet(chains)
  const { adapter, connector } = setUpReal(chains, [wallet])
  const session = (await connector().connect({
    network: chains.second.network,
    isNetworkRequired: true,
  })) as Session<'eip155'>
  const address = session.accounts[0]?.address ?? ''
  expect(session.networkId).toBe('eip155:31338')
  const signature = await session.actions.signMessage({ message: 'hello' })
  expect(await recoverMessageAddress({ message: 'hello', signature })).toBe(address)
  await session.switchNetwork?.(chains.local.network)
  expect(session.networkId).toBe('eip155:31337')

  const someone = '0x00000000000000000000000000000000000b0b00'
  const hash = await session.actions.sendTransaction({ to: someone, value: 5n })
  await expect.poll(() => chains.local.request('eth_getTransactionReceipt', [hash])).toBeTruthy()
  expect((await adapter.getBalance({ address: someone, network: chains.local.network })).value).toBe(5n)

  session.detach()
  wallet.control.clearRequests()
  const restored = await connector().restore?.()
  expect(restored).toMatchObject({ networkId: 'eip155:31337', accounts: [{ address }] })
  expect(wallet.control.requests('eth_requestAccounts')).toEqual([])
  await restored?.disconnect()
  expect(wallet.control.listenerCount()).toBe(0)
  expect(await connector().restore?.()).toBeUndefined()
})

test('FI18: connects after twenty rejections, and leaves no listener', async () => {
  const wallet = createRealWallet(chains)
  const { connector } = setUpReal(chains, [wallet])
  for (let round = 0; round < 20; round++) {
    wallet.control.reject('eth_requestAccounts')
    await expect(connector().connect()).rejects.toThrow('You declined in the wallet')
  }
  const session = await connector().connect()
  session.detach()
  expect(wallet.control.listenerCount()).toBe(0)
})

test('FI21: the window of an aborted attempt stays open, and its result connects the next attempt', async () => {
  const wallet = createRealWallet(chains, { behaviour: 'ask' })
  wallet.control.setOnePromptAtATime(true)
  const { connector } = setUpReal(chains, [wallet])
  const end = new AbortController()
  const first = expect(connector().connect({ signal: end.signal })).rejects.toThrow(code('ABORTED'))
  await expect.poll(() => wallet.control.prompts().length).toBe(1)
  end.abort()
  await first
  const second = connector().connect()
  await expect.poll(() => wallet.control.requests('eth_requestAccounts').length).toBe(2)
  expect(wallet.control.prompts()).toHaveLength(1)
  wallet.control.prompts()[0]?.approve()
  expect((await second).accounts).not.toHaveLength(0)
})

test('R34: rejects with WALLET_NO_ACCOUNT if no account is selected in the wallet', async () => {
  const wallet = createRealWallet(chains)
  const { connector } = setUpReal(chains, [wallet])
  wallet.control.approve('eth_requestAccounts', { accounts: [] })
  await expect(connector().connect()).rejects.toThrow('The wallet shared no account.')
})

test.each(['blank', 'throw'] as const)(
  'R34, R36: connecting a wallet with the lock mode "%s" rejects with a typed error',
  async (way) => {
    const wallet = createRealWallet(chains)
    const { connector } = setUpReal(chains, [wallet])
    wallet.control.lock(way)
    await expect(connector().connect()).rejects.toThrow(expect.objectContaining({ name: 'AppKitError' }))
    wallet.control.unlock()
    expect((await connector().connect()).accounts).not.toHaveLength(0)
  },
)

test('FI19: a wallet that locks ends the session, which is restored after unlocking', async () => {
  const { wallet, connector, events } = await connectReal(chains)
  wallet.control.lock()
  await expect.poll(() => events.some(({ type }) => type === 'disconnected')).toBe(true)
  expect(events).toContainEqual({ type: 'disconnected', reason: 'locked' })
  const unlocked = new Promise<void>((resolve) => connector().watchUnlock?.(resolve))
  wallet.control.unlock()
  await unlocked
  expect((await connector().restore?.())?.accounts).not.toHaveLength(0)
})

test('FI22: the wallet rejects a transaction by its chain id if the chain changes between check and request', async () => {
  const { wallet, actions } = await connectReal(chains)
  wallet.control.next('eth_sendTransaction', { type: 'approve', before: { chainId: 31_338 } })
  await expect(actions.sendTransaction({ to: bob, value: 1n })).rejects.toThrow(
    expect.objectContaining({ name: 'AppKitError' }),
  )
})

test('FI22: reports account and chain changes of the wallet, and rejects requests for the previous ones', async () => {
  const { wallet, actions, session, events } = await connectReal(chains)
  wallet.control.shareAccounts([0, 1])
  const countOf = (type: string) => events.filter((event) => event.type === type).length
  await expect.poll(() => countOf('accountsChanged')).toBe(1)
  wallet.control.selectAccount(1)
  wallet.control.selectChain(31_338)
  await expect(actions.sendTransaction({ to: bob, chainId: 31_337 })).rejects.toThrow(code('ACCOUNT_CHANGED'))
  await expect.poll(() => countOf('accountsChanged') === 2 && countOf('networkChanged') === 1).toBe(true)
  expect(session.accounts[0]?.address).toBe(wallet.addresses[1])
  await expect(actions.sendTransaction({ to: bob, chainId: 31_337 })).rejects.toThrow(
    'Your wallet is on another network',
  )
  expect(wallet.control.requests('eth_sendTransaction')).toEqual([])
})

test('R38: adds a network that the wallet does not know, and uses it', async () => {
  const { wallet, session } = await connectReal(
    chains,
    undefined,
    createRealWallet(chains, { chains: [{ id: 31_337, name: 'Local', rpcUrl: chains.local.rpcUrl }] }),
  )
  await session.switchNetwork?.(chains.second.network)
  expect(session.networkId).toBe('eip155:31338')
  expect(wallet.control.requests('wallet_addEthereumChain')).toHaveLength(1)
})

test('sends a bundle of calls that is mined, if the wallet supports it', async () => {
  const { session, events } = await connectReal(chains)
  await expect.poll(() => events.some(({ type }) => type === 'actionsChanged')).toBe(true)
  const someone = '0x00000000000000000000000000000000000ca115'
  const bundle = await session.actions.sendCalls?.({
    calls: [
      { to: someone, value: 1n },
      { to: someone, value: 2n },
    ],
  })
  const status = () => session.actions.getCallsStatus?.({ id: bundle?.id ?? '' })
  await expect.poll(async () => (await status())?.status).toBe(200)
  expect((await status())?.receipts?.[0]?.status).toBe('0x1')
  expect(await chains.local.getBalance(someone)).toBe(3n)
})

test('an older wallet offers no bundles, and rejects typed data as unsupported', async () => {
  const without = [
    'wallet_getCapabilities',
    'wallet_getPermissions',
    'wallet_sendCalls',
    'eth_signTypedData_v4',
    'wallet_revokePermissions',
  ]
  const { session, events } = await connectReal(chains, undefined, createRealWallet(chains, { without }))
  const typedData = {
    domain: {},
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'x' },
  }
  await expect(session.actions.signTypedData?.({ typedData })).rejects.toThrow(code('METHOD_NOT_SUPPORTED'))
  expect(events).toEqual([{ type: 'actionsChanged' }])
  expect(session.actions).not.toHaveProperty('signTypedData')
  expect(session.actions).not.toHaveProperty('sendCalls')
  await session.disconnect()
})

test('connects two wallets on one page at the same time, each with its own keys', async () => {
  const wallets = [
    createRealWallet(chains),
    createRealWallet(chains, { rdns: 'org.example.other', name: 'Other', firstAccount: 3 }),
  ]
  const { connector } = setUpReal(chains, wallets)
  const sessions = (await Promise.all([connector(0).connect(), connector(1).connect()])) as Session<'eip155'>[]
  for (const session of sessions) {
    const signature = await session.actions.signMessage({ message: 'mine' })
    expect(await recoverMessageAddress({ message: 'mine', signature })).toBe(session.accounts[0]?.address)
  }
  expect(new Set(sessions.map(({ accounts }) => accounts[0]?.address)).size).toBe(2)
})

test('FI24: an update of the extension ends the session with "Reload the page"', async () => {
  const { wallet, actions, events } = await connectReal(chains)
  wallet.control.unplug()
  await expect(actions.signMessage({ message: 'x' })).rejects.toThrow('Reload the page')
  expect(events).toContainEqual({ type: 'disconnected', reason: 'extensionInvalidated' })
})

test('ends the session when the visitor disconnects in the wallet', async () => {
  const { wallet, events } = await connectReal(chains)
  wallet.control.disconnectSite()
  await expect.poll(() => events.some(({ type }) => type === 'disconnected')).toBe(true)
})
