import '../session/connect.js'
import '../actions/actions.js'
import { createError, errors, type Network, type Session, type SessionEvent } from '@latchkey/common'
import { createAdapterContext, createFakeClock, type ScriptedChannel } from '@latchkey/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter.js'
import {
  change,
  createChannel,
  granted,
  mainnet,
  mainnetId,
  ordinal,
  other,
  own,
  payment,
  publicKey,
  testnet,
  testnetId,
  testPayment,
  txid,
} from '../../test/scriptedChannel.js'
import { toHex } from '../parse/bytes.js'

function setUp(channel = createChannel()) {
  const clock = createFakeClock()
  const context = createAdapterContext({ clock, networks: [mainnet, testnet, own] })
  const adapter = createAdapter(context, {})
  const openAgain = async (request = {}) => (await adapter.openRemote?.(channel, request)) as Session<'bip122'>
  /** Waits for a frame and its reads. */
  const frame = async () => {
    await clock.advance(16)
    await clock.advance(0)
  }
  return { channel, clock, adapter, context, openAgain, frame }
}

async function open(channel?: ScriptedChannel, request?: { network?: Network }) {
  const parts = setUp(channel)
  const session = await parts.openAgain(request)
  const events: SessionEvent[] = []
  session.watch((event) => events.push(event))
  const shown = () => session.accounts.map(({ address, type }) => [address, type])
  return { ...parts, session, events, shown }
}

