import { settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore, type TestCore } from '../../test/createTestCore.js'
import { createFakeDirectory } from '../../test/fakeDirectory.js'
import { createFakePage } from '../../test/fakePage.js'
import { mainnet, solana } from '../../test/networks.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createScriptedWallet } from '../../test/scriptedWallet.js'
import type { AppKitOptions } from '../options/appKitOptions.js'
import type { WalletGroup } from './walletRow.js'

const custom = (id: string) => ({ id, name: `Custom ${id}`, homepage: 'https://wallet.example' })
const shown = (groups: readonly WalletGroup[]) =>
  groups.map(({ group, rows }) => [group, rows.map(({ name }) => name)] as const)

function createPhonePage() {
  return Object.assign(createFakePage(), {
    navigator: { userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36' },
  })
}

/** A page with one wallet, and a directory with four wallets, one of them featured. */
function setUp(options: Partial<AppKitOptions> = {}, change: Partial<TestCore> = {}) {
  const directory = createFakeDirectory([
    { id: 'alpha', name: 'Alpha', mobile_link: 'alpha://' },
    { id: 'beta', name: 'Beta' },
    { id: 'gamma', name: 'Gamma', mobile_link: 'gamma://' },
    { id: 'd-1', name: 'Delta' },
  ])
  const services = { relay: false, directory: 'https://directory.example' } as const
  return createTestCore({
    ...change,
    options: { services, featuredWalletIds: ['beta'], ...options },
    fetch: directory.fetch,
  })
}

describe('R310: `core.wallets` is the list that the modal shows', () => {
  test('lists wallets of the page, of the app and of the directory in groups, as they arrive', async () => {
    const { core } = setUp({ customWallets: [custom('own')] })
    expect(shown(core.wallets.state.groups)).toEqual([['custom', ['Custom own']]])
    await core.discover()
    await settle()
    expect(shown(core.wallets.state.groups)).toEqual([
      ['injected', ['com.example.wallet']],
      ['custom', ['Custom own']],
    ])
    await core.directory.load()
    await settle()
    expect(shown(core.wallets.state.groups)).toEqual([
      ['injected', ['com.example.wallet']],
      ['featured', ['Beta']],
      ['custom', ['Custom own']],
      ['recommended', ['Alpha']],
    ])
    expect(core.wallets.state.groups).toEqual(core.wallets.list())
    core.destroy()
  })

  test('`state` includes wallets that were found before its first read', async () => {
    const { core } = setUp()
    await core.discover()
    await core.directory.load()
    expect(core.wallets.state.groups).toEqual(core.wallets.list())
    expect(shown(core.wallets.state.groups).map(([group]) => group)).toEqual(['injected', 'featured', 'recommended'])
    core.destroy()
  })

  test('lists wallets of the directory last for a visitor who saw the list before', async () => {
    const { core } = setUp({ customWallets: [custom('own')] })
    await core.discover()
    await core.directory.load()
    expect(shown(core.wallets.list({ isDirectoryLast: true }))).toEqual([
      ['injected', ['com.example.wallet']],
      ['custom', ['Custom own']],
      ['featured', ['Beta']],
      ['recommended', ['Alpha']],
    ])
    core.destroy()
  })

  test('lists wallets with an app link first on a phone', async () => {
    const services = { relay: 'wss://relay.example', directory: 'https://directory.example' }
    const { core } = setUp({ featuredWalletIds: ['beta', 'gamma'], services }, { page: createPhonePage() })
    await core.directory.load()
    expect(shown(core.wallets.list())).toEqual([
      ['featured', ['Gamma', 'Beta']],
      ['recommended', ['Alpha', 'Delta']],
    ])
    core.destroy()
  })

  test('R321: without a relay, wallets whose browser can open the page come first on a phone', async () => {
    const browse_links = [{ url: 'https://lantern.example/{url}', namespaces: ['eip155'] }]
    const customWallets = [
      { ...custom('paired'), mobile_link: 'paired://' },
      { ...custom('solana'), browse_links: [{ url: 'https://lantern.example/{url}', namespaces: ['solana'] }] },
      { ...custom('browser'), browse_links },
    ]
    const { core } = setUp({ customWallets }, { page: createPhonePage() })
    expect(shown(core.wallets.list())).toEqual([['custom', ['Custom browser', 'Custom paired', 'Custom solana']]])
    core.destroy()
  })

  test('applies changed options, and does not notify when the list is equal', async () => {
    const { core } = setUp({ customWallets: [custom('one'), custom('two')] })
    const before = core.wallets.state.groups
    core.options.update({ termsConditionsUrl: 'https://app.example/terms' })
    await settle()
    expect(core.wallets.state.groups).toBe(before)
    await core.discover()
    core.options.updateFeatures({ connectorTypeOrder: ['custom', 'injected'] })
    await settle()
    expect(shown(core.wallets.state.groups).map(([group]) => group)).toEqual(['custom', 'injected'])
    core.destroy()
  })

  test('hides a connector that the directory excludes under another id', async () => {
    const wallet = createScriptedWallet({ id: 'com.delta', name: 'Delta', rdns: 'com.delta' })
    const { core } = setUp({ excludeWalletIds: ['d-1'] }, { adapter: createScriptedAdapter([wallet]) })
    await core.discover()
    expect(shown(core.wallets.list())).toEqual([['injected', ['Delta']]])
    await core.directory.load()
    expect(shown(core.wallets.list()).map(([group]) => group)).not.toContain('injected')
    core.destroy()
  })

  test('finds wallets by id, and the row of a connector', async () => {
    const { core, wallet } = setUp({ customWallets: [custom('own')] })
    await core.discover()
    expect(core.wallets.find('own')?.name).toBe('Custom own')
    expect(core.wallets.find('alpha')).toBeUndefined()
    await core.directory.load()
    expect(core.wallets.find('alpha')?.name).toBe('Alpha')
    expect(core.wallets.find(undefined)).toBeUndefined()
    const [connector] = core.connectors.state.all
    expect(core.wallets.findRow(connector)?.connectors).toEqual([wallet.connector])
    expect(core.wallets.findRow(undefined)).toBeUndefined()
    core.destroy()
  })

  test('R31: returns the warning of a wallet, also of a hidden one, or the warning of its row', async () => {
    const evm = createScriptedWallet({ id: 'com.phantom', name: 'Phantom' })
    const hidden = createScriptedWallet({ id: 'com.hidden', warning: 'same-rdns' })
    const imitation = createScriptedWallet({ id: 'fake', chain: 'solana', rdns: undefined, name: 'Phаntom' })
    const { core } = createTestCore({
      options: {
        networks: [mainnet, solana],
        adapters: [createScriptedAdapter([evm, hidden]), createScriptedAdapter([imitation], 'solana')],
        excludeWalletIds: ['com.hidden'],
      },
    })
    await core.discover()
    const warnings = [evm, hidden, imitation].map(({ connector }) => core.wallets.warningOf(connector))
    expect(warnings).toEqual([undefined, 'same-rdns', 'look-alike-name'])
    expect(core.wallets.findRow(hidden.connector)).toBeUndefined()
    core.destroy()
  })

  test('L7: stops following after destroy', async () => {
    const { core } = setUp({ customWallets: [custom('one')] })
    await core.discover()
    await settle()
    const before = core.wallets.state.groups
    core.destroy()
    core.options.updateFeatures({ connectorTypeOrder: ['custom', 'injected'] })
    await settle()
    expect(core.wallets.state.groups).toBe(before)
  })
})
