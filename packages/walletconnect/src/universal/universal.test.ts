import {
  type AdapterContext,
  type BitcoinRecipient,
  type ChainNamespace,
  chainNamespaces,
  createEmitter,
  type Hex,
  type RemoteChannel,
  type RemoteGrant,
  type RemoteRequest,
  type RemoteUpdate,
  readField,
  type Session,
  type TransactionRequest,
  type TypedData,
  walletConnectMethods,
} from '@latchkey/common'
import { createFakePorts } from '@latchkey/testing'
import { base58 } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { accountOf } from '../../test/accountOf.fixture.js'
import { signWith, solanaAddresses } from '../../test/solanaKeys.fixture.js'
import { networksOf } from '../../test/thinSession.fixture.js'
import { readEventNetwork } from './applyUniversalUpdate.js'
import { createUniversalAdapter } from './createUniversalAdapter.js'
import type { UniversalProvider } from './createUniversalProvider.js'
import { createAccountParser } from './sharedAccounts.js'

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

/** A payload without its account and network. */
const polkadotPayload = {
  blockHash: '0x01',
  blockNumber: '0x01',
  era: '0x00',
  method: '0x0000',
  nonce: '0x00',
  signedExtensions: [],
  specVersion: '0x01',
  tip: '0x00',
  transactionVersion: '0x01',
  version: 4,
} as const

/** A channel with scripted results, and its requests. */
function openChannel<N extends ChainNamespace>(namespace: N, given: unknown = undefined, grant?: Partial<RemoteGrant>) {
  const updates = createEmitter<RemoteUpdate>()
  const asked: RemoteRequest[] = []
  let response = given
  let left = 0
  let switches = 0
  const networkIds = networksOf(namespace).map(({ caipNetworkId }) => caipNetworkId)
  let granted: RemoteGrant = {
    ...walletConnectMethods[namespace],
    networkIds,
    accounts: networkIds.map((id) => `${id}:${accountOf[namespace]}`),
    ...grant,
  }
  const channel: RemoteChannel = {
    namespace,
    connector: { id: 'walletConnect', type: 'WALLET_CONNECT' },
    wallet: { name: 'Phone' },
    granted: () => granted,
    async request(request) {
      asked.push(request)
      return response
    },
    noteSwitch: () => void switches++,
    watch: updates.watch,
    async disconnect() {
      left++
    },
  }
  return {
    channel,
    asked,
    emit: updates.emit,
    left: () => left,
    switches: () => switches,
    answer(next: unknown) {
      response = next
    },
    grant(next: Partial<RemoteGrant>) {
      granted = { ...granted, ...next }
      updates.emit({ type: 'updated' })
    },
  }
}
async function open<N extends ChainNamespace>(namespace: N, channel: RemoteChannel): Promise<Session<N>> {
  const adapter = await createUniversalAdapter(namespace).create(context)
  return (await adapter.openRemote?.(channel)) as Session<N>
}

