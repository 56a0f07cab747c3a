import {
  type AdapterFactory,
  type ChainNamespace,
  createError,
  storedValues,
  walletConnectErrors,
} from '@latchkey/common'
import { createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { mainnet, solana } from '../../test/networks.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { alice, bob, createScriptedWallet } from '../../test/scriptedWallet.js'

const sessionKey = (namespace: ChainNamespace, wallet: string) =>
  `@latchkey/${namespace}/${storedValues.adapter.session.key(wallet)}`
const oldData = sessionKey('eip155', 'old')
const solanaData = sessionKey('solana', 'old')

/**
 * A page whose last visit left a stored connection of the wallet "old", data of its session, and cached details of its
 * account.
 */
function visit({ enableReconnect = true, isOnPage = true } = {}) {
  const old = createScriptedWallet({ id: 'old' })
  const next = createScriptedWallet({ id: 'next', answers: 'approve' })
  next.addresses = [bob]
  const adapter = createScriptedAdapter(isOnPage ? [old, next] : [next])
  const stored = { v: 1, d: [{ connectorId: 'old', caipNetworkId: 'eip155:1' }] }
  const storage = createFakeStorage({
    items: {
      '@latchkey/connections/eip155': JSON.stringify(stored),
      '@latchkey/cache/balances': JSON.stringify({ v: 1, d: { [`eip155:1:${alice}`]: { value: {}, at: 0 } } }),
      [oldData]: alice,
      [solanaData]: 'other namespace',
    },
  })
  const world = createTestCore({
    storage,
    options: { networks: [mainnet, solana], adapters: [adapter], enableReconnect },
  })
  const text = () => JSON.stringify([...storage.values])
  return { ...world, old, next, text }
}

describe('R70, R192: the data of a session that is not open on this page', () => {
  test('is removed if the wallet ended the session while the page was closed', async () => {
    const { old, text, core } = visit()
    await settle()
    old.requests[0]?.reject(createError(walletConnectErrors.WALLET_SESSION_ENDED))
    await core.ready
    expect(text()).not.toContain(alice)
    expect(text()).toContain(solanaData)
  })

  test('is removed if the visitor disconnects a wallet that is not on the page', async () => {
    const { core, text } = visit({ isOnPage: false })
    await settle()
    await core.disconnect('eip155')
    expect(text()).not.toContain(alice)
    expect(text()).toContain(solanaData)
  })

  test('is removed, with the cached details of its account, when another wallet connects', async () => {
    const { core, clock, storage, text } = visit({ isOnPage: false })
    storage.setItem(sessionKey('eip155', 'next'), 'kept')
    await settle()
    await core.connect({ connectorId: 'next' })
    await clock.advance(1_000)
    expect(core.accounts.getConnected('eip155')?.address).toBe(bob)
    expect(text()).not.toContain(alice)
    expect(storage.getItem(sessionKey('eip155', 'next'))).toBe('kept')
    expect(text()).toContain(solanaData)
  })

  test('stays while the wallet is locked', async () => {
    const { core, old, storage } = visit()
    await settle()
    old.requests[0]?.reject(new Error('locked'))
    await core.ready
    expect(storage.getItem(oldData)).toBe(alice)
  })
})

describe('R70: without `enableReconnect`', () => {
  test('the data of earlier sessions and the details of their accounts are removed at start', async () => {
    const { core, text } = visit({ enableReconnect: false })
    await core.ready
    expect(text()).not.toContain(alice)
  })

  test('an adapter stores nothing', async () => {
    const wallet = createScriptedWallet({ answers: 'approve' })
    const scripted = createScriptedAdapter([wallet])
    const adapter: AdapterFactory = {
      ...scripted,
      create(context) {
        context.ports.storage.setItem(oldData, alice)
        expect(context.ports.storage.getItem(oldData)).toBe(alice)
        return scripted.create(context)
      },
    }
    const { core, storage } = createTestCore({ options: { adapters: [adapter], enableReconnect: false } })
    await core.connect({ connectorId: wallet.connector.id })
    expect(storage.getItem(oldData)).toBeNull()
  })
})
