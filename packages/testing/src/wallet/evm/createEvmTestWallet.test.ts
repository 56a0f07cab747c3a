import {
  createPublicClient,
  http,
  keccak256,
  numberToHex,
  parseEther,
  recoverAddress,
  stringToHex,
  toHex,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LocalChains, startLocalChains } from '../../exports/node.js'
import { settle } from '../../fakes/settle.js'
import { walletPresets } from '../walletPresets.js'
import { createEvmTestWallet, type EvmTestWallet } from './createEvmTestWallet.js'
import type { EvmTestWalletOptions } from './evmTestWalletOptions.js'
import { hashTypedItems } from './methods/legacyTypedData.js'

let chains: LocalChains
beforeAll(async () => {
  chains = await startLocalChains()
}, 30_000)
afterAll(() => chains.stop())

let wallet: EvmTestWallet
const makeWallet = (options: Partial<EvmTestWalletOptions> = {}) =>
  createEvmTestWallet({
    ...walletPresets.foxglove,
    chains: [chains.local, chains.second].map(({ id, rpcUrl, network }) => ({ id, rpcUrl, name: network.name })),
    ...options,
  })
const ask = (method: string, ...params: readonly unknown[]) => wallet.provider.request({ method, params })
const connect = async () => {
  const [address] = (await ask('eth_requestAccounts')) as readonly `0x${string}`[]
  if (!address) throw new Error('no account')
  return address
}
beforeEach(() => {
  wallet = makeWallet()
})

describe('connecting', () => {
  test('hides accounts until the user shares them', async () => {
    expect(await ask('eth_accounts')).toEqual([])
    expect(await connect()).toBe(chains.accounts[0]?.address)
    expect(await ask('eth_accounts')).toEqual([chains.accounts[0]?.address])
  })

  test('shares the checked accounts with the selected one first', async () => {
    wallet.control.approve('eth_requestAccounts', { accounts: [0, 1, 2] })
    await connect()
    wallet.control.selectAccount(2)
    expect(await ask('eth_accounts')).toEqual([2, 0, 1].map((index) => wallet.addresses[index]))
  })

  test('returns an empty list without an error if no account is ticked', async () => {
    wallet.control.approve('eth_requestAccounts', { accounts: [] })
    expect(await ask('eth_requestAccounts')).toEqual([])
  })

  test('a rejection has code 4001 and shares nothing', async () => {
    wallet.control.reject('eth_requestAccounts')
    await expect(connect()).rejects.toMatchObject({ code: 4001 })
    expect(await ask('eth_accounts')).toEqual([])
    expect(await connect()).toBe(wallet.addresses[0])
  })

  test('reports and revokes permissions', async () => {
    const events: unknown[] = []
    wallet.provider.on('accountsChanged', (value) => events.push(value))
    await connect()
    expect(await ask('wallet_getPermissions')).toMatchObject([{ parentCapability: 'eth_accounts' }])
    await ask('wallet_revokePermissions', { eth_accounts: {} })
    expect(await ask('eth_accounts')).toEqual([])
    expect(events).toEqual([[wallet.addresses[0]], []])
  })

  test('a connection persists in the given storage, and another tab follows it', async () => {
    const items = new Map<string, string>()
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    }
    wallet = makeWallet({ storage })
    const other = makeWallet({ storage })
    const tab = new EventTarget()
    const stop = other.syncTabs(tab)
    await connect()
    const reloaded = makeWallet({ storage })
    expect(await reloaded.provider.request({ method: 'eth_accounts' })).toEqual([wallet.addresses[0]])
    expect(await other.provider.request({ method: 'eth_accounts' })).toEqual([])
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
    expect(await other.provider.request({ method: 'eth_accounts' })).toEqual([wallet.addresses[0]])
    stop()
  })

  test('rejects an account that the page may not see with 4100', async () => {
    await connect()
    await expect(ask('personal_sign', '0x01', wallet.addresses[1])).rejects.toMatchObject({ code: 4100 })
  })
})