describe.each(chainNamespaces)('an app without an adapter for %s', (namespace) => {
  test('discovers no wallets, and recognizes addresses of its namespace', async () => {
    const adapter = await createUniversalAdapter(namespace).create(context)
    const lists: unknown[] = []
    adapter.discover((list) => lists.push(list))()
    expect(lists).toEqual([[]])
    expect(adapter.isAddress(accountOf[namespace])).toBe(true)
    expect(adapter.isAddress('no')).toBe(false)
  })
  test('shares one account across chains, switches only to approved networks, and ends when the wallet disconnects', async () => {
    const remote = openChannel(namespace)
    const session = await open(namespace, remote.channel)
    expect(session.accounts.map(({ address }) => address)).toEqual([accountOf[namespace]])
    const events: unknown[] = []
    session.watch((event) => void events.push(event))
    const other = { ...networksOf(namespace)[0], caipNetworkId: `${namespace}:other` as const }
    await expect(session.switchNetwork?.(other as never)).rejects.toMatchObject({ code: 'WRONG_NETWORK' })
    remote.grant({ accounts: [] })
    expect(events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
    expect(session.provider).toBeUndefined()
    expect(remote.left()).toBe(1)
  })
  test('lists the account of an accountsChanged event first, in any form; ignores accounts that are not shared', async () => {
    const [one, other] = [accountOf[namespace], otherAccountOf[namespace]]
    const [id] = networksOf(namespace).map(({ caipNetworkId }) => caipNetworkId)
    if (!id) return expect.unreachable()
    const remote = openChannel(namespace, undefined, { accounts: [`${id}:${one}`, `${id}:${other}`] })
    const session = await open(namespace, remote.channel)
    const lists: unknown[] = []
    session.watch((event) => {
      if (event.type === 'accountsChanged') lists.push(event.accounts.map(({ address }) => address))
    })
    const name = namespace === 'bip122' ? 'bip122_addressesChanged' : 'accountsChanged'
    const send = (data: unknown) => remote.emit({ type: 'event', name, data, networkId: id })
    for (const data of [[other], [`${id}:${one}`], [{ address: other }], [other, one]]) send(data)
    expect(lists).toEqual([
      [other, one],
      [one, other],
      [other, one],
    ])
    for (const data of [[], ['x'], [{}], 'x', undefined, [1, null]]) send(data)
    expect(session.accounts.map(({ address }) => address)).toEqual([other, one])
    remote.grant({ accounts: [`${id}:${one}`, `${id}:${other}`], methods: [] })
    expect(session.accounts.map(({ address }) => address)).toEqual([other, one])
  })
  test('rejects if no shared account can be parsed', async () => {
    await expect(
      open(namespace, openChannel(namespace, 0, { accounts: ['x', `${namespace}:1:`] }).channel),
    ).rejects.toMatchObject({
      code: 'WALLET_NO_ACCOUNT',
    })
  })
  test('disconnects once', async () => {
    const remote = openChannel(namespace)
    const session = await open(namespace, remote.channel)
    await session.disconnect()
    await session.disconnect()
    expect(remote.left()).toBe(1)
  })
})

test.each([
  ['eip155', '0xdF682cb153E8AF3E13E90e9aCD79A39Dde98EBD8', '0xdf682cb153e8af3e13e90e9acd79a39dde98ebd8'],
  ['bip122', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
] as const)(
  'R34: %s: accepts an account with an address in another form, and its usual form in events and actions',
  async (namespace, written, usual) => {
    const [id] = networksOf(namespace).map(({ caipNetworkId }) => caipNetworkId)
    if (!id) return expect.unreachable()
    const accounts = [`${id}:${otherAccountOf[namespace]}`, `${id}:${written}`]
    const remote = openChannel(namespace, namespace === 'eip155' ? `0x${'ab'.repeat(65)}` : `1f${'01'.repeat(64)}`, {
      accounts,
    })
    const session = await open(namespace, remote.channel)
    const name = namespace === 'bip122' ? 'bip122_addressesChanged' : 'accountsChanged'
    remote.emit({ type: 'event', name, data: [usual], networkId: id })
    expect(session.accounts.map(({ address }) => address)).toEqual([written, otherAccountOf[namespace]])
    expect(await session.actions.signMessage?.({ message: 'hi', address: usual })).not.toBe('')
    expect(JSON.stringify(remote.asked.at(-1)?.params)).toContain(written)
  },
)

test('R135: records a network switch by the page, but not one by the wallet', async () => {
  const remote = openChannel('eip155')
  const session = await open('eip155', remote.channel)
  await session.switchNetwork?.(networksOf('eip155')[1] ?? expect.unreachable())
  expect([session.networkId, remote.switches()]).toEqual(['eip155:8453', 1])
  remote.emit({ type: 'event', name: 'chainChanged', data: 1, networkId: 'eip155:1' })
  expect([session.networkId, remote.switches()]).toEqual(['eip155:1', 1])
})

test('R340: without an adapter, a switch to an unapproved network asks the wallet to approve it', async () => {
  const [mainnet, other = expect.unreachable()] = networksOf('eip155')
  const networkIds = mainnet ? [mainnet.caipNetworkId] : []
  const accounts = networkIds.map((id) => `${id}:${accountOf.eip155}`)
  const remote = openChannel('eip155', undefined, { networkIds, accounts })
  const channel: RemoteChannel = {
    ...remote.channel,
    async requestNetwork({ caipNetworkId }) {
      remote.grant({
        networkIds: [...networkIds, caipNetworkId],
        accounts: [...accounts, `${caipNetworkId}:${accountOf.eip155}`],
      })
    },
  }
  const session = await open('eip155', channel)
  await session.switchNetwork?.(other)
  expect(session.networkId).toBe(other.caipNetworkId)
  expect(session.approvedNetworkIds).toContain(other.caipNetworkId)
})

describe('requests to a wallet', () => {
  const hex = `0x${'ab'.repeat(65)}`
  const hash = `0x${'ab'.repeat(32)}`
  test('eip155: sends messages as bytes, and transactions in hexadecimal with their chain id', async () => {
    const remote = openChannel('eip155', hex)
    const session = await open('eip155', remote.channel)
    await session.switchNetwork?.(networksOf('eip155')[1] ?? expect.unreachable())
    expect(await session.actions.signMessage({ message: 'é' })).toBe(hex)
    remote.answer(hash)
    expect(await session.actions.sendTransaction({ to: accountOf.eip155, value: 10n, nonce: 3, type: 'legacy' })).toBe(
      hash,
    )
    expect(remote.asked.map(({ method, params, networkId }) => ({ method, params, networkId }))).toEqual([
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
  test('R130: rejects a transaction for another chain with WRONG_NETWORK, without a request', async () => {
    const remote = openChannel('eip155', hash)
    const session = await open('eip155', remote.channel)
    await expect(
      session.actions.sendTransaction({ to: accountOf.eip155, value: 1n, chainId: 8453 }),
    ).rejects.toMatchObject({ code: 'WRONG_NETWORK' })
    expect(remote.asked).toEqual([])
    await session.actions.sendTransaction({ to: accountOf.eip155, value: 1n, chainId: 1 })
    expect(remote.asked).toMatchObject([{ networkId: 'eip155:1', params: [{ chainId: '0x1' }] }])
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
    ['blobs', { to: accountOf.eip155, blobs: ['0x00'] }],
    ['authorizationList', { to: accountOf.eip155, authorizationList: [] }],
    ['chainId', { to: accountOf.eip155, chainId: 1.5 }],
  ])(
    'R130: rejects a transaction with an invalid %s with INVALID_PARAMS, without a request: %o',
    async (field, bad) => {
      const remote = openChannel('eip155', hash)
      const session = await open('eip155', remote.channel)
      await expect(session.actions.sendTransaction(bad as TransactionRequest)).rejects.toMatchObject({
        code: 'INVALID_PARAMS',
        details: expect.stringContaining(field),
      })
      expect(remote.asked).toEqual([])
    },
  )
  test('R141: has no actions that need a chain library', async () => {
    const { actions } = await open('eip155', openChannel('eip155').channel)
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
  test("R141: eip155: sends typed data as JSON, with bigints as decimal numbers and the session's chain id", async () => {
    const remote = openChannel('eip155', hex)
    const { actions } = await open('eip155', remote.channel)
    const typedData = {
      domain: { name: 'App', chainId: 1 },
      types: { Order: [{ name: 'amount', type: 'uint256' }] },
      primaryType: 'Order',
      message: { amount: 10n ** 30n, body: Uint8Array.of(1, 2) },
    }
    expect(await actions.signTypedData?.({ typedData })).toBe(hex)
    const [{ method, params } = expect.unreachable()] = remote.asked
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
      message: { amount: '1000000000000000000000000000000', body: '0x0102' },
    })
  })

  test('R158: eip155: typed data keeps its lists on a page whose library adds toJSON to arrays', async () => {
    const remote = openChannel('eip155', hex)
    const { actions } = await open('eip155', remote.channel)
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
    const [{ params } = expect.unreachable()] = remote.asked
    const [, text] = params as readonly [string, string]
    expect(JSON.parse(text)).toMatchObject({ types: typedData.types, message: { amounts: ['1', '2'] } })
  })
  test.each([137, 137n, '0x89'])(
    'R156: rejects typed data for chain %s with WRONG_NETWORK on another chain',
    async (chainId) => {
      const remote = openChannel('eip155', hex)
      const { actions } = await open('eip155', remote.channel)
      const typedData = { domain: { chainId }, types: { Order: [] }, primaryType: 'Order', message: {} }
      await expect(actions.signTypedData?.({ typedData: typedData as TypedData })).rejects.toMatchObject({
        code: 'WRONG_NETWORK',
      })
      expect(remote.asked).toEqual([])
    },
  )
  test.each([
    ['an invalid chain id in its domain', { domain: { chainId: 'x' } }],
    ['a function', { message: { run: () => undefined } }],
    ['a date', { message: { at: new Date(0) } }],
    ['a number that JSON cannot represent', { message: { amount: Number.NaN } }],
    ['a missing type', { primaryType: 'Other' }],
    ['no message', { message: null }],
  ])('R141: rejects typed data with %s with INVALID_PARAMS', async (_, change) => {
    const remote = openChannel('eip155', hex)
    const { actions } = await open('eip155', remote.channel)
    const typedData = { domain: {}, types: { Order: [] }, primaryType: 'Order', message: {}, ...change }
    await expect(actions.signTypedData?.({ typedData: typedData as TypedData })).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
    })
    expect(remote.asked).toEqual([])
  })
  test('solana: sends messages in base58 and transactions in base64', async () => {
    const [pubkey = ''] = solanaAddresses
    const accounts = networksOf('solana').map(({ caipNetworkId }) => `${caipNetworkId}:${pubkey}` as const)
    const signature = base58.encode(signWith(pubkey, new TextEncoder().encode('hello')))
    const remote = openChannel('solana', { signature }, { accounts })
    const session = await open('solana', remote.channel)
    expect(await session.actions.signMessage?.({ message: 'hello' })).toBe(signature)
    // One signer, whose key follows the header and the number of keys.
    const transaction = Uint8Array.of(
      1,
      ...new Uint8Array(64),
      1,
      0,
      0,
      1,
      ...base58.decode(pubkey),
      ...new Uint8Array(33),
    )
    await session.actions.signAndSendTransaction?.({ transaction })
    expect(remote.asked.map(({ params }) => params)).toEqual([
      { message: 'Cn8eVZg', pubkey },
      { transaction: Buffer.from(transaction).toString('base64'), pubkey },
    ])
  })
  test('bip122: sends to one recipient, in satoshi', async () => {
    const remote = openChannel('bip122', { txid: 'f'.repeat(64) })
    const session = await open('bip122', remote.channel)
    const recipient = { address: accountOf.bip122, amount: 5_000n }
    expect(await session.actions.sendTransfer?.({ recipients: [recipient] })).toBe('f'.repeat(64))
    expect(remote.asked[0]?.params).toEqual({
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
    ['an amount of zero', [{ ...coins, amount: 0n }]],
    ['more than 21 million BTC', [{ ...coins, amount: 10n ** 18n }]],
    ['an amount of type `number`', [{ ...coins, amount: 5 }]],
  ])('R130: bip122: rejects a transfer with %s with INVALID_PARAMS, without a request', async (_, recipients) => {
    const remote = openChannel('bip122', { txid: 'f'.repeat(64) })
    const session = await open('bip122', remote.channel)
    await expect(
      session.actions.sendTransfer?.({ recipients: recipients as readonly BitcoinRecipient[] }),
    ).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    expect(remote.asked).toEqual([])
  })
  test.each([
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    '3P14159f73E4gFr7JterCCQh9QjiTjiZrG',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  ])('R130: bip122: sends a transfer to %s', async (address) => {
    const remote = openChannel('bip122', { txid: 'f'.repeat(64) })
    const session = await open('bip122', remote.channel)
    expect(await session.actions.sendTransfer?.({ recipients: [{ address, amount: 1n }] })).toBe('f'.repeat(64))
  })
  test.each([
    [`1f${'00ff'.repeat(32)}`, btoa(`\x1f${'\x00\xff'.repeat(32)}`)],
    [`0x1f${'00ff'.repeat(32)}`, btoa(`\x1f${'\x00\xff'.repeat(32)}`)],
    [btoa(`\x1f${'\x00\xff'.repeat(32)}`), btoa(`\x1f${'\x00\xff'.repeat(32)}`)],
    [Buffer.from(`1f${'00ff'.repeat(32)}`, 'hex').toJSON(), btoa(`\x1f${'\x00\xff'.repeat(32)}`)],
    [`smp${btoa(`\x01\x40${'\x07'.repeat(64)}`)}`, btoa(`\x01\x40${'\x07'.repeat(64)}`)],
  ])('bip122: signs a message, and returns the signature %s in base64', async (answered, given) => {
    const session = await open('bip122', openChannel('bip122', { signature: answered }).channel)
    expect(await session.actions.signMessage?.({ message: 'hello' })).toBe(given)
  })
  test.each(['notbase64sig_-_-_-_-', 'abababababababab', '1f'.repeat(64), `1f${'00'.repeat(64)}`, ''])(
    'R37: bip122: rejects %j as a signature of a message',
    async (signature) => {
      const session = await open('bip122', openChannel('bip122', { signature }).channel)
      await expect(session.actions.signMessage?.({ message: 'hello' })).rejects.toMatchObject({
        code: 'WALLET_BAD_RESULT',
        details: expect.stringContaining(signature),
      })
    },
  )
  test('polkadot: signs a message', async () => {
    const remote = openChannel('polkadot', { signature: hex })
    const session = await open('polkadot', remote.channel)
    expect(await session.actions.signMessage?.({ message: 'hello' })).toBe(hex)
  })
  test.each([
    ['of sr25519 with 64 bytes', `0x${'ab'.repeat(64)}`, `0x01${'ab'.repeat(64)}`],
    ['of ecdsa with 65 bytes', `0x${'ab'.repeat(65)}`, `0x02${'ab'.repeat(65)}`],
    ['of ed25519 that includes the key type', `0x00${'ab'.repeat(64)}`, `0x00${'ab'.repeat(64)}`],
  ])(
    'R141: polkadot: signs a payload, and returns a signature %s with its key type',
    async (_title, answered, given) => {
      const remote = openChannel('polkadot', { signature: answered, signedTransaction: hex })
      const session = await open('polkadot', remote.channel)
      const address = session.accounts[0]?.address ?? ''
      const genesisHash: Hex = `0x${networksOf('polkadot')[0]?.id}${'0'.repeat(32)}`
      const payload = { ...polkadotPayload, address, genesisHash }
      expect(await session.actions.signPayload?.({ payload })).toEqual({ signature: given, signedTransaction: hex })
      expect(remote.asked).toEqual([
        expect.objectContaining({
          method: 'polkadot_signTransaction',
          params: { address, transactionPayload: payload },
        }),
      ])
      await expect(
        session.actions.signPayload?.({ payload: { ...payload, genesisHash: `0x${'1'.repeat(64)}` } }),
      ).rejects.toMatchObject({ code: 'WRONG_NETWORK' })
      expect(remote.asked).toHaveLength(1)
    },
  )
  test('R141: polkadot: an unreadable signature is WALLET_BAD_RESULT, and signing is absent without a grant', async () => {
    const session = await open('polkadot', openChannel('polkadot', { signature: '0x00' }).channel)
    const address = session.accounts[0]?.address ?? ''
    const genesisHash: Hex = `0x${networksOf('polkadot')[0]?.id}${'0'.repeat(32)}`
    await expect(
      session.actions.signPayload?.({ payload: { ...polkadotPayload, address, genesisHash } }),
    ).rejects.toMatchObject({ code: 'WALLET_BAD_RESULT' })
    const bare = await open(
      'polkadot',
      openChannel('polkadot', undefined, { methods: ['polkadot_signMessage'] }).channel,
    )
    expect(bare.actions).not.toHaveProperty('signPayload')
  })
  test('R37: accepts hashes and signatures without 0x and in capitals, and an empty signature of a contract account', async () => {
    const remote = openChannel('eip155', 'AB'.repeat(32))
    const { actions } = await open('eip155', remote.channel)
    expect(await actions.sendTransaction({ to: accountOf.eip155 })).toBe(`0x${'ab'.repeat(32)}`)
    expect(await actions.signMessage({ message: '' })).toBe(`0x${'ab'.repeat(32)}`)
    remote.answer('0x')
    expect(await actions.signMessage({ message: '' })).toBe('0x')
    const signature = 'AB'.repeat(64)
    const polkadot = await open('polkadot', openChannel('polkadot', { signature }).channel)
    expect(await polkadot.actions.signMessage?.({ message: '' })).toBe(`0x${signature.toLowerCase()}`)
    const bitcoin = await open('bip122', openChannel('bip122', { txid: `0x${'AB'.repeat(32)}` }).channel)
    const paying = bitcoin.actions.sendTransfer?.({ recipients: [{ address: accountOf.bip122, amount: 1_000n }] })
    expect(await paying).toBe('ab'.repeat(32))
  })
  test('sends a Polkadot message as text, and bytes and text that looks like hex as hex', async () => {
    const { channel, asked } = openChannel('polkadot', { signature: 'ab'.repeat(64) })
    const { actions } = await open('polkadot', channel)
    for (const message of ['Grüße', '0x1234', { raw: '0xff' }, { raw: '0x6869' }] as const)
      await actions.signMessage?.({ message })
    const sent = asked.map(({ params }) => readField(params, 'message'))
    expect(sent).toEqual(['Grüße', '0x307831323334', '0xff', 'hi'])
    await expect(actions.signMessage?.({ message: { raw: '0x1' } })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  })
  test('R157: eip155: ignores the zero address as an account', () => {
    const parse = createAccountParser('eip155', { methods: [], events: [], accounts: [], networkIds: [] })
    expect(parse(`eip155:1:0x${'0'.repeat(40)}`).ok).toBe(false)
    expect(parse(`eip155:1:0x${'0'.repeat(39)}1`).ok).toBe(true)
  })
  test('rejects an unreadable result; an action without a grant is absent', async () => {
    const session = await open('eip155', openChannel('eip155', 'nonsense').channel)
    await expect(session.actions.signMessage({ message: '' })).rejects.toMatchObject({ code: 'WALLET_BAD_RESULT' })
    const bare = await open('solana', openChannel('solana', undefined, { methods: [] }).channel)
    expect(bare.actions).toEqual({})
  })
  test('has no provider after the session has ended', async () => {
    const remote = openChannel('eip155', hex)
    const session = await open('eip155', remote.channel)
    remote.emit({ type: 'ended' })
    await expect(session.actions.signMessage({ message: '' })).rejects.toMatchObject({
      code: 'UNIVERSAL_PROVIDER_UNDEFINED',
      shortMessage: 'UniversalAdapter:signMessage - provider is undefined',
    })
  })
  test('the provider sends requests for the named network', async () => {
    const remote = openChannel('eip155', '0x1')
    const { provider } = (await open('eip155', remote.channel)) as { provider: UniversalProvider }
    await provider.request({ method: 'eth_accounts' }, 'eip155:1')
    expect(remote.asked[0]).toMatchObject({ method: 'eth_accounts', params: [], networkId: 'eip155:1' })
    const blob = { to: accountOf.eip155, type: '0x3', blobVersionedHashes: [hash] }
    await provider.request({ method: 'eth_sendTransaction', params: [blob] })
    expect(remote.asked[1]).toMatchObject({ method: 'eth_sendTransaction', params: [blob] })
    await expect(provider.request({ method: 'eth_accounts' }, 'nonsense')).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
    })
  })
})

test('reads the network of an event in every form, and ignores other values', () => {
  const read = (data: unknown) =>
    readEventNetwork('eip155', { type: 'event', name: 'chainChanged', data, networkId: 'eip155:1' })
  expect([8453, '8453', '0x2105', 'eip155:8453'].map(read)).toEqual(Array(4).fill('eip155:8453'))
  fc.assert(
    fc.property(anything, (data) => {
      expect(read(data) ?? 'eip155:').toMatch(/^eip155:/)
    }),
  )
})
