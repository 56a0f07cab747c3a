import '../connectedParts.js'
import '../walletActions.js'
import { AppKitError, type Network, type Session, type SessionEvent } from '@latchkey/common'
import { createAdapterContext, createFakeClock } from '@latchkey/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  change,
  createScriptedWire,
  granted,
  mainnetId,
  ordinal,
  other,
  payment,
  publicKey,
  type ScriptedWire,
  testnetId,
  testPayment,
  txid,
} from '../../test/scriptedWire.js'
import { toHex } from '../bytes.js'
import { createAdapter } from '../createAdapter.js'

const networkOf = (caipNetworkId: Network['caipNetworkId']): Network => ({
  id: caipNetworkId.slice(7),
  caipNetworkId,
  chainNamespace: 'bip122',
  name: 'Bitcoin',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9/'] } },
})
const mainnet = networkOf(mainnetId)
const testnet = networkOf(testnetId)
const signet = networkOf('bip122:00000008819873e925422c1ff0f99f7c')

function setUp(wire = createScriptedWire(), networks: readonly Network[] = [mainnet, testnet, signet]) {
  const clock = createFakeClock()
  const context = createAdapterContext({ clock, networks })
  const adapter = createAdapter(context, {})
  const openAgain = async (request = {}) =>
    (await (await adapter.walletConnect?.())?.open(wire, request)) as Session<'bip122'>
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await clock.advance(0)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await clock.advance(16)
  }
  return { wire, clock, adapter, context, openAgain, settle }
}

async function open(wire?: ScriptedWire, request?: { network?: Network }) {
  const parts = setUp(wire)
  const session = await parts.openAgain(request)
  const events: SessionEvent[] = []
  session.watch((event) => events.push(event))
  const shown = () => session.accounts.map(({ address, type }) => [address, type])
  return { ...parts, session, events, shown }
}

