import { createError, walletConnectErrors } from '@latchkey/common'
import { createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { alice, bob, createScriptedWallet } from '../../test/scriptedWallet.js'
import { markAccount } from '../storage/storedConnections.js'

const connectorId = 'com.example.wallet'
const key = '@latchkey/connections/eip155'
const stored = (accountMark = markAccount(alice)) =>
  createFakeStorage({
    items: { [key]: JSON.stringify({ v: 1, d: [{ connectorId, caipNetworkId: 'eip155:1', accountMark }] }) },
  })
const imitation = () => createScriptedWallet({ id: `${connectorId}#2`, rdns: connectorId, answers: 'approve' })

describe('R190: several wallets with one identity at restore', () => {
  test('sends no request to either wallet and keeps the stored connection', async () => {
    const storage = stored()
    const wallet = createScriptedWallet({ answers: 'approve' })
    const other = imitation()
    const { core } = createTestCore({ storage, wallet, adapter: createScriptedAdapter([wallet, other]) })
    await core.ready
    expect(core.accounts.get('eip155')).toEqual({ status: 'disconnected', reason: 'WALLET_IDENTITY_SHARED' })
    expect([wallet.asked(), other.asked()]).toEqual([0, 0])
    expect(storage.values.has(key)).toBe(true)
    wallet.unlock()
    await settle()
    expect(wallet.asked()).toBe(0)
  })

  test('connects the one that the visitor chooses', async () => {
    const wallet = createScriptedWallet({ answers: 'approve' })
    const other = imitation()
    const { core } = createTestCore({ storage: stored(), wallet, adapter: createScriptedAdapter([wallet, other]) })
    await core.ready
    await core.connect({ connectorId: other.connector.id })
    expect(core.accounts.getConnected('eip155')?.connectorId).toBe(other.connector.id)
    expect(wallet.asked()).toBe(0)
  })

  test('ignores the response if another wallet with the identity appears during the request', async () => {
    const wallet = createScriptedWallet()
    const { core, adapter } = createTestCore({ storage: stored(), wallet })
    await settle()
    adapter.show(wallet, imitation())
    wallet.requests[0]?.approve()
    await core.ready
    expect(core.accounts.get('eip155')).toEqual({ status: 'disconnected', reason: 'WALLET_IDENTITY_SHARED' })
    expect(wallet.openSessions()).toBe(0)
  })

  test('does not count an SDK of the same vendor as another wallet', async () => {
    const wallet = createScriptedWallet({ answers: 'approve' })
    const sdk = createScriptedWallet({ id: 'sdk', rdns: connectorId, type: 'EXTERNAL' })
    const { core } = createTestCore({ storage: stored(), wallet, adapter: createScriptedAdapter([wallet, sdk]) })
    await core.ready
    expect(core.accounts.get('eip155').status).toBe('connected')
  })
})

describe('R191: the account of a restored session', () => {
  test.each([
    ['is reported if it differs from the last one', bob, true],
    ['is not reported if it is the same', alice, undefined],
  ])('%s', async (_what, address, hasChanged) => {
    const wallet = createScriptedWallet({ answers: 'approve' })
    wallet.addresses = [address]
    const { core, logger } = createTestCore({ storage: stored(), wallet })
    await core.ready
    expect(core.accounts.getConnected('eip155')).toMatchObject({ address })
    expect(core.accounts.getConnected('eip155')?.hasChangedSinceLastVisit).toBe(hasChanged)
    expect(logger.entries.some(({ message }) => message.includes('another account'))).toBe(hasChanged === true)
  })

  test('is reported as changed until the account changes again', async () => {
    const wallet = createScriptedWallet({ answers: 'approve' })
    wallet.addresses = [bob]
    const { core } = createTestCore({ storage: stored(), wallet })
    await core.ready
    wallet.emit({ type: 'networkChanged', networkId: 'eip155:1' })
    expect(core.accounts.getConnected('eip155')?.hasChangedSinceLastVisit).toBe(true)
    wallet.addresses = [alice]
    wallet.emit({ type: 'accountsChanged', accounts: [] })
    expect(core.accounts.getConnected('eip155')?.hasChangedSinceLastVisit).toBeUndefined()
  })

  test('is not compared if the visitor connects the wallet, and is stored without its address', async () => {
    const storage = stored()
    const { core } = createTestCore({ storage, wallet: createScriptedWallet({ answers: 'approve' }) })
    await core.ready
    await core.disconnect()
    const wallet = createScriptedWallet({ answers: 'approve' })
    wallet.addresses = [bob]
    const next = createTestCore({ storage, wallet })
    await next.core.connect({ connectorId })
    expect(next.core.accounts.getConnected('eip155')?.hasChangedSinceLastVisit).toBeUndefined()
    const entry = String(storage.values.get(key)).toLowerCase()
    expect(entry).toContain(markAccount(bob))
    expect(entry).not.toContain(bob.toLowerCase().slice(2))
  })

  test('is not reported if an earlier version stored the connection without a mark', async () => {
    const storage = createFakeStorage({ items: { [key]: JSON.stringify({ v: 1, d: [{ connectorId }] }) } })
    const { core } = createTestCore({ storage, wallet: createScriptedWallet({ answers: 'approve' }) })
    await core.ready
    expect(core.accounts.getConnected('eip155')?.hasChangedSinceLastVisit).toBeUndefined()
  })

  test('has a mark that many addresses share', () => {
    const marks = Array.from({ length: 400_000 }, (_, index) =>
      markAccount(`0x${index.toString(16).padStart(40, '0')}`),
    )
    expect(new Set(marks).size).toBeGreaterThan(60_000)
    expect(new Set(marks).size).toBeLessThanOrEqual(65_536)
  })
})

describe('R192 R69 R70: a wallet that ends the session by itself', () => {
  const addressesIn = (storage: { readonly values: ReadonlyMap<string, string> }) =>
    [...storage.values]
      .filter((entry) => entry.join().toLowerCase().includes(alice.toLowerCase()))
      .map(([name]) => name)

  test('leaves no address in storage', async () => {
    const { core, wallet, storage, clock } = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
    await core.connect({ connectorId })
    await clock.advance(1_000)
    expect(addressesIn(storage)).not.toEqual([])
    wallet.emit({ type: 'disconnected', reason: 'wallet' })
    expect(addressesIn(storage)).toEqual([])
    expect(storage.values.has(key)).toBe(false)
  })

  test('leaves none if the session ended before the page was opened again', async () => {
    const storage = createFakeStorage()
    const first = createTestCore({ storage, wallet: createScriptedWallet({ answers: 'approve' }) })
    await first.core.connect({ connectorId })
    await first.clock.advance(1_000)
    first.core.destroy()
    expect(addressesIn(storage)).not.toEqual([])
    const { core, wallet } = createTestCore({ storage })
    await settle()
    wallet.requests[0]?.reject(createError(walletConnectErrors.WALLET_SESSION_ENDED))
    await core.ready
    expect(addressesIn(storage)).toEqual([])
    expect(storage.values.has(key)).toBe(false)
  })
})