describe('opening', () => {
  test('lists payment addresses first, with the reported purposes and keys and without change addresses', async () => {
    const { session, shown, channel } = await open()
    expect(session).toMatchObject({
      namespace: 'bip122',
      connectorId: 'walletConnect',
      connectorType: 'WALLET_CONNECT',
      wallet: channel.wallet,
      networkId: mainnetId,
      supportsAllNetworks: false,
      approvedNetworkIds: [mainnetId, testnetId],
    })
    expect(shown()).toEqual([
      [payment, 'payment'],
      [ordinal, 'ordinal'],
    ])
    expect(session.accounts[0]?.publicKey).toBe(publicKey)
    expect(channel.asked).toMatchObject([
      { method: 'getAccountAddresses', params: { account: payment }, networkId: mainnetId },
    ])
  })

  test('lists the granted addresses without a request if getAccountAddresses was not granted', async () => {
    const channel = createChannel({ methods: ['signMessage'] })
    const { session, shown } = await open(channel, { network: testnet })
    expect(session.networkId).toBe(testnetId)
    expect(shown()).toEqual([[testPayment, 'payment']])
    expect(channel.asked).toEqual([])
    expect(Object.keys(session.actions).sort()).toEqual(['getAccountAddresses', 'signMessage'])
  })

  test('R34: for any grant and reported addresses, opens a session with an account of an approved network, or none', async () => {
    const text = fc.oneof(fc.constantFrom(...granted.accounts, payment, ordinal, change), fc.anything())
    const list = fc.oneof(fc.array(text), fc.anything()) as fc.Arbitrary<never>
    const responses = fc.oneof(
      fc.array(fc.record({ address: text, path: fc.anything(), intention: fc.anything(), publicKey: fc.anything() })),
      fc.anything(),
    )
    await fc.assert(
      fc.asyncProperty(list, responses, async (accounts, response) => {
        const channel = createChannel({ accounts })
        channel.answers.getAccountAddresses = () => response
        const opened = await open(channel).catch((error: unknown) => error)
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

  test('FI20: lists the granted addresses after 1.5 s without a response, and applies a late response', async () => {
    const channel = createChannel()
    const { getAccountAddresses } = channel.answers
    let response: (value: unknown) => void = () => undefined
    channel.answers.getAccountAddresses = () => new Promise((resolve) => (response = resolve))
    const { openAgain, clock, frame } = setUp(channel)
    const opening = openAgain()
    await expect.poll(() => clock.timerCount(), { interval: 1 }).toBe(1)
    await clock.advance(1_500)
    const session = await opening
    expect(session.accounts.map(({ address }) => address)).toEqual([payment])
    response(getAccountAddresses?.({} as never))
    await frame()
    expect(session.accounts.map(({ address }) => address)).toEqual([payment, ordinal])
  })

  test('FI3: opens no session if the wallet ends it while the addresses are requested', async () => {
    const channel = createChannel()
    channel.answers.getAccountAddresses = () => new Promise(() => undefined)
    const { openAgain, clock } = setUp(channel)
    const opening = expect(openAgain()).rejects.toThrow(expect.objectContaining({ code: 'NOT_CONNECTED' }))
    await expect.poll(() => channel.asked, { interval: 1 }).toHaveLength(1)
    channel.tell({ type: 'ended' })
    await opening
    expect([channel.listenerCount(), clock.timerCount()]).toEqual([0, 0])
  })

  test('sends no request after a reload, and deletes the stored addresses on disconnect', async () => {
    const { openAgain, channel, context } = setUp()
    await openAgain()
    const session = await openAgain()
    expect(session.accounts.map(({ address, publicKey: key }) => [address, key])).toEqual([
      [payment, publicKey],
      [ordinal, undefined],
    ])
    expect(channel.asked).toHaveLength(1)
    await session.disconnect()
    expect(context.ports.storage.keys()).toEqual([])
  })

  test('L8: deletes the stored addresses if the grant is gone', async () => {
    const { session, channel, context } = await open()
    channel.grant = { ...channel.grant, accounts: [], networkIds: [] }
    await session.refresh?.().catch(() => undefined)
    expect(channel.disconnectCount).toBe(1)
    expect(context.ports.storage.keys()).toEqual([])
  })

  test('ignores stored addresses of another account', async () => {
    const { openAgain, channel } = setUp()
    await openAgain()
    channel.grant = { ...channel.grant, accounts: [`${mainnetId}:${other}`] }
    channel.answers.getAccountAddresses = () => [{ address: other, publicKey }]
    expect((await openAgain()).accounts.map(({ address }) => address)).toEqual([other])
    expect(channel.asked.at(-1)?.params).toEqual({ account: other })
  })

  test('L1: an aborted attempt or a destroyed adapter opens nothing', async () => {
    const channel = createChannel()
    channel.answers.getAccountAddresses = () => new Promise(() => undefined)
    const { openAgain, adapter } = setUp(channel)
    const aborted = new AbortController()
    const opening = expect(openAgain({ signal: aborted.signal })).rejects.toThrow(
      expect.objectContaining({ code: 'ABORTED' }),
    )
    await expect.poll(() => channel.asked, { interval: 1 }).toHaveLength(1)
    aborted.abort()
    await opening
    const other = expect(openAgain()).rejects.toThrow(expect.objectContaining({ code: 'DESTROYED' }))
    await expect.poll(() => channel.asked, { interval: 1 }).toHaveLength(2)
    adapter.destroy()
    await other
    expect(channel.listenerCount()).toBe(0)
  })
})

describe('requests', () => {
  test('signs a message with the named address, and converts hex to base64', async () => {
    const { session, channel } = await open()
    const bytes = Uint8Array.from({ length: 65 }, (_, index) => (index === 0 ? 31 : index))
    channel.answers.signMessage = () => ({ address: payment, signature: toHex(bytes) })
    expect(await session.actions.signMessage?.({ message: 'hi', protocol: 'ecdsa' })).toBe(
      Buffer.from(bytes).toString('base64'),
    )
    expect(channel.asked.at(-1)).toMatchObject({
      method: 'signMessage',
      params: { account: payment, message: 'hi', address: payment, protocol: 'ecdsa' },
      networkId: mainnetId,
    })
    channel.answers.signMessage = () => ({ signature: Buffer.from(bytes).toString('base64') })
    expect(await session.actions.signMessage?.({ message: 'hi' })).toBe(Buffer.from(bytes).toString('base64'))
  })

  test.each([null, 'text', {}, { signature: '' }, { signature: 'zz' }, { signature: 'ab'.repeat(500_000) }])(
    'R37: rejects the malformed signature %#',
    async (response) => {
      const { session, channel } = await open()
      channel.answers.signMessage = () => response
      await expect(session.actions.signMessage?.({ message: 'hi' })).rejects.toThrow(
        expect.objectContaining({ code: 'WALLET_BAD_RESULT' }),
      )
    },
  )

  test('FI23: rejects a signature of another address with ACCOUNT_CHANGED', async () => {
    const { session, channel } = await open()
    channel.answers.signMessage = () => ({ address: change, signature: 'ab'.repeat(65) })
    await expect(session.actions.signMessage?.({ message: 'hi' })).rejects.toThrow(
      expect.objectContaining({ code: 'ACCOUNT_CHANGED' }),
    )
  })

  test('R34: a wallet that writes its addresses in upper case signs and pays with its own account', async () => {
    const account = payment.toUpperCase()
    const accounts = [`${mainnetId}:${account}`]
    const { session, shown, channel } = await open(createChannel({ accounts, networkIds: [mainnetId] }))
    expect(shown()).toContainEqual([ordinal, 'ordinal'])
    channel.answers.signMessage = () => ({ address: account, signature: `1f${'01'.repeat(64)}` })
    expect(await session.actions.signMessage?.({ message: 'hi' })).not.toBe('')
    expect(await session.actions.sendTransfer?.({ recipients: [{ address: change, amount: 1_000n }] })).toBe(txid)
    expect(channel.asked.at(-1)).toMatchObject({ method: 'sendTransfer', params: { account } })
  })

  test('asks the wallet to pay a single recipient, with the amount in satoshi as text', async () => {
    const { session, channel } = await open()
    const pay = session.actions.sendTransfer
    expect(await pay?.({ recipients: [{ address: change, amount: 123_000_000n }] })).toBe(txid)
    expect(channel.asked.at(-1)).toMatchObject({
      method: 'sendTransfer',
      params: { account: payment, recipientAddress: change, amount: '123000000' },
      networkId: mainnetId,
    })
  })

  test.each([null, {}, { txid: 5 }, { txid: 'ab' }])('R37: rejects %j as a transaction', async (response) => {
    const { session, channel } = await open()
    channel.answers.sendTransfer = () => response
    await expect(session.actions.sendTransfer?.({ recipients: [{ address: change, amount: 1_000n }] })).rejects.toThrow(
      expect.objectContaining({ code: 'WALLET_BAD_RESULT' }),
    )
  })

  test('keeps sendTransfer if the adapter rejects several recipients, and removes it if the wallet lacks the method', async () => {
    const recipient = { address: change, amount: 1_000n }
    const recipients = [recipient, { address: other, amount: 1_000n }]
    const channel = createChannel({ methods: ['sendTransfer'] })
    const { session } = await open(channel)
    await expect(session.actions.sendTransfer?.({ recipients })).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
    expect(await session.actions.sendTransfer?.({ recipients: [recipient] })).toBe(txid)
    channel.answers.sendTransfer = () =>
      Promise.reject(createError(errors.METHOD_NOT_SUPPORTED, { cause: { code: 5101 } }))
    const sending = session.actions.sendTransfer?.({ recipients: [recipient] })
    await expect(sending).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
    expect(Object.keys(session.actions)).toEqual(['getAccountAddresses'])
  })

  test('getAccountAddresses lists every address, including those that are not accounts', async () => {
    const { session } = await open()
    const addresses = await session.actions.getAccountAddresses?.()
    expect(addresses?.map(({ address }) => address).sort()).toEqual([payment, ordinal, change].sort())
  })

  test('the provider sends requests of an app on the active network', async () => {
    const { session, channel } = await open()
    await session.switchNetwork?.(testnet)
    const provider = session.provider as { request(asked: object): Promise<unknown> }
    await provider.request({ method: 'sendTransfer', params: { account: testPayment } })
    expect(channel.asked.at(-1)).toMatchObject({
      method: 'sendTransfer',
      params: { account: testPayment },
      networkId: testnetId,
    })
  })
})

describe('networks and updates', () => {
  test('R38: switches to an approved network immediately, and rejects another with WRONG_NETWORK', async () => {
    const { session, shown, events } = await open()
    await session.switchNetwork?.(testnet)
    expect(session.networkId).toBe(testnetId)
    expect(shown()).toEqual([[testPayment, 'payment']])
    expect(events.map(({ type }) => type)).toEqual(['networkChanged', 'accountsChanged'])
    await expect(session.switchNetwork?.(own)).rejects.toThrow(expect.objectContaining({ code: 'WRONG_NETWORK' }))
    expect(session.networkId).toBe(testnetId)
  })

  test('requests the addresses of a network after a switch, and applies them when they arrive', async () => {
    const { session, channel, frame } = await open()
    channel.answers.getAccountAddresses = () => [{ address: testPayment, publicKey }]
    await session.switchNetwork?.(testnet)
    await frame()
    expect(session.accounts).toEqual([{ namespace: 'bip122', address: testPayment, type: 'payment', publicKey }])
    expect(channel.asked.at(-1)).toMatchObject({ params: { account: testPayment }, networkId: testnetId })
  })

  test('an update changes accounts, networks and actions', async () => {
    const { session, channel, events, frame } = await open()
    channel.update({ accounts: [`${mainnetId}:${other}`], methods: ['signPsbt'] })
    await frame()
    expect(session.approvedNetworkIds).toEqual([mainnetId])
    expect(session.accounts.map(({ address }) => address)).toEqual([other])
    expect(Object.keys(session.actions).sort()).toEqual(['getAccountAddresses', 'sendTransfer', 'signPsbt'])
    expect(new Set(events.map(({ type }) => type))).toEqual(
      new Set(['networkChanged', 'accountsChanged', 'actionsChanged']),
    )
  })

  test.each([
    ['in the form of the specification', [{ address: payment }, { address: ordinal, intention: 'ordinal' }]],
    ['as plain text', [payment, `${mainnetId}:${ordinal}`]],
  ])('applies changed addresses %s', async (_, data) => {
    const channel = createChannel()
    channel.answers.getAccountAddresses = () => [{ address: payment, publicKey }]
    const { session, shown, frame } = await open(channel)
    channel.event('bip122_addressesChanged', data, mainnetId)
    await frame()
    expect(shown()).toEqual([
      [payment, 'payment'],
      [ordinal, 'ordinal'],
    ])
    expect(session.accounts[0]?.publicKey).toBe(publicKey)
  })

  test('R34: after any event data, the session has the granted account', async () => {
    const { session, channel, frame } = await open()
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.anything(), fc.array(fc.oneof(fc.string(), fc.anything()))), async (data) => {
        channel.event('bip122_addressesChanged', data, mainnetId)
        await frame()
        expect(session.accounts[0]?.address).toBe(payment)
      }),
      { numRuns: 20 },
    )
  })
})