describe('opening', () => {
  test('the addresses that pay come first, with purposes and keys as the wallet told them; change addresses are no accounts', async () => {
    const { session, shown, wire } = await open()
    expect(session).toMatchObject({
      namespace: 'bip122',
      connectorId: 'walletConnect',
      connectorType: 'WALLET_CONNECT',
      wallet: wire.wallet,
      networkId: mainnetId,
      supportsAllNetworks: false,
      approvedNetworkIds: [mainnetId, testnetId],
    })
    expect(shown()).toEqual([
      [payment, 'payment'],
      [ordinal, 'ordinal'],
    ])
    expect(session.accounts[0]?.publicKey).toBe(publicKey)
    expect(wire.asked).toMatchObject([
      { method: 'getAccountAddresses', params: { account: payment }, networkId: mainnetId },
    ])
  })

  test('without that method the granted addresses are what there is, and nobody is asked', async () => {
    const wire = createScriptedWire({ methods: ['signMessage'] })
    const { session, shown } = await open(wire, { network: testnet })
    expect(session.networkId).toBe(testnetId)
    expect(shown()).toEqual([[testPayment, 'payment']])
    expect(wire.asked).toEqual([])
    expect(Object.keys(session.actions).sort()).toEqual(['getAccountAddresses', 'signMessage'])
  })

  test.each([
    ['no account', []],
    ['garbage', ['', `${mainnetId}:${payment}x`, `eip155:1:${payment}`, `${mainnetId}:${testPayment}`, null as never]],
  ])('R34: %s is WALLET_NO_ACCOUNT, and nothing listens any more', async (_, accounts) => {
    const wire = createScriptedWire({ accounts })
    await expect(open(wire)).rejects.toThrow(expect.objectContaining({ code: 'WALLET_NO_ACCOUNT' }))
    expect(wire.listenerCount()).toBe(0)
  })

  test('R34: whatever is granted and told, a session has an account of an approved network, or none is opened', async () => {
    const text = fc.oneof(fc.constantFrom(...granted.accounts, payment, ordinal, change), fc.anything())
    const list = fc.oneof(fc.array(text), fc.anything()) as fc.Arbitrary<never>
    const told = fc.oneof(
      fc.array(fc.record({ address: text, path: fc.anything(), intention: fc.anything(), publicKey: fc.anything() })),
      fc.anything(),
    )
    await fc.assert(
      fc.asyncProperty(list, told, async (accounts, answer) => {
        const wire = createScriptedWire({ accounts })
        wire.answers.getAccountAddresses = () => answer
        const opened = await open(wire).catch((error: unknown) => error)
        if (opened instanceof Error) {
          expect(opened).toMatchObject({ code: 'WALLET_NO_ACCOUNT' })
          return
        }
        const { session } = opened as Awaited<ReturnType<typeof open>>
        expect(session.accounts.length).toBeGreaterThan(0)
        expect(session.approvedNetworkIds).toContain(session.networkId)
      }),
      { numRuns: 100 },
    )
  })

  test('FI20: a wallet that does not tell its addresses within 1.5 s is shown as granted; what it tells later is taken over', async () => {
    const wire = createScriptedWire()
    const { getAccountAddresses } = wire.answers
    let answer: (value: unknown) => void = () => undefined
    wire.answers.getAccountAddresses = () => new Promise((resolve) => (answer = resolve))
    const { openAgain, clock, settle } = setUp(wire)
    const opening = openAgain()
    await settle()
    await clock.advance(1_500)
    const session = await opening
    expect(session.accounts.map(({ address }) => address)).toEqual([payment])
    answer(getAccountAddresses?.({} as never))
    await settle()
    expect(session.accounts.map(({ address }) => address)).toEqual([payment, ordinal])
  })

  test('after a reload the phone is not asked again; disconnecting forgets the addresses', async () => {
    const { openAgain, wire, context } = setUp()
    await openAgain()
    const session = await openAgain()
    expect(session.accounts.map(({ address, publicKey: key }) => [address, key])).toEqual([
      [payment, publicKey],
      [ordinal, undefined],
    ])
    expect(wire.asked).toHaveLength(1)
    await session.disconnect()
    expect(context.ports.storage.keys()).toEqual([])
  })

  test('what is remembered of another account is not shown', async () => {
    const { openAgain, wire } = setUp()
    await openAgain()
    wire.grant = { ...wire.grant, accounts: [`${mainnetId}:${other}`] }
    wire.answers.getAccountAddresses = () => [{ address: other, publicKey }]
    expect((await openAgain()).accounts.map(({ address }) => address)).toEqual([other])
    expect(wire.asked.at(-1)?.params).toEqual({ account: other })
  })

  test('L1: an attempt that was given up, or an adapter that ended, opens nothing', async () => {
    const wire = createScriptedWire()
    wire.answers.getAccountAddresses = () => new Promise(() => undefined)
    const { openAgain, adapter, settle } = setUp(wire)
    const aborted = new AbortController()
    const opening = expect(openAgain({ signal: aborted.signal })).rejects.toThrow('cancelled')
    await settle()
    aborted.abort()
    await opening
    const other = expect(openAgain()).rejects.toThrow(expect.objectContaining({ code: 'DESTROYED' }))
    await settle()
    adapter.destroy()
    await other
    expect(wire.listenerCount()).toBe(0)
  })
})

