import {
  type AdapterContext,
  type BitcoinRecipient,
  type ChainNamespace,
  chainNamespaces,
  createEmitter,
  type Session,
  type TransactionRequest,
  type TypedData,
  type WalletConnectGrant,
  type WalletConnectNews,
  type WalletConnectRequest,
  type WalletConnectWire,
  walletConnectMethods,
} from '@latchkey/common'
import { createFakePorts } from '@latchkey/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { accountOf } from '../../test/accountOf.fixture.js'
import { networksOf } from '../../test/descriptor.fixture.js'
import { createUniversalAdapter } from './createUniversalAdapter.js'
import type { UniversalProvider } from './createUniversalProvider.js'
import { readEventNetwork } from './readEventNetwork.js'

const context: AdapterContext = {
  ports: createFakePorts(),
  metadata: { name: '', description: '', url: '', icons: [] },
  discovery: {
    enableEIP6963: true,
    enableInjected: true,
    enableCoinbase: true,
    enableBaseAccount: true,
    coinbasePreference: 'all',
  },
  networks: () => [],
}

const otherAccountOf: Readonly<Record<ChainNamespace, string>> = {
  eip155: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  solana: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
  polkadot: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  bip122: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
}

/** One namespace of a session that answers as told, and what it was asked. */
function openWire<N extends ChainNamespace>(
  namespace: N,
  given: unknown = undefined,
  grant?: Partial<WalletConnectGrant>,
) {
  const news = createEmitter<WalletConnectNews>()
  const asked: WalletConnectRequest[] = []
  let answer = given
  let left = 0
  let switches = 0
  const networkIds = networksOf(namespace).map(({ caipNetworkId }) => caipNetworkId)
  let granted: WalletConnectGrant = {
    ...walletConnectMethods[namespace],
    networkIds,
    accounts: networkIds.map((id) => `${id}:${accountOf[namespace]}`),
    ...grant,
  }
  const wire: WalletConnectWire = {
    namespace,
    wallet: { name: 'Phone' },
    granted: () => granted,
    async request(request) {
      asked.push(request)
      return answer
    },
    noteSwitch: () => void switches++,
    watch: news.watch,
    async leave() {
      left++
    },
  }
  return {
    wire,
    asked,
    tell: news.emit,
    left: () => left,
    switches: () => switches,
    answer(next: unknown) {
      answer = next
    },
    grant(next: Partial<WalletConnectGrant>) {
      granted = { ...granted, ...next }
      news.emit({ type: 'updated' })
    },
  }
}
async function open<N extends ChainNamespace>(namespace: N, wire: WalletConnectWire): Promise<Session<N>> {
  const adapter = await createUniversalAdapter(namespace).create(context)
  const descriptor = await adapter.walletConnect?.()
  return (await descriptor?.open(wire)) as Session<N>
}