describe('signing', () => {
  test('personal_sign of text and of bytes verifies', async () => {
    const address = await connect()
    const signature = (await ask('personal_sign', stringToHex('Grüße 👋'), address)) as `0x${string}`
    expect(await verifyMessage({ address, message: 'Grüße 👋', signature })).toBe(true)
    const swapped = (await ask('personal_sign', address, 'plain')) as `0x${string}`
    expect(await verifyMessage({ address, message: 'plain', signature: swapped })).toBe(true)
  })

  const typedData = {
    domain: { name: 'Mail', version: '1', chainId: 31_337 },
    types: {
      Mail: [
        { name: 'to', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ],
    },
    primaryType: 'Mail',
    message: { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', amount: '5' },
  } as const

  test.each(['eth_signTypedData_v3', 'eth_signTypedData_v4'])('%s verifies', async (method) => {
    const address = await connect()
    const signature = (await ask(method, address, JSON.stringify(typedData))) as `0x${string}`
    expect(
      await verifyTypedData({ ...typedData, message: { ...typedData.message, amount: 5n }, address, signature }),
    ).toBe(true)
  })

  test('rejects typed data for another chain', async () => {
    const address = await connect()
    const foreign = { ...typedData, domain: { ...typedData.domain, chainId: 1 } }
    await expect(ask('eth_signTypedData_v4', address, foreign)).rejects.toMatchObject({ code: -32602 })
  })

  test('signs schema and values of typed data version 1', async () => {
    const address = await connect()
    const items = [
      { type: 'string', name: 'Message', value: 'Hi' },
      { type: 'uint32', name: 'A number', value: '1337' },
    ]
    const signature = (await ask('eth_signTypedData', items, address)) as `0x${string}`
    expect(await recoverAddress({ hash: hashTypedItems(items), signature })).toBe(address)
    // The same list hashed manually, to verify the hash itself.
    const schema = keccak256(stringToHex('string Messageuint32 A number'))
    const values = keccak256(`${stringToHex('Hi')}${(1337).toString(16).padStart(8, '0')}`)
    expect(hashTypedItems(items)).toBe(keccak256(`${schema}${values.slice(2)}`))
  })
})

describe('transactions', () => {
  test('signs a transaction that the node mines, and the funds arrive', async () => {
    const from = await connect()
    const to = '0x00000000000000000000000000000000000000aa'
    const before = await chains.local.getBalance(to)
    const hash = (await ask('eth_sendTransaction', {
      from,
      to,
      value: numberToHex(parseEther('1.5')),
    })) as `0x${string}`
    const client = createPublicClient({ transport: http(chains.local.rpcUrl) })
    const receipt = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    expect(receipt).toMatchObject({ status: 'success', from: from.toLowerCase(), to })
    expect((await chains.local.getBalance(to)) - before).toBe(parseEther('1.5'))
  })

  test('passes on the error of a node with its message', async () => {
    const from = await connect()
    await expect(ask('eth_sendTransaction', { from, to: from, value: toHex(10n ** 30n) })).rejects.toThrow(
      /insufficient|funds|balance/i,
    )
  })

  test('rejects a transaction for another chain', async () => {
    const from = await connect()
    await expect(ask('eth_sendTransaction', { from, to: from, chainId: '0x1' })).rejects.toMatchObject({ code: -32602 })
  })

  test('sends reads to the node of the active network', async () => {
    await connect()
    expect(await ask('eth_getBalance', chains.accounts[7]?.address, 'latest')).toBe(numberToHex(parseEther('10000')))
    await expect(ask('eth_call', { to: '0x01' }, 'latest')).rejects.toMatchObject({ code: -32602 })
    await expect(ask('eth_nonsense')).rejects.toMatchObject({ code: -32601 })
    await expect(ask('wallet_nonsense')).rejects.toMatchObject({ code: 4200 })
  })
})

describe('networks', () => {
  test('notifies the page of a switch, rejects an unknown chain with 4902, and adds one whose RPC serves it', async () => {
    const events: unknown[] = []
    wallet.provider.on('chainChanged', (value) => events.push(value))
    expect(await ask('wallet_switchEthereumChain', { chainId: '0x7a6a' })).toBeNull()
    expect(await ask('eth_chainId')).toBe('0x7a6a')
    await expect(ask('wallet_switchEthereumChain', { chainId: '0x1' })).rejects.toMatchObject({ code: 4902 })
    const chain = {
      chainId: '0x1',
      chainName: 'Replica',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    }
    await expect(ask('wallet_addEthereumChain', { ...chain, rpcUrls: [chains.local.rpcUrl] })).rejects.toMatchObject({
      code: -32602,
    })
    await ask('wallet_addEthereumChain', { ...chain, rpcUrls: [chains.mainnet.rpcUrl] })
    expect(await ask('eth_chainId')).toBe('0x1')
    expect(events).toEqual(['0x7a6a', '0x1'])
  })

  test('a rejected switch keeps the network', async () => {
    wallet.control.reject('wallet_switchEthereumChain')
    await expect(ask('wallet_switchEthereumChain', { chainId: '0x7a6a' })).rejects.toMatchObject({ code: 4001 })
    expect(await ask('eth_chainId')).toBe('0x7a69')
  })
})

describe('bundles of calls (EIP-5792)', () => {
  const to = '0x00000000000000000000000000000000000000bb'
  const bundle = (from: string) => ({
    version: '2.0.0',
    from,
    chainId: '0x7a69',
    atomicRequired: false,
    calls: [
      { to, value: '0x1' },
      { to, value: '0x2' },
    ],
  })

  test('sends every call, and the status has the receipts', async () => {
    const from = await connect()
    const before = await chains.local.getBalance(to)
    const { id } = (await ask('wallet_sendCalls', bundle(from))) as { readonly id: string }
    await expect
      .poll(() => ask('wallet_getCallsStatus', id))
      .toMatchObject({ status: 200, atomic: false, chainId: '0x7a69' })
    expect(await chains.local.getBalance(to)).toBe(before + 3n)
    expect(await ask('wallet_getCapabilities', from, ['0x7a69'])).toEqual({
      '0x7a69': {
        atomic: { status: 'unsupported' },
        permissions: { supported: true },
        assetDiscovery: { supported: true },
        eth_signTransaction: { supported: true },
      },
    })
  })

  test('a bundle is pending until it is mined', async () => {
    const from = await connect()
    await chains.local.setAutomine(false)
    const { id } = (await ask('wallet_sendCalls', { ...bundle(from), calls: [{ to, value: '0x1' }] })) as {
      readonly id: string
    }
    expect(await ask('wallet_getCallsStatus', id)).toMatchObject({ status: 100 })
    await chains.local.mine()
    await chains.local.setAutomine(true)
    await expect.poll(() => ask('wallet_getCallsStatus', id)).toMatchObject({ status: 200 })
  })

  test('rejects an unsupported method with its code', async () => {
    const from = await connect()
    await expect(ask('wallet_sendCalls', { ...bundle(from), atomicRequired: true })).rejects.toMatchObject({
      code: 5760,
    })
    await expect(ask('wallet_sendCalls', { ...bundle(from), chainId: '0x99' })).rejects.toMatchObject({ code: 5710 })
    await expect(ask('wallet_sendCalls', { ...bundle(from), capabilities: { paymaster: {} } })).rejects.toMatchObject({
      code: 5700,
    })
    await ask('wallet_sendCalls', { ...bundle(from), id: 'mine' })
    await expect(ask('wallet_sendCalls', { ...bundle(from), id: 'mine' })).rejects.toMatchObject({ code: 5720 })
    await expect(ask('wallet_getCallsStatus', 'none')).rejects.toMatchObject({ code: 5730 })
  })
})

describe('permissions and assets', () => {
  test('watches assets and lists them with real balances', async () => {
    const account = await connect()
    expect(
      await ask('wallet_watchAsset', {
        type: 'ERC20',
        options: { address: chains.local.tokenAddress, symbol: 'TEST' },
      }),
    ).toBe(true)
    expect(
      await wallet.provider.request({
        method: 'wallet_watchAsset',
        params: { type: 'ERC20', options: { address: account } },
      }),
    ).toBe(true)
    const assets = await ask('wallet_getAssets', { account, chainFilter: ['0x7a6a'] })
    expect(assets).toMatchObject({ '0x7a6a': [{ type: 'native', balance: numberToHex(parseEther('10000')) }] })
  })
})

describe('script', () => {
  test('a stalled request stays pending until it is released, approved or otherwise', async () => {
    wallet.control.stall('eth_requestAccounts')
    const first = ask('eth_requestAccounts')
    await settle()
    expect(wallet.control.requests()).toMatchObject([{ method: 'eth_requestAccounts', outcome: 'open' }])
    expect(wallet.control.stalledCount()).toBe(1)
    expect(wallet.control.release()).toBe(1)
    expect(await first).toEqual([wallet.addresses[0]])
    wallet.control.stall('personal_sign')
    const second = ask('personal_sign', '0x00', wallet.addresses[0])
    second.catch(() => undefined)
    await settle()
    wallet.control.release('personal_sign', { type: 'reject' })
    await expect(second).rejects.toMatchObject({ code: 4001 })
  })

  test('R34: a response can be any value, including [""]', async () => {
    for (const value of [[''], null, 'text', [null], ['0x123']]) {
      wallet.control.answerWith('eth_requestAccounts', value)
      expect(await ask('eth_requestAccounts')).toBe(value)
    }
  })

  test('R36: any value can be thrown', async () => {
    const circular: Record<string, unknown> = {}
    circular.self = circular
    const trap = {
      get code() {
        throw new Error('trap')
      },
    }
    const nested = { code: -32603, data: { originalError: { code: 4902 } } }
    for (const value of [undefined, null, 'text', { code: '4001' }, circular, trap, nested]) {
      wallet.control.throwWith('eth_requestAccounts', value)
      const thrown = await ask('eth_requestAccounts').then(
        () => 'resolved',
        (error: unknown) => ({ error }),
      )
      expect(thrown).toEqual(expect.objectContaining({}))
      expect((thrown as { readonly error: unknown }).error).toBe(value)
    }
  })

  test('network and account can change during a request, before or after the approval', async () => {
    const from = await connect()
    const events: string[] = []
    wallet.provider.on('chainChanged', () => events.push('chainChanged'))
    wallet.control.next('personal_sign', { type: 'approve', after: { chainId: 31_338 } })
    await ask('personal_sign', '0x00', from).then(() => events.push('answer'))
    expect(events).toEqual(['chainChanged', 'answer'])
    wallet.control.next('eth_sendTransaction', { type: 'approve', before: { chainId: 31_337 } })
    await ask('eth_sendTransaction', { from, to: from })
    expect(await ask('eth_chainId')).toBe('0x7a69')
  })

  test('permanent responses apply until the script is cleared', async () => {
    wallet.control.always('eth_chainId', { type: 'answer', value: '0x0' })
    expect([await ask('eth_chainId'), await ask('eth_chainId')]).toEqual(['0x0', '0x0'])
    wallet.control.clearScript()
    expect(await ask('eth_chainId')).toBe('0x7a69')
  })

  test('a locked wallet hides accounts or returns [""], and continues requests once it is unlocked', async () => {
    const from = await connect()
    wallet.control.lock('blank')
    expect(await ask('eth_accounts')).toEqual([])
    expect(await ask('eth_requestAccounts')).toEqual([''])
    wallet.control.lock()
    const signature = ask('personal_sign', '0x00', from)
    const accounts = ask('eth_requestAccounts')
    await settle()
    expect(wallet.control.requests('personal_sign')).toMatchObject([{ outcome: 'open' }])
    wallet.control.unlock()
    expect(await signature).toMatch(/^0x[0-9a-f]{130}$/)
    expect(await accounts).toEqual([from])
  })

  test('a locked wallet can keep sharing its accounts, while the next signature waits for the unlock window', async () => {
    const from = await connect()
    wallet.control.lock('show')
    expect(await ask('eth_accounts')).toEqual([from])
    expect(await ask('eth_requestAccounts')).toEqual([from])
    wallet.control.setBehaviour('ask')
    const signatures = [ask('personal_sign', '0x00', from), ask('personal_sign', '0x01', from)]
    await settle()
    expect(wallet.control.prompts().map(({ kind }) => kind)).toEqual(['unlock', 'unlock'])
    wallet.control.prompts()[0]?.approve()
    await settle()
    expect(wallet.control.prompts().map(({ kind }) => kind)).toEqual(['message', 'message'])
    for (const prompt of wallet.control.prompts()) prompt.approve()
    expect(await Promise.all(signatures)).toHaveLength(2)
  })

  test('a locked wallet that cannot connect throws an error without a code', async () => {
    wallet.control.lock('throw')
    await expect(ask('eth_requestAccounts')).rejects.not.toHaveProperty('code')
  })

  test('rejects a second request of the same kind with -32002 if scripted', async () => {
    wallet.control.setOnePromptAtATime(true)
    wallet.control.setBehaviour('ask')
    const first = ask('eth_requestAccounts')
    await settle()
    await expect(ask('eth_requestAccounts')).rejects.toMatchObject({ code: -32002 })
    wallet.control.prompts()[0]?.approve()
    expect(await first).toEqual([wallet.addresses[0]])
  })

  test('with behaviour "ask" the user sees the request and decides', async () => {
    const seen: string[][] = []
    const stop = wallet.watchPrompts((prompts) => seen.push(prompts.map(({ kind }) => kind)))
    wallet.control.setBehaviour('ask')
    const connecting = ask('eth_requestAccounts')
    await settle()
    wallet.control.prompts()[0]?.approve({ accounts: [1] })
    expect(await connecting).toEqual([wallet.addresses[1]])
    const signing = ask('personal_sign', stringToHex('Hello'), wallet.addresses[1])
    signing.catch(() => undefined)
    await settle()
    expect(wallet.control.prompts()[0]).toMatchObject({ kind: 'message', text: 'Hello', readable: true })
    wallet.control.prompts()[0]?.reject()
    await expect(signing).rejects.toMatchObject({ code: 4001 })
    stop()
    expect(seen).toEqual([[], ['connect'], [], ['message'], []])
  })

  test('quirks: lower-case addresses, chainId null, extra flags, missing methods', async () => {
    wallet = makeWallet({ flags: { isMetaMask: true }, without: ['wallet_sendCalls'] })
    wallet.control.setAddressCase('lower')
    wallet.control.setChainIdField(null)
    expect(await connect()).toBe(wallet.addresses[0]?.toLowerCase())
    expect(wallet.provider.chainId).toBeNull()
    expect(wallet.provider).toMatchObject({ isMetaMask: true })
    await expect(ask('wallet_sendCalls', {})).rejects.toMatchObject({ code: 4200 })
  })

  test('goes offline, emits events and counts listeners', async () => {
    const events: unknown[] = []
    const listener = (value: unknown) => events.push(value)
    wallet.provider.on('disconnect', listener)
    wallet.control.goOffline()
    expect(events).toMatchObject([{ code: 4900 }])
    await expect(ask('eth_requestAccounts')).rejects.toMatchObject({ code: 4900 })
    wallet.control.goOnline()
    wallet.control.emit('disconnect', 'garbage')
    expect(events[1]).toBe('garbage')
    expect(wallet.control.listenerCount()).toBe(1)
    wallet.provider.removeListener('disconnect', listener)
    expect(wallet.control.listenerCount()).toBe(0)
  })
})

describe('presence on the page', () => {
  const listen = (page: EventTarget) => {
    const details: { readonly info: { readonly name: string; readonly rdns: string }; readonly provider: unknown }[] =
      []
    page.addEventListener('eip6963:announceProvider', (event) => details.push((event as CustomEvent).detail))
    return details
  }

  test('announces itself immediately and on request, until stopped', () => {
    const page = new EventTarget()
    const details = listen(page)
    const stop = wallet.announce(page)
    page.dispatchEvent(new Event('eip6963:requestProvider'))
    stop()
    page.dispatchEvent(new Event('eip6963:requestProvider'))
    expect(details).toHaveLength(2)
    expect(details[0]?.info).toMatchObject({ name: 'Foxglove', rdns: 'app.foxglove' })
    expect(details[0]?.provider).toBe(wallet.provider)
    expect(Object.isFrozen(details[0])).toBe(true)
  })

  test('R25, R28: announces a mutable detail, late, and again with other data', async () => {
    const page = new EventTarget()
    const details = listen(page)
    const stop = wallet.announce(page, { afterMs: 20, frozen: false })
    expect(details).toHaveLength(0)
    await expect.poll(() => details.length).toBe(1)
    expect(Object.isFrozen(details[0])).toBe(false)
    wallet.control.reannounce({ name: 'Other' })
    expect(details[1]?.info.name).toBe('Other')
    stop()
  })

  test('sets window.ethereum and restores it', async () => {
    const page = Object.assign(new EventTarget(), { ethereum: undefined as unknown })
    const stop = wallet.inject(page, { afterMs: 10 })
    expect(page.ethereum).toBeUndefined()
    await expect.poll(() => page.ethereum).toBe(wallet.provider)
    stop()
    expect('ethereum' in page).toBe(false)
  })

  test('an unplugged wallet announces nothing, and every request fails', async () => {
    const page = new EventTarget()
    const details = listen(page)
    wallet.announce(page)
    wallet.control.unplug()
    page.dispatchEvent(new Event('eip6963:requestProvider'))
    expect(details).toHaveLength(1)
    await expect(ask('eth_accounts')).rejects.toThrow('Extension context invalidated.')
  })
})
