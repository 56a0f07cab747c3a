import { getAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEvmTestWallet } from '../evm/createEvmTestWallet.js'
import type { EvmTestWalletOptions } from '../evm/evmTestWalletOptions.js'
import { walletPresets } from '../walletPresets.js'
import type { WalletQuirks } from './walletQuirks.js'

const chains = [{ id: 31_337, name: 'Local Chain', rpcUrl: 'http://127.0.0.1:1' }]

function setUp(quirks: WalletQuirks, options: Partial<EvmTestWalletOptions> = {}) {
  const wallet = createEvmTestWallet({ ...walletPresets.foxglove, chains, quirks, ...options })
  const ask = (method: string, params?: unknown) => wallet.provider.request({ method, params })
  const connect = () => ask('eth_requestAccounts')
  const sign = () => ask('personal_sign', ['0x00', wallet.addresses[0]])
  return { ...wallet, ask, connect, sign }
}

/** Resolves with the first pending prompt, once there is one. */
async function opened({ control }: ReturnType<typeof setUp>) {
  await expect.poll(() => control.prompts().length).toBeGreaterThan(0)
  return control.prompts()[0]
}

describe('R152: quirks of test wallets', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  test('rejectsWith4001 keeps the reason in the message', async () => {
    const { ask, connect, control } = setUp({ rejectsWith4001: true })
    control.reject('eth_requestAccounts')
    await expect(connect()).rejects.toMatchObject({ code: 4001, message: 'User rejected the request.' })
    const chainId = '0x7a6a'
    await expect(ask('wallet_switchEthereumChain', [{ chainId }])).rejects.toMatchObject({
      code: 4001,
      message: expect.stringContaining('Unrecognized chain ID'),
    })
    control.throwWith('eth_requestAccounts', 'exactly this')
    await expect(connect()).rejects.toBe('exactly this')
  })

  test('rejectsWithStrings rejects with the message alone', async () => {
    const { connect, control } = setUp({ rejectsWithStrings: true })
    control.reject('eth_requestAccounts')
    await expect(connect()).rejects.toBe('User rejected the request.')
  })

  test('slowMs delays each response', async () => {
    const { ask } = setUp({ slowMs: 30 })
    const start = performance.now()
    await ask('eth_chainId')
    expect(performance.now() - start).toBeGreaterThanOrEqual(25)
  })

  test('repeatsRefusalMs rejects again without a window until the time is over', async () => {
    const wallet = setUp({ repeatsRefusalMs: 2_000 }, { behaviour: 'ask' })
    const first = expect(wallet.connect()).rejects.toMatchObject({ code: 4001 })
    ;(await opened(wallet))?.reject()
    await first
    vi.setSystemTime(Date.now() + 1_999)
    await expect(wallet.connect()).rejects.toMatchObject({ code: 4001 })
    vi.setSystemTime(Date.now() + 1)
    const again = wallet.connect()
    ;(await opened(wallet))?.approve()
    expect(await again).toEqual([wallet.addresses[0]])
  })

  test('closing a window rejects; with keepsClosedRequests the request stays pending', async () => {
    const usual = setUp({}, { behaviour: 'ask' })
    const closed = expect(usual.connect()).rejects.toThrow('User closed popup')
    await opened(usual)
    expect(usual.control.closeWindows()).toBe(1)
    await closed

    const silent = setUp({ keepsClosedRequests: true }, { behaviour: 'ask' })
    silent.control.setOnePromptAtATime(true)
    void silent.connect()
    await opened(silent)
    expect(silent.control.closeWindows()).toBe(1)
    expect(silent.control.prompts()).toEqual([])
    await expect(silent.connect()).rejects.toMatchObject({ code: -32002 })
    expect(silent.control.requests('eth_requestAccounts').map(({ outcome }) => outcome)).toEqual(['open', 'rejected'])
  })

  test('remembersNoAccount responds to later connect requests without a window', async () => {
    const wallet = setUp({ remembersNoAccount: true }, { behaviour: 'ask' })
    const first = wallet.connect()
    ;(await opened(wallet))?.approve({ accounts: [] })
    expect(await first).toEqual([])
    expect(await wallet.connect()).toEqual([])
    expect(wallet.control.prompts()).toEqual([])
  })

  test('signatureIntervalMs rejects a second signature request too soon', async () => {
    const { connect, sign } = setUp({ signatureIntervalMs: 3_000 })
    await connect()
    await sign()
    await expect(sign()).rejects.toThrow('Rate limit exceeded')
    vi.setSystemTime(Date.now() + 3_000)
    expect(await sign()).toMatch(/^0x/)
  })

  test('relocks shows the accounts and opens the unlock window before each request', async () => {
    const wallet = setUp({ relocks: true })
    await wallet.connect()
    wallet.control.setBehaviour('ask')
    wallet.control.lock('show')
    for (let round = 0; round < 2; round++) {
      expect(await wallet.ask('eth_accounts')).toEqual([wallet.addresses[0]])
      const signing = wallet.sign()
      const unlock = await opened(wallet)
      expect(unlock?.kind).toBe('unlock')
      unlock?.approve()
      await expect.poll(() => wallet.control.prompts()[0]?.kind).toBe('message')
      wallet.control.prompts()[0]?.approve()
      expect(await signing).toMatch(/^0x/)
    }
  })

  test('withdrawsSilently revokes the accounts without an event', async () => {
    const { ask, connect, control, provider } = setUp({ withdrawsSilently: true })
    await connect()
    const changes: unknown[] = []
    provider.on('accountsChanged', (accounts: unknown) => changes.push(accounts))
    control.disconnectSite()
    expect(await ask('eth_accounts')).toEqual([])
    expect(await ask('wallet_getPermissions')).toEqual([])
    expect(changes).toEqual([])
  })

  test('tellsActiveAccountOnly reports one account although the page sees several', async () => {
    const { addresses, ask, connect, control, provider } = setUp({ tellsActiveAccountOnly: true })
    await connect()
    const changes: unknown[] = []
    provider.on('accountsChanged', (accounts: unknown) => changes.push(accounts))
    control.shareAccounts([0, 1])
    control.selectAccount(1)
    expect(changes.at(-1)).toEqual([addresses[1]])
    expect(await ask('eth_accounts')).toEqual([addresses[1], addresses[0]])
  })

  test('rewritesAddresses writes each account in another form', async () => {
    const { addresses, ask, connect, control } = setUp({ rewritesAddresses: true })
    await connect()
    control.shareAccounts([0, 1, 2])
    const [first, second = '', third = ''] = addresses
    const upper = `0x${third.slice(2).toUpperCase()}`
    expect(await ask('eth_accounts')).toEqual([getAddress(String(first), 30), second.toLowerCase(), upper])
    expect(await ask('eth_accounts')).not.toContain(first)
  })

  test('needsChainIds rejects a request for capabilities without them', async () => {
    const { addresses, ask, connect } = setUp({ needsChainIds: true })
    await connect()
    await expect(ask('wallet_getCapabilities', [addresses[0]])).rejects.toMatchObject({ code: -32602 })
    expect(await ask('wallet_getCapabilities', [addresses[0], ['0x7a69']])).toHaveProperty('0x7a69')
  })

  test('failingReports rejects the first requests of each method', async () => {
    const { addresses, ask, connect } = setUp({ failingReports: 2 })
    await connect()
    for (const [method, params] of [['wallet_getCapabilities', [addresses[0]]], ['wallet_getPermissions']] as const) {
      for (let round = 0; round < 2; round++) await expect(ask(method, params)).rejects.toMatchObject({ code: -32603 })
      expect(await ask(method, params)).not.toEqual([])
    }
  })

  test('permissions remain while the wallet is locked', async () => {
    const { ask, connect, control } = setUp({})
    await connect()
    control.lock()
    expect(await ask('eth_accounts')).toEqual([])
    expect(await ask('wallet_getPermissions')).toMatchObject([{ parentCapability: 'eth_accounts' }])
  })
})