describe.each(chainNamespaces)('an app without an adapter for %s', (namespace) => {
  test('discovers nothing, and asks for what specification §7 lists', async () => {
    const adapter = await createUniversalAdapter(namespace).create(context)
    const lists: unknown[] = []
    adapter.discover((list) => lists.push(list))()
    expect(lists).toEqual([[]])
    const descriptor = await adapter.walletConnect?.()
    expect(descriptor?.methods).toEqual(walletConnectMethods[namespace].methods)
    expect(adapter.isAddress(accountOf[namespace])).toBe(true)
    expect(adapter.isAddress('no')).toBe(false)
  })
  test('has one account of many chains, switches among approved networks alone, and ends with the wallet', async () => {
    const line = openWire(namespace)
    const session = await open(namespace, line.wire)
    expect(session.accounts.map(({ address }) => address)).toEqual([accountOf[namespace]])
    const events: unknown[] = []
    session.watch((event) => void events.push(event))
    const other = { ...networksOf(namespace)[0], caipNetworkId: `${namespace}:other` as const }
    await expect(session.switchNetwork?.(other as never)).rejects.toMatchObject({ code: 'WRONG_NETWORK' })
    line.grant({ accounts: [] })
    expect(events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
    expect(session.provider).toBeUndefined()
    expect(line.left()).toBe(1)
  })
  test('has the account first that the wallet names in an event it was asked for, in any form; what it does not share changes nothing', async () => {
    const [one, other] = [accountOf[namespace], otherAccountOf[namespace]]
    const [id] = networksOf(namespace).map(({ caipNetworkId }) => caipNetworkId)
    if (!id) return expect.unreachable()
    const line = openWire(namespace, undefined, { accounts: [`${id}:${one}`, `${id}:${other}`] })
    const session = await open(namespace, line.wire)
    const lists: unknown[] = []
    session.watch((event) => {
      if (event.type === 'accountsChanged') lists.push(event.accounts.map(({ address }) => address))
    })
    const name = namespace === 'bip122' ? 'bip122_addressesChanged' : 'accountsChanged'
    const tell = (data: unknown) => line.tell({ type: 'event', name, data, networkId: id })
    for (const data of [[other], [`${id}:${one}`], [{ address: other }], [other, one]]) tell(data)
    expect(lists).toEqual([
      [other, one],
      [one, other],
      [other, one],
    ])
    for (const data of [[], ['x'], [{}], 'x', undefined, [1, null]]) tell(data)
    expect(session.accounts.map(({ address }) => address)).toEqual([other, one])
    line.grant({ accounts: [`${id}:${one}`, `${id}:${other}`], methods: [] })
    expect(session.accounts.map(({ address }) => address)).toEqual([other, one])
  })
  test('rejects where the wallet shared nothing that can be read', async () => {
    await expect(
      open(namespace, openWire(namespace, 0, { accounts: ['x', `${namespace}:1:`] }).wire),
    ).rejects.toMatchObject({
      code: 'WALLET_NO_ACCOUNT',
    })
  })
  test('leaves once', async () => {
    const line = openWire(namespace)
    const session = await open(namespace, line.wire)
    await session.disconnect()
    await session.disconnect()
    expect(line.left()).toBe(1)
  })
})

test('R135: a switch that the page makes is noted, one that the wallet tells is not', async () => {
  const line = openWire('eip155')
  const session = await open('eip155', line.wire)
  await session.switchNetwork?.(networksOf('eip155')[1] ?? expect.unreachable())
  expect([session.networkId, line.switches()]).toEqual(['eip155:8453', 1])
  line.tell({ type: 'event', name: 'chainChanged', data: 1, networkId: 'eip155:1' })
  expect([session.networkId, line.switches()]).toEqual(['eip155:1', 1])
})

describe('what can be asked of a wallet', () => {
  const hex = `0x${'ab'.repeat(65)}`
  const hash = `0x${'ab'.repeat(32)}`
  test('eip155: messages as bytes, transactions in hexadecimal with their chain, for the network in use', async () => {
    const line = openWire('eip155', hex)
    const session = await open('eip155', line.wire)
    await session.switchNetwork?.(networksOf('eip155')[1] ?? expect.unreachable())
    expect(await session.actions.signMessage({ message: 'é' })).toBe(hex)
    line.answer(hash)
    expect(await session.actions.sendTransaction({ to: accountOf.eip155, value: 10n, nonce: 3, type: 'legacy' })).toBe(
      hash,
    )
    expect(line.asked.map(({ method, params, networkId }) => ({ method, params, networkId }))).toEqual([
      { method: 'personal_sign', params: ['0xc3a9', accountOf.eip155], networkId: 'eip155:8453' },
      {
        method: 'eth_sendTransaction',
        params: [
          {
            from: accountOf.eip155,
            chainId: '0x2105',
            to: accountOf.eip155,
            value: '0xa',
            nonce: '0x3',
            type: '0x0',
          },
        ],
        networkId: 'eip155:8453',
      },
    ])
  })
  test('R130: a transaction for another chain than that of the session is WRONG_NETWORK, and the wallet is not asked', async () => {
    const line = openWire('eip155', hash)
    const session = await open('eip155', line.wire)
    await expect(
      session.actions.sendTransaction({ to: accountOf.eip155, value: 1n, chainId: 8453 }),
    ).rejects.toMatchObject({ code: 'WRONG_NETWORK' })
    expect(line.asked).toEqual([])
    await session.actions.sendTransaction({ to: accountOf.eip155, value: 1n, chainId: 1 })
    expect(line.asked).toMatchObject([{ networkId: 'eip155:1', params: [{ chainId: '0x1' }] }])
  })
  test.each([
    ['to', { to: 'not an address' }],
    ['to', { to: '0xaB16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb' }],
    ['to', {}],
    ['value', { to: accountOf.eip155, value: -5n }],
    ['value', { to: accountOf.eip155, value: 2n ** 256n }],
    ['data', { to: accountOf.eip155, data: '0x1' }],
    ['nonce', { to: accountOf.eip155, nonce: -1 }],
    ['type', { to: accountOf.eip155, type: 'eip4844' }],
    ['chainId', { to: accountOf.eip155, chainId: 1.5 }],
  ])('R130: a transaction with a bad %s is INVALID_PARAMS, and the wallet is not asked: %o', async (field, bad) => {
    const line = openWire('eip155', hash)
    const session = await open('eip155', line.wire)
    await expect(session.actions.sendTransaction(bad as TransactionRequest)).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: expect.stringContaining(field),
    })
    expect(line.asked).toEqual([])
  })
  test('R141: what takes a chain library is absent, never a stub', async () => {
    const { actions } = await open('eip155', openWire('eip155').wire)
    expect(Object.keys(actions).sort()).toEqual([
      'getPermissions',
      'requestPermissions',
      'scanQRCode',
      'sendTransaction',
      'signMessage',
      'signTransaction',
      'signTypedData',
    ])
  })
  test('R141: eip155: typed data goes out as text, bigints as decimal numbers, its domain with the chain of the session', async () => {
    const line = openWire('eip155', hex)
    const { actions } = await open('eip155', line.wire)
    const typedData = {
      domain: { name: 'App', chainId: 1 },
      types: { Order: [{ name: 'amount', type: 'uint256' }] },
      primaryType: 'Order',
      message: { amount: 10n ** 30n },
    }
    expect(await actions.signTypedData?.({ typedData })).toBe(hex)
    const [{ method, params } = expect.unreachable()] = line.asked
    const [address, text] = params as readonly [string, string]
    expect([method, address]).toEqual(['eth_signTypedData_v4', accountOf.eip155])
    expect(JSON.parse(text)).toEqual({
      ...typedData,
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'chainId', type: 'uint256' },
        ],
        ...typedData.types,
      },
      message: { amount: '1000000000000000000000000000000' },
    })
  })

  test('R158: eip155: typed data keeps its lists on a page whose library adds toJSON to lists', async () => {
    const line = openWire('eip155', hex)
    const { actions } = await open('eip155', line.wire)
    const typedData = {
      domain: {},
      types: { Batch: [{ name: 'amounts', type: 'uint256[]' }] },
      primaryType: 'Batch',
      message: { amounts: [1n, 2n] },
    }
    Object.defineProperty(Array.prototype, 'toJSON', { value: () => 'a text', configurable: true })
    try {
      await actions.signTypedData?.({ typedData })
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON')
    }
    const [{ params } = expect.unreachable()] = line.asked
    const [, text] = params as readonly [string, string]
    expect(JSON.parse(text)).toMatchObject({ types: typedData.types, message: { amounts: ['1', '2'] } })
  })
  test.each([
    ['a domain of another chain', { domain: { chainId: 137 } }],
    ['a domain of a chain that is none', { domain: { chainId: 'x' } }],
    ['a function', { message: { run: () => undefined } }],
    ['a number that JSON cannot hold', { message: { amount: Number.NaN } }],
    ['a type that is missing', { primaryType: 'Other' }],
    ['no message', { message: null }],
  ])('R141: typed data with %s is INVALID_PARAMS', async (_, change) => {
    const line = openWire('eip155', hex)
    const { actions } = await open('eip155', line.wire)
    const typedData = { domain: {}, types: { Order: [] }, primaryType: 'Order', message: {}, ...change }
    await expect(actions.signTypedData?.({ typedData: typedData as TypedData })).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
    })
    expect(line.asked).toEqual([])
  })
  test('solana: messages in base58, transactions in base64', async () => {
    const line = openWire('solana', { signature: 'S'.repeat(88) })
    const session = await open('solana', line.wire)
    expect(await session.actions.signMessage?.({ message: 'hello' })).toBe('S'.repeat(88))
    await session.actions.signAndSendTransaction?.({ transaction: new Uint8Array([1, 2, 3]) })
    expect(line.asked.map(({ params }) => params)).toEqual([
      { message: 'Cn8eVZg', pubkey: accountOf.solana },
      { transaction: 'AQID', pubkey: accountOf.solana },
    ])
  })
  test('bip122: one recipient, in satoshi', async () => {
    const line = openWire('bip122', { txid: 'f'.repeat(64) })
    const session = await open('bip122', line.wire)
    const recipient = { address: accountOf.bip122, amount: 5_000n }
    expect(await session.actions.sendTransfer?.({ recipients: [recipient] })).toBe('f'.repeat(64))
    expect(line.asked[0]?.params).toEqual({
      account: accountOf.bip122,
      recipientAddress: accountOf.bip122,
      amount: '5000',
    })
  })
  const coins = { address: accountOf.bip122, amount: 5_000n }
  test.each([
    ['two recipients', [coins, coins]],
    ['no recipient', []],
    ['no list', undefined],
    ['an address with a wrong checksum', [{ ...coins, address: `${accountOf.bip122.slice(0, -1)}7` }]],
    ['a segwit address with a wrong checksum', [{ ...coins, address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5' }]],
    ['an address of a test network', [{ ...coins, address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' }]],
    ['a legacy address of a test network', [{ ...coins, address: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn' }]],
    ['an EVM address', [{ ...coins, address: accountOf.eip155 }]],
    ['nothing to pay', [{ ...coins, amount: 0n }]],
    ['more than there is', [{ ...coins, amount: 10n ** 18n }]],
    ['a number', [{ ...coins, amount: 5 }]],
  ])('R130: bip122: a transfer with %s is INVALID_PARAMS, and the wallet is not asked', async (_, recipients) => {
    const line = openWire('bip122', { txid: 'f'.repeat(64) })
    const session = await open('bip122', line.wire)
    await expect(
      session.actions.sendTransfer?.({ recipients: recipients as readonly BitcoinRecipient[] }),
    ).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    expect(line.asked).toEqual([])
  })
  test.each([
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    '3P14159f73E4gFr7JterCCQh9QjiTjiZrG',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  ])('R130: bip122: %s can be paid', async (address) => {
    const line = openWire('bip122', { txid: 'f'.repeat(64) })
    const session = await open('bip122', line.wire)
    expect(await session.actions.sendTransfer?.({ recipients: [{ address, amount: 1n }] })).toBe('f'.repeat(64))
  })
  test.each([
    ['1f00ff'.repeat(20), btoa('\x1f\x00\xff'.repeat(20))],
    [`0x${'1f00ff'.repeat(20)}`, btoa('\x1f\x00\xff'.repeat(20))],
    [btoa('\x1f\x00\xff'.repeat(20)), btoa('\x1f\x00\xff'.repeat(20))],
  ])('bip122: a message; the signature %s is given in base64', async (answered, given) => {
    const session = await open('bip122', openWire('bip122', { signature: answered }).wire)
    expect(await session.actions.signMessage?.({ message: 'hello' })).toBe(given)
  })
  test('polkadot: a message', async () => {
    const line = openWire('polkadot', { signature: hex })
    const session = await open('polkadot', line.wire)
    expect(await session.actions.signMessage?.({ message: 'hello' })).toBe(hex)
  })
  test('an answer that cannot be read is an error, and what was not granted is absent', async () => {
    const session = await open('eip155', openWire('eip155', 'nonsense').wire)
    await expect(session.actions.signMessage({ message: '' })).rejects.toMatchObject({ code: 'WALLET_BAD_RESULT' })
    const bare = await open('solana', openWire('solana', undefined, { methods: [] }).wire)
    expect(bare.actions).toEqual({})
  })
  test('after the end there is no provider to sign with', async () => {
    const line = openWire('eip155', hex)
    const session = await open('eip155', line.wire)
    line.tell({ type: 'ended' })
    await expect(session.actions.signMessage({ message: '' })).rejects.toMatchObject({
      code: 'UNIVERSAL_PROVIDER_UNDEFINED',
      message: 'UniversalAdapter:signMessage - provider is undefined',
    })
  })
  test('the provider asks for the network that is named', async () => {
    const line = openWire('eip155', '0x1')
    const { provider } = (await open('eip155', line.wire)) as { provider: UniversalProvider }
    await provider.request({ method: 'eth_accounts' }, 'eip155:1')
    expect(line.asked[0]).toMatchObject({ method: 'eth_accounts', params: [], networkId: 'eip155:1' })
    await expect(provider.request({ method: 'eth_accounts' }, 'nonsense')).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
    })
  })
})

test('the network of an event is read from every form, and from nothing else', () => {
  const read = (data: unknown) =>
    readEventNetwork('eip155', { type: 'event', name: 'chainChanged', data, networkId: 'eip155:1' })
  expect([8453, '8453', '0x2105', 'eip155:8453'].map(read)).toEqual(Array(4).fill('eip155:8453'))
  fc.assert(
    fc.property(anything, (data) => {
      expect(read(data) ?? 'eip155:').toMatch(/^eip155:/)
    }),
  )
})
