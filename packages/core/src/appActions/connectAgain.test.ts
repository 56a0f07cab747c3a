import { walletConnectId } from '@latchkey/common'
import { createFakeStorage } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { createScriptedWallet } from '../../test/scriptedWallet.js'

const approved = { answers: 'approve', approvedNetworkIds: ['eip155:1'] } as const
const overWalletConnect = { ...approved, id: walletConnectId, type: 'WALLET_CONNECT' } as const

describe('R340: the availability of a network', () => {
  const availabilityWith = async (options: Parameters<typeof createScriptedWallet>[0]) => {
    const { core, wallet } = createTestCore({ wallet: createScriptedWallet(options) })
    const base = () => core.networks.availability({ chainNamespace: 'eip155', caipNetworkId: 'eip155:8453' })
    const before = base()
    await core.connect({ connectorId: wallet.connector.id })
    return [before, base()]
  }

  test.each([
    ['a WalletConnect wallet can be asked to approve it', overWalletConnect, 'needsApproval'],
    ['another wallet does not support it', approved, 'notInWallet'],
    ['a wallet without a list of networks supports it', { answers: 'approve' }, 'available'],
  ] as const)('%s', async (_title, options, expected) => {
    expect(await availabilityWith(options)).toEqual(['available', expected])
  })

  test('a network without an adapter is unavailable', () => {
    const { core } = createTestCore()
    expect(core.networks.availability({ chainNamespace: 'solana', caipNetworkId: 'solana:x' })).toBe('noAdapter')
  })
})

describe('R341: connecting again', () => {
  test('opens the view for the network, and keeps the connection', async () => {
    const { core } = createTestCore({ wallet: createScriptedWallet(overWalletConnect) })
    await core.connect({ connectorId: walletConnectId })
    core.connectAgain(8453)
    expect(core.modal.state.open).toBe(true)
    expect(core.router.state).toMatchObject({
      view: 'ConnectingWalletConnect',
      data: { namespace: 'eip155', caipNetworkId: 'eip155:8453' },
    })
    expect(core.accounts.getConnected('eip155')).toBeDefined()
  })

  test.each([
    ['closes if the new session includes the network', ['eip155:1', 'eip155:8453'], ['Connect', false, '']],
    [
      'shows the account and an error if the new session does not include the network',
      ['eip155:1'],
      ['Account', true, 'Chain is not supported'],
    ],
  ] as const)('%s', async (_title, approvedNetworkIds, expected) => {
    const wallet = createScriptedWallet({ ...overWalletConnect, approvedNetworkIds })
    const { core, clock } = createTestCore({ wallet })
    await core.connect({ connectorId: walletConnectId })
    core.connectAgain(8453)
    const network = core.networks.find('eip155:8453')
    await core.connection.connect(wallet.connector, { network, isNetworkRequired: true })
    await clock.advance(1_000)
    expect([core.router.state.view, core.modal.state.open, core.snackbar.state.message]).toEqual(expected)
    expect(core.accounts.getConnected('eip155')).toBeDefined()
  })

  test('offers the links of the recent wallet with the name of the connected one', async () => {
    const storage = createFakeStorage()
    const recent = [
      { id: 'other', name: 'Other' },
      { id: 'lantern', name: 'Lantern' },
    ]
    storage.values.set('@latchkey/recent-wallets', JSON.stringify({ v: 1, d: recent }))
    const wallet = createScriptedWallet({ ...overWalletConnect, name: 'lantern' })
    const { core } = createTestCore({ storage, wallet })
    await core.connect({ connectorId: walletConnectId })
    core.connectAgain('eip155:8453')
    expect(core.router.state.data).toMatchObject({ walletId: 'lantern' })
  })

  test('throws a typed error for a network that is not in the options', () => {
    const { core } = createTestCore()
    expect(() => core.connectAgain(5)).toThrow(expect.objectContaining({ code: 'NETWORK_NOT_FOUND' }))
    expect(core.modal.state.open).toBe(false)
  })
})
