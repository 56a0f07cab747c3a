import { walletConnectId } from '@latchkey/common'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { createFakeDirectory } from '../../test/fakeDirectory.js'
import { mainnet, solana } from '../../test/networks.js'
import { asked, outcome } from '../../test/outcome.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { alice, createScriptedWallet } from '../../test/scriptedWallet.js'

const lantern = { id: 'lantern', name: 'Lantern', rdns: 'com.example.lantern', mobile_link: 'lantern://' }

/** A page with WalletConnect and one more wallet. */
function setUp(change: Parameters<typeof createTestCore>[0] = {}) {
  const walletConnect = createScriptedWallet({ id: walletConnectId, type: 'WALLET_CONNECT' })
  const wallet = createScriptedWallet({ id: lantern.rdns, rdns: lantern.rdns, name: lantern.name })
  const adapter = createScriptedAdapter([walletConnect])
  return { ...createTestCore({ wallet: walletConnect, adapter, ...change }), walletConnect, wallet, adapter }
}

const customWallets = [lantern]

describe('R400: connect() with the id of a listed wallet', () => {
  test('sends the request to the wallet if it is installed', async () => {
    const { core, adapter, walletConnect, wallet } = setUp({ options: { customWallets } })
    adapter.show(walletConnect, wallet)
    const end = outcome(core.connect({ walletId: 'lantern' }))
    ;(await asked({ wallet })).approve()
    expect(await end).toBe(alice)
    expect(core.accounts.getConnected('eip155')?.connectorId).toBe(lantern.rdns)
    expect(walletConnect.requests).toEqual([])
  })

  test('connects over WalletConnect if the wallet is not installed, and lists it as a recent wallet', async () => {
    const { core, walletConnect } = setUp({ options: { customWallets } })
    const end = outcome(core.connect({ walletId: 'lantern' }))
    ;(await asked({ wallet: walletConnect })).approve()
    expect(await end).toBe(alice)
    expect(core.connectors.recent()).toMatchObject([{ id: 'lantern', name: 'Lantern' }])
  })

  test('pairs again even if another wallet is connected over WalletConnect', async () => {
    const { core, walletConnect } = setUp({ options: { customWallets } })
    walletConnect.answers = 'approve'
    await core.connect({ connectorId: walletConnectId })
    await core.connect({ walletId: 'lantern' })
    expect(walletConnect.requests.filter(({ kind }) => kind === 'connect')).toHaveLength(2)
  })

  test('requests a wallet from the directory if it is not loaded', async () => {
    const server = createFakeDirectory([{ id: 'other', name: 'Other' }, lantern])
    const options = { services: { relay: false, directory: 'https://directory.example' } } as const
    const { core, walletConnect } = setUp({ options, fetch: server.fetch })
    const end = outcome(core.connect({ walletId: 'lantern' }))
    ;(await asked({ wallet: walletConnect })).approve()
    expect(await end).toBe(alice)
    expect(server.asked.map(({ searchParams }) => searchParams.get('include'))).toEqual(['lantern'])
  })

  test('does not choose a wallet with a doubtful identity', async () => {
    const { core, adapter, walletConnect, wallet } = setUp({ options: { customWallets } })
    adapter.show(walletConnect, { ...wallet, connector: { ...wallet.connector, warning: 'look-alike-name' } })
    const end = outcome(core.connect({ walletId: 'lantern' }))
    ;(await asked({ wallet: walletConnect })).reject()
    expect(await end).toBe('USER_REJECTED')
    expect(wallet.requests).toEqual([])
  })

  test('R31: does not choose a wallet whose name looks like that of a wallet in another namespace', async () => {
    const evm = createScriptedWallet({ id: 'com.example.real', name: 'Lantern' })
    const imitation = createScriptedWallet({ id: 'fake', chain: 'solana', rdns: undefined, name: 'Lаntern' })
    const listed = { ...lantern, injected: [{ namespace: 'solana', injected_id: imitation.connector.name }] }
    const walletConnect = createScriptedWallet({ id: walletConnectId, type: 'WALLET_CONNECT' })
    const { core } = createTestCore({
      options: {
        networks: [mainnet, solana],
        customWallets: [listed],
        adapters: [createScriptedAdapter([walletConnect, evm]), createScriptedAdapter([imitation], 'solana')],
      },
    })
    const end = outcome(core.connect({ walletId: 'lantern' }))
    ;(await asked({ wallet: walletConnect })).reject()
    expect(await end).toBe('USER_REJECTED')
    expect(imitation.requests).toEqual([])
  })

  test.each([
    ['an unknown id', 'nobody', lantern],
    ['a wallet that is not installed and has no WalletConnect', 'lantern', { id: 'lantern', name: 'Lantern' }],
  ])('L1: %s rejects with CONNECTOR_NOT_FOUND', async (_title, walletId, wallet) => {
    const { core, walletConnect } = setUp({ options: { customWallets: [wallet] } })
    expect(await outcome(core.connect({ walletId }))).toBe('CONNECTOR_NOT_FOUND')
    expect(walletConnect.requests).toEqual([])
  })

  test('an excluded wallet rejects with CONNECTOR_NOT_FOUND, also after the directory has loaded it', async () => {
    const server = createFakeDirectory([lantern])
    const services = { relay: false, directory: 'https://directory.example' } as const
    const { core } = setUp({ options: { services, excludeWalletIds: ['lantern'] }, fetch: server.fetch })
    await core.directory.load()
    expect(await outcome(core.connect({ walletId: 'lantern' }))).toBe('CONNECTOR_NOT_FOUND')
  })

  test('L1: settles when the caller aborts and when the directory fails', async () => {
    const server = createFakeDirectory([lantern])
    const services = { relay: false, directory: 'https://directory.example' } as const
    const { core } = setUp({ options: { services }, fetch: server.fetch })
    server.breaks(() => new Promise(() => undefined))
    const abort = new AbortController()
    const end = outcome(core.connect({ walletId: 'lantern', signal: abort.signal }))
    abort.abort()
    expect(await end).toBe('ABORTED')
    server.breaks(() => new Response('no', { status: 404 }))
    expect(await outcome(core.connect({ walletId: 'lantern' }))).toMatch(/^[A-Z_]+$/)
  })
})
