import {
  type AdapterContext,
  type ChainNamespace,
  chainNamespaces,
  createEmitter,
  type Session,
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
import { encodeBase58 } from './encodeBase58.js'
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
  answer: unknown = undefined,
  grant?: Partial<WalletConnectGrant>,
) {
  const news = createEmitter<WalletConnectNews>()
  const asked: WalletConnectRequest[] = []
  let left = 0
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
  test('discovers nothing, has no balance, and asks for what specification §7 lists', async () => {
    const adapter = await createUniversalAdapter(namespace).create(context)
    const lists: unknown[] = []
    adapter.discover((list) => lists.push(list))()
    expect(lists).toEqual([[]])
    const [network] = networksOf(namespace)
    if (!network) return expect.unreachable()
    await expect(adapter.getBalance({ address: accountOf[namespace], network })).rejects.toMatchObject({
      code: 'BALANCE_UNAVAILABLE',
      message: 'Token Balance Unavailable',
    })
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

describe('what can be asked of a wallet', () => {
  const hex = `0x${'ab'.repeat(65)}`
  test('eip155: messages as bytes, transactions in hexadecimal, for the network of the moment', async () => {
    const line = openWire('eip155', hex)
    const session = await open('eip155', line.wire)
    await session.switchNetwork?.(networksOf('eip155')[1] ?? expect.unreachable())
    expect(await session.actions.signMessage({ message: 'é' })).toBe(hex)
    await session.actions.sendTransaction({ to: accountOf.eip155, value: 10n, nonce: 3 })
    expect(line.asked.map(({ method, params, networkId }) => ({ method, params, networkId }))).toEqual([
      { method: 'personal_sign', params: ['0xc3a9', accountOf.eip155], networkId: 'eip155:8453' },
      {
        method: 'eth_sendTransaction',
        params: [{ from: accountOf.eip155, to: accountOf.eip155, value: '0xa', nonce: '0x3' }],
        networkId: 'eip155:8453',
      },
    ])
    await expect(session.actions.estimateGas({ to: accountOf.eip155 })).rejects.toMatchObject({
      code: 'METHOD_NOT_SUPPORTED',
    })
  })
  test('solana: messages in base58, transactions in base64', async () => {
    const line = openWire('solana', { signature: 'S'.repeat(88) })
    const session = await open('solana', line.wire)
    expect(await session.actions.signMessage?.({ message: 'hello' })).toBe('S'.repeat(88))
    await session.actions.signAndSendTransaction?.({ transaction: new Uint8Array([1, 2, 3]) })
    expect(line.asked.map(({ params }) => params)).toEqual([
      { message: 'Cn8eVZg', pubkey: accountOf.solana },
      { transaction: 'AQID' },
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
    await expect(session.actions.sendTransfer?.({ recipients: [recipient, recipient] })).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
    })
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

test('base58 is that of Bitcoin', () => {
  expect(encodeBase58(new Uint8Array([0, 0, 1]))).toBe('112')
  expect(encodeBase58(new TextEncoder().encode('Hello World!'))).toBe('2NEpo7TZRRrLZSi2U')
  expect(encodeBase58(new Uint8Array())).toBe('')
})