describe('asking', () => {
  test('a message is signed with the address named; hexadecimal becomes base64', async () => {
    const { session, wire } = await open()
    const bytes = Uint8Array.from({ length: 65 }, (_, index) => (index === 0 ? 31 : index))
    wire.answers.signMessage = () => ({ address: payment, signature: toHex(bytes) })
    expect(await session.actions.signMessage?.({ message: 'hi', protocol: 'ecdsa' })).toBe(
      Buffer.from(bytes).toString('base64'),
    )
    expect(wire.asked.at(-1)).toMatchObject({
      method: 'signMessage',
      params: { account: payment, message: 'hi', address: payment, protocol: 'ecdsa' },
      networkId: mainnetId,
    })
    wire.answers.signMessage = () => ({ signature: Buffer.from(bytes).toString('base64') })
    expect(await session.actions.signMessage?.({ message: 'hi' })).toBe(Buffer.from(bytes).toString('base64'))
  })

  test.each([null, 'text', {}, { signature: '' }, { signature: 'zz' }, { signature: 'ab'.repeat(500_000) }])(
    'R37: the answer %# is no signature',
    async (answer) => {
      const { session, wire } = await open()
      wire.answers.signMessage = () => answer
      await expect(session.actions.signMessage?.({ message: 'hi' })).rejects.toThrow(
        expect.objectContaining({ code: 'WALLET_BAD_RESULT' }),
      )
    },
  )

  test('FI23: a signature of another address is ACCOUNT_CHANGED', async () => {
    const { session, wire } = await open()
    wire.answers.signMessage = () => ({ address: change, signature: 'ab'.repeat(65) })
    await expect(session.actions.signMessage?.({ message: 'hi' })).rejects.toThrow(
      expect.objectContaining({ code: 'ACCOUNT_CHANGED' }),
    )
  })

  test('one recipient is paid by the wallet, in satoshi as text', async () => {
    const { session, wire } = await open()
    const pay = session.actions.sendTransfer
    expect(await pay?.({ recipients: [{ address: change, amount: 123_000_000n }] })).toBe(txid)
    expect(wire.asked.at(-1)).toMatchObject({
      method: 'sendTransfer',
      params: { account: payment, recipientAddress: change, amount: '123000000' },
      networkId: mainnetId,
    })
  })

  test.each([null, {}, { txid: 5 }, { txid: 'ab' }])('R37: the answer %j is no transaction', async (answer) => {
    const { session, wire } = await open()
    wire.answers.sendTransfer = () => answer
    await expect(session.actions.sendTransfer?.({ recipients: [{ address: change, amount: 1n }] })).rejects.toThrow(
      expect.objectContaining({ code: 'WALLET_BAD_RESULT' }),
    )
  })

  test('every address is listed when they are asked for, also those that are no accounts', async () => {
    const { session } = await open()
    const addresses = await session.actions.getAccountAddresses?.()
    expect(addresses?.map(({ address }) => address).sort()).toEqual([payment, ordinal, change].sort())
  })

  test('L1: whoever gives up is heard at the wire', async () => {
    const { session, wire, settle } = await open()
    wire.answers.signMessage = () => new Promise(() => undefined)
    const aborted = new AbortController()
    const outcome = session.actions.signMessage?.({ message: 'hi', signal: aborted.signal })
    const rejected = expect(outcome).rejects.toThrow(expect.objectContaining({ code: 'ABORTED' }))
    await settle()
    aborted.abort()
    await rejected
    expect(wire.asked.at(-1)?.signal?.aborted).toBe(true)
  })

  test('R36: errors of the wire arrive as they are', async () => {
    const { session, wire } = await open()
    wire.answers.signMessage = () => Promise.reject(new AppKitError('USER_REJECTED'))
    await expect(session.actions.signMessage?.({ message: 'hi' })).rejects.toThrow(
      expect.objectContaining({ code: 'USER_REJECTED' }),
    )
  })

  test('an app asks by the provider, on the network in use', async () => {
    const { session, wire } = await open()
    await session.switchNetwork?.(testnet)
    const provider = session.provider as { request(asked: object): Promise<unknown> }
    await provider.request({ method: 'sendTransfer', params: { account: testPayment } })
    expect(wire.asked.at(-1)).toMatchObject({
      method: 'sendTransfer',
      params: { account: testPayment },
      networkId: testnetId,
    })
  })
})

