import '../connectedParts.js'
import '../walletActions.js'
import type { Network, Session, SessionEvent } from '@latchkey/common'
import { createAdapterContext, createFakeClock, type ScriptedWire } from '@latchkey/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  change,
  createWire,
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
} from '../../test/scriptedWire.js'
import { toHex } from '../bytes.js'
import { createAdapter } from '../createAdapter.js'

function setUp(wire = createWire()) {
  const clock = createFakeClock()
  const context = createAdapterContext({ clock, networks: [mainnet, testnet, own] })
  const adapter = createAdapter(context, {})
  const openAgain = async (request = {}) =>
    (await (await adapter.walletConnect?.())?.open(wire, request)) as Session<'bip122'>
  /** A frame, and what is read after it. */
  const frame = async () => {
    await clock.advance(16)
    await clock.advance(0)
  }
  return { wire, clock, adapter, context, openAgain, frame }
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
    const wire = createWire({ methods: ['signMessage'] })
    const { session, shown } = await open(wire, { network: testnet })
    expect(session.networkId).toBe(testnetId)
    expect(shown()).toEqual([[testPayment, 'payment']])
    expect(wire.asked).toEqual([])
    expect(Object.keys(session.actions).sort()).toEqual(['getAccountAddresses', 'signMessage'])
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
        const wire = createWire({ accounts })
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
    const wire = createWire()
    const { getAccountAddresses } = wire.answers
    let answer: (value: unknown) => void = () => undefined
    wire.answers.getAccountAddresses = () => new Promise((resolve) => (answer = resolve))
    const { openAgain, clock, frame } = setUp(wire)
    const opening = openAgain()
    await expect.poll(() => clock.timerCount(), { interval: 1 }).toBe(1)
    await clock.advance(1_500)
    const session = await opening
    expect(session.accounts.map(({ address }) => address)).toEqual([payment])
    answer(getAccountAddresses?.({} as never))
    await frame()
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

  test('L8: nor are they kept where the page finds out that nothing is granted any more', async () => {
    const { session, wire, context } = await open()
    wire.grant = { ...wire.grant, accounts: [], networkIds: [] }
    await session.refresh?.().catch(() => undefined)
    expect(wire.leaveCount).toBe(1)
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
    const wire = createWire()
    wire.answers.getAccountAddresses = () => new Promise(() => undefined)
    const { openAgain, adapter } = setUp(wire)
    const aborted = new AbortController()
    const opening = expect(openAgain({ signal: aborted.signal })).rejects.toThrow(
      expect.objectContaining({ code: 'ABORTED' }),
    )
    await expect.poll(() => wire.asked, { interval: 1 }).toHaveLength(1)
    aborted.abort()
    await opening
    const other = expect(openAgain()).rejects.toThrow(expect.objectContaining({ code: 'DESTROYED' }))
    await expect.poll(() => wire.asked, { interval: 1 }).toHaveLength(2)
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
    await expect(session.actions.sendTransfer?.({ recipients: [{ address: change, amount: 1_000n }] })).rejects.toThrow(
      expect.objectContaining({ code: 'WALLET_BAD_RESULT' }),
    )
  })

  test('every address is listed when they are asked for, also those that are no accounts', async () => {
    const { session } = await open()
    const addresses = await session.actions.getAccountAddresses?.()
    expect(addresses?.map(({ address }) => address).sort()).toEqual([payment, ordinal, change].sort())
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
    await expect(session.switchNetwork?.(own)).rejects.toThrow(expect.objectContaining({ code: 'WRONG_NETWORK' }))
    expect(session.networkId).toBe(testnetId)
  })

  test('the addresses of the network that is gone to are asked for, and taken over when they come', async () => {
    const { session, wire, frame } = await open()
    wire.answers.getAccountAddresses = () => [{ address: testPayment, publicKey }]
    await session.switchNetwork?.(testnet)
    await frame()
    expect(session.accounts).toEqual([{ namespace: 'bip122', address: testPayment, type: 'payment', publicKey }])
    expect(wire.asked.at(-1)).toMatchObject({ params: { account: testPayment }, networkId: testnetId })
  })

  test('an update changes accounts, networks and actions', async () => {
    const { session, wire, events, frame } = await open()
    wire.update({ accounts: [`${mainnetId}:${other}`], methods: ['signPsbt'] })
    await frame()
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
    const wire = createWire()
    wire.answers.getAccountAddresses = () => [{ address: payment, publicKey }]
    const { session, shown, frame } = await open(wire)
    wire.event('bip122_addressesChanged', data, mainnetId)
    await frame()
    expect(shown()).toEqual([
      [payment, 'payment'],
      [ordinal, 'ordinal'],
    ])
    expect(session.accounts[0]?.publicKey).toBe(publicKey)
  })

  test('R34: any event data at all leaves the granted account', async () => {
    const { session, wire, frame } = await open()
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.anything(), fc.array(fc.oneof(fc.string(), fc.anything()))), async (data) => {
        wire.event('bip122_addressesChanged', data, mainnetId)
        await frame()
        expect(session.accounts[0]?.address).toBe(payment)
      }),
      { numRuns: 20 },
    )
  })
})
