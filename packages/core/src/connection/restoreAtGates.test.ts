import { type ChainNamespace, walletConnectId } from '@latchkey/common'
import { createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { chainWallet, createFourChains } from '../../test/fourChains.js'
import { mainnet, solana } from '../../test/networks.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createScriptedGate, type ScriptedGate } from '../../test/scriptedGate.js'
import { alice, bob, createScriptedWallet, type ScriptedWallet } from '../../test/scriptedWallet.js'
import { markAccount, type StoredConnection } from '../storage/storedConnections.js'

const connectorId = 'com.example.wallet'
const signInView = 'WhatIsAWallet'

function store(namespace: ChainNamespace, ...connections: readonly StoredConnection[]) {
  const items = { [`@latchkey/connections/${namespace}`]: JSON.stringify({ v: 1, d: connections }) }
  return createFakeStorage({ items })
}

function createWallet(options: Parameters<typeof createScriptedWallet>[0] = {}): ScriptedWallet {
  return Object.assign(createScriptedWallet({ answers: 'approve', ...options }), { addresses: [alice, bob] })
}

function arrivalsAt({ arrivals }: ScriptedGate): readonly (string | undefined)[] {
  return arrivals.map(({ account }) => account.address)
}

describe('a gate receives the account that the namespace will show', () => {
  const selected = { connectorId, accountMark: markAccount(bob), walletMark: markAccount(alice) }

  test('of a restored session, the account that was selected on the last visit', async () => {
    const gate = createScriptedGate(signInView)
    const { core } = createTestCore({ gates: [gate], wallet: createWallet(), storage: store('eip155', selected) })
    await settle()
    expect(arrivalsAt(gate)).toEqual([bob])
    expect(gate.arrivals[0]?.session.accounts[0]?.address).toBe(bob)
    gate.arrivals[0]?.open()
    await settle()
    expect(core.accounts.getConnected('eip155')).toMatchObject({ address: bob })
    expect(core.accounts.getConnected('eip155')?.hasChangedSinceLastVisit).toBeUndefined()
  })

  test('of a new session with accounts of several types, the first one of the preferred type', async () => {
    const gate = createScriptedGate(signInView)
    const { core } = createFourChains({ gates: [gate] })
    void core.connect({ connectorId: 'bip122.wallet' })
    await settle()
    expect(arrivalsAt(gate)).toEqual(['bc1qpayment'])
  })

  test('of a silent connection, the first one', async () => {
    const gate = createScriptedGate(signInView)
    const wallet = createWallet()
    const { core } = createTestCore({ gates: [gate], wallet })
    await core.discover()
    void core.connection.connectSilently(wallet.connector)
    await settle()
    expect(arrivalsAt(gate)).toEqual([alice])
  })

  test('of a companion, the account that was selected on the last visit', async () => {
    const gate = createScriptedGate(signInView)
    const far = chainWallet('solana', { id: walletConnectId, type: 'WALLET_CONNECT', answers: 'approve' })
    far.addresses = ['one', 'two']
    const near = createScriptedWallet({ id: walletConnectId, type: 'WALLET_CONNECT', answers: 'approve' })
    const mark = { connectorId: walletConnectId, accountMark: markAccount('two'), walletMark: markAccount('one') }
    const { core } = createTestCore({
      gates: [gate],
      storage: store('solana', mark),
      options: {
        networks: [mainnet, solana],
        adapters: [createScriptedAdapter([near]), createScriptedAdapter([far], 'solana')],
      },
    })
    await settle()
    gate.arrivals[0]?.refuse(new Error('This visit has no sign-in.'))
    await settle()
    core.connection.adoptCompanion(far.open())
    expect(arrivalsAt(gate)).toEqual(['two', 'two'])
  })
})