describe('networks and news', () => {
  test('an approved network is switched to at once; another is WRONG_NETWORK (R38)', async () => {
    const { session, shown, events } = await open()
    await session.switchNetwork?.(testnet)
    expect(session.networkId).toBe(testnetId)
    expect(shown()).toEqual([[testPayment, 'payment']])
    expect(events.map(({ type }) => type)).toEqual(['networkChanged', 'accountsChanged'])
    await expect(session.switchNetwork?.(signet)).rejects.toThrow(expect.objectContaining({ code: 'WRONG_NETWORK' }))
    expect(session.networkId).toBe(testnetId)
  })

  test('the addresses of the network that is gone to are asked for, and taken over when they come', async () => {
    const { session, wire, settle } = await open()
    wire.answers.getAccountAddresses = () => [{ address: testPayment, publicKey }]
    await session.switchNetwork?.(testnet)
    await settle()
    expect(session.accounts).toEqual([{ namespace: 'bip122', address: testPayment, type: 'payment', publicKey }])
    expect(wire.asked.at(-1)).toMatchObject({ params: { account: testPayment }, networkId: testnetId })
  })

  test('an update changes accounts, networks and actions', async () => {
    const { session, wire, events, settle } = await open()
    wire.grant = { ...wire.grant, accounts: [`${mainnetId}:${other}`], methods: ['signPsbt'] }
    wire.tell({ type: 'updated' })
    await settle()
    expect(session.approvedNetworkIds).toEqual([mainnetId])
    expect(session.accounts.map(({ address }) => address)).toEqual([other])
    expect(Object.keys(session.actions).sort()).toEqual(['getAccountAddresses', 'sendTransfer', 'signPsbt'])
    expect(new Set(events.map(({ type }) => type))).toEqual(
      new Set(['networkChanged', 'accountsChanged', 'actionsChanged']),
    )
  })

  test.each([
    ['as the specification has them', [{ address: payment }, { address: ordinal, intention: 'ordinal' }]],
    ['as plain text', [payment, `${mainnetId}:${ordinal}`]],
  ])('addresses that changed, %s, are taken over', async (_, data) => {
    const wire = createScriptedWire()
    wire.answers.getAccountAddresses = () => [{ address: payment, publicKey }]
    const { session, shown, settle } = await open(wire)
    wire.tell({ type: 'event', name: 'bip122_addressesChanged', data, networkId: mainnetId })
    await settle()
    expect(shown()).toEqual([
      [payment, 'payment'],
      [ordinal, 'ordinal'],
    ])
    expect(session.accounts[0]?.publicKey).toBe(publicKey)
  })

  test('R34: any event data at all leaves the granted account', async () => {
    const { session, wire, settle } = await open()
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.anything(), fc.array(fc.oneof(fc.string(), fc.anything()))), async (data) => {
        wire.tell({ type: 'event', name: 'bip122_addressesChanged', data, networkId: mainnetId })
        await settle()
        expect(session.accounts[0]?.address).toBe(payment)
      }),
      { numRuns: 20 },
    )
  })

  test.each([
    ['ends the session', () => undefined, { type: 'ended' }],
    [
      'shares no account any more',
      (wire: ScriptedWire) => Object.assign(wire, { grant: { ...granted, accounts: [] } }),
      { type: 'updated' },
    ],
  ] as const)('FI3: a wallet that %s disconnects; later requests are NOT_CONNECTED', async (_, alter, news) => {
    const { session, wire, events, settle, context } = await open()
    alter(wire)
    wire.tell(news)
    await settle()
    expect(events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
    expect(context.ports.storage.keys()).toEqual([])
    expect(wire.listenerCount()).toBe(0)
    await expect(session.actions.signMessage?.({ message: 'hi' })).rejects.toThrow(
      expect.objectContaining({ code: 'NOT_CONNECTED' }),
    )
  })
})

describe('ending', () => {
  test('disconnecting leaves the wire, and waits 3 s for it at most (FI20)', async () => {
    const first = await open()
    await first.session.disconnect()
    expect(first.wire.hasLeft).toBe(true)
    expect(first.wire.listenerCount()).toBe(0)

    const wire = createScriptedWire()
    wire.leave = () => new Promise(() => undefined)
    const second = await open(wire)
    let isOver = false
    void second.session.disconnect().then(() => {
      isOver = true
    })
    await second.clock.advance(2_999)
    expect(isOver).toBe(false)
    await second.clock.advance(1)
    expect(isOver).toBe(true)
  })

  test('L7: a session that is detached listens no longer and does not leave', async () => {
    const { session, wire } = await open()
    session.detach()
    expect(wire.listenerCount()).toBe(0)
    expect(wire.hasLeft).toBe(false)
  })
})
