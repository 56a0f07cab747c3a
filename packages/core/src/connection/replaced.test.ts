import { walletConnectId } from '@latchkey/common'
import { settle } from '@latchkey/testing'
import { subscribe } from 'valtio/vanilla'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { mainnet, solana } from '../../test/networks.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { bob, createScriptedWallet } from '../../test/scriptedWallet.js'

/** Two wallets and WalletConnect in one namespace, and the first wallet in another. */
function visit({ enableReconnect = true } = {}) {
  const first = createScriptedWallet({ id: 'first', answers: 'approve' })
  const second = createScriptedWallet({ id: 'second', answers: 'approve' })
  const elsewhere = createScriptedWallet({ id: 'first', chain: 'solana', answers: 'approve' })
  const phone = createScriptedWallet({ id: walletConnectId, type: 'WALLET_CONNECT', answers: 'approve' })
  second.addresses = [bob]
  const adapters = [createScriptedAdapter([first, second, phone]), createScriptedAdapter([elsewhere], 'solana')]
  const world = createTestCore({ options: { networks: [mainnet, solana], adapters, enableReconnect } })
  const kinds = (wallet: typeof first) => wallet.requests.map(({ kind }) => kind)
  const connect = async (connectorId: string, namespace: 'eip155' | 'solana' = 'eip155') => {
    await world.core.connect({ connectorId, namespace })
    await world.clock.advance(1_000)
  }
  return { ...world, first, second, elsewhere, phone, kinds, connect }
}

describe('R131: a wallet that another wallet replaces', () => {
  test.each([true, false])('receives the disconnect request (enableReconnect: %j)', async (enableReconnect) => {
    const { connect, phone, first, second, kinds, core } = visit({ enableReconnect })
    await connect(walletConnectId)
    await connect('first')
    await connect('second')
    await settle()
    expect([kinds(phone), kinds(first), kinds(second)]).toEqual([
      ['connect', 'disconnect'],
      ['connect', 'disconnect'],
      ['connect'],
    ])
    expect(core.accounts.getConnected('eip155')?.connectorId).toBe('second')
    expect([phone.openSessions(), first.openSessions(), second.openSessions()]).toEqual([0, 0, 1])
  })

  test('leaves no moment without a connection', async () => {
    const { connect, core } = visit()
    await connect('first')
    const counts = new Set<number>()
    const stop = subscribe(core.accounts.state, () => counts.add(core.accounts.connections('eip155').length), true)
    await connect('second')
    stop()
    expect(counts).not.toContain(0)
    expect(core.accounts.connections('eip155')).toHaveLength(1)
  })

  test('leaves no address in storage', async () => {
    const { connect, storage, first } = visit()
    await connect('first')
    const address = String(first.addresses[0]).toLowerCase()
    const text = () => JSON.stringify([...storage.values]).toLowerCase()
    expect(text()).toContain(address)
    await connect('second')
    expect(text()).not.toContain(address)
  })

  test('keeps its permission while it serves another namespace of the page', async () => {
    const { connect, first, elsewhere, kinds } = visit()
    await connect('first')
    await connect('first', 'solana')
    await connect('second')
    expect([kinds(first), first.openSessions(), elsewhere.openSessions()]).toEqual([['connect'], 0, 1])
  })

  test('leaves no address of the namespace in storage while it serves another one', async () => {
    const { connect, storage, first } = visit()
    const details = () => JSON.stringify([...storage.values]).match(/eip155:0x[\da-f]{40}/gi) ?? []
    await connect('first')
    await connect('first', 'solana')
    const address = String(first.addresses[0]).toLowerCase()
    expect(details().map((id) => id.toLowerCase())).toContain(`eip155:${address}`)
    await connect('second')
    expect(details().map((id) => id.toLowerCase())).not.toContain(`eip155:${address}`)
  })

  test('is replaced even if it does not respond', async () => {
    const { connect, first, core } = visit()
    first.answers = 'refuseDisconnect'
    await connect('first')
    await connect('second')
    await settle()
    expect(core.accounts.getConnected('eip155')?.connectorId).toBe('second')
  })
})
