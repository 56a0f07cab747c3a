import { createError, walletConnectErrors, walletConnectId } from '@latchkey/common'
import { createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { chainWallet, createFourChains, type FourChains, fourNamespaces, idOf } from '../../test/fourChains.js'
import { walletConnectWallets } from '../../test/model/walletKind.js'
import { outcome } from '../../test/outcome.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import type { ScriptedWallet } from '../../test/scriptedWallet.js'

type World = FourChains & { readonly walletConnect: readonly ScriptedWallet[] }

/** A wallet in each namespace, and a WalletConnect wallet that connects in all of them with one approval. */
function createWorld(change: Parameters<typeof createFourChains>[0] = {}): World {
  const walletConnect = walletConnectWallets.create()
  const adapterOf = (namespace: (typeof fourNamespaces)[number]) =>
    createScriptedAdapter(
      [
        chainWallet(namespace, { answers: 'approve' }),
        ...walletConnect.filter(({ connector }) => connector.chain === namespace),
      ],
      namespace,
    )
  const adapters = {
    eip155: adapterOf('eip155'),
    solana: adapterOf('solana'),
    polkadot: adapterOf('polkadot'),
    bip122: adapterOf('bip122'),
  }
  for (const side of walletConnect) side.answers = 'approve'
  return { ...createFourChains({ ...change, adapters }), walletConnect }
}

const connected = ({ core }: FourChains) =>
  fourNamespaces.map((namespace) => core.accounts.getConnected(namespace)?.connectorId)
const all = Array(4).fill(walletConnectId)
const stored = (...namespaces: readonly (typeof fourNamespaces)[number][]) =>
  createFakeStorage({
    items: Object.fromEntries(
      namespaces.map((namespace) => [
        `@latchkey/connections/${namespace}`,
        JSON.stringify({ v: 1, d: [{ connectorId: walletConnectId, caipNetworkId: idOf(namespace) }] }),
      ]),
    ),
  })

describe('§4: one approval for several namespaces', () => {
  test('connects every namespace, makes the requested one active, and reports success once', async () => {
    const world = createWorld()
    await world.core.connect({ connectorId: walletConnectId, namespace: 'solana' })
    expect(connected(world)).toEqual(all)
    expect(world.core.networks.state.activeNamespace).toBe('solana')
    expect(world.storage.values.has('@latchkey/connections/bip122')).toBe(true)
  })

  test('R137: a namespace that the wallet grants again reconnects unless another wallet is connected there', async () => {
    const world = createWorld()
    await world.core.connect({ connectorId: walletConnectId, namespace: 'eip155' })
    const side = world.walletConnect[1] ?? expect.unreachable()
    side.emit({ type: 'disconnected', reason: 'wallet' })
    expect(connected(world)[1]).toBeUndefined()
    world.core.connection.adoptCompanion(side.open())
    expect(connected(world)).toEqual(all)
    await world.core.connect({ connectorId: 'solana.wallet' })
    world.core.connection.adoptCompanion(side.open())
    expect(connected(world)[1]).toBe('solana.wallet')
    expect(side.openSessions()).toBe(0)
  })

  test('R221: every namespace of one approval stores the picture of the chosen wallet, also when it is granted again', async () => {
    const world = createWorld()
    const { core, storage } = world
    await core.discover()
    const picture = (namespace: string) =>
      JSON.parse(storage.values.get(`@latchkey/connections/${namespace}`) ?? '{"d":[]}').d[0]?.picture
    const connector = core.connectors.find(walletConnectId, 'eip155') ?? expect.unreachable()
    await core.connection.connect(connector, { wallet: { id: 'listed', name: 'WALLETCONNECT', imageId: 'image-1' } })
    const expected = { imageId: 'image-1', walletName: walletConnectId }
    expect(fourNamespaces.map(picture)).toEqual(Array(4).fill(expected))
    const side = world.walletConnect[1] ?? expect.unreachable()
    side.emit({ type: 'disconnected', reason: 'wallet' })
    expect(picture('solana')).toBeUndefined()
    core.connection.adoptCompanion(side.open())
    expect(picture('solana')).toEqual(expected)
  })

  test('R221: removes a stored picture of a wallet with another name', async () => {
    const namespace = 'eip155'
    const picture = { imageId: 'image-1', walletName: 'Another wallet' }
    const storage = stored(namespace)
    const key = `@latchkey/connections/${namespace}`
    storage.values.set(key, JSON.stringify({ v: 1, d: [{ connectorId: walletConnectId, picture }] }))
    const { core } = createWorld({ storage })
    await core.ready
    expect(core.accounts.getConnected(namespace)).toBeDefined()
    expect(storage.values.get(key)).not.toContain('picture')
  })

  test('a namespace with another wallet keeps that wallet, and the companion session is closed', async () => {
    const world = createWorld()
    await world.core.connect({ connectorId: 'polkadot.wallet' })
    await world.core.connect({ connectorId: walletConnectId, namespace: 'eip155' })
    expect(connected(world)).toEqual([walletConnectId, walletConnectId, 'polkadot.wallet', walletConnectId])
    expect(world.walletConnect.map((side) => side.openSessions())).toEqual([1, 1, 0, 1])
  })

  test('a namespace that the wallet did not share stays disconnected', async () => {
    const world = createWorld()
    const side = world.walletConnect[3]
    if (side) side.addresses = []
    await world.core.connect({ connectorId: walletConnectId, namespace: 'eip155' })
    expect(connected(world)).toEqual([...all.slice(0, 3), undefined])
  })

  test('disconnects one namespace alone, and all of them together', async () => {
    const world = createWorld()
    await world.core.connect({ connectorId: walletConnectId, namespace: 'eip155' })
    await world.core.disconnect('solana')
    expect(connected(world)).toEqual([walletConnectId, undefined, walletConnectId, walletConnectId])
    await world.core.disconnect()
    expect(connected(world)).toEqual(Array(4).fill(undefined))
    expect(world.walletConnect.map((side) => side.openSessions())).toEqual([0, 0, 0, 0])
  })

  test('L7: an approval after a cancelled attempt leaves no session in any namespace', async () => {
    const world = createWorld()
    for (const side of world.walletConnect) side.answers = 'wait'
    const ended = outcome(world.core.connect({ connectorId: walletConnectId, namespace: 'eip155' }))
    await settle()
    world.core.connection.cancel('ABORTED', 'eip155')
    world.walletConnect[0]?.requests[0]?.approve()
    await settle()
    expect(await ended).toBe('ABORTED')
    expect(world.walletConnect.map((side) => side.openSessions())).toEqual([0, 0, 0, 0])
  })

  test('after a reload, restores each namespace from the same session', async () => {
    const world = createWorld({ storage: stored(...fourNamespaces) })
    await world.core.ready
    expect(connected(world)).toEqual(all)
  })
})

describe('FI3: the wallet ended the session while the page was closed', () => {
  test('forgets the session, reports its error code, and sends no further request', async () => {
    const world = createWorld({ storage: stored('eip155') })
    const side = world.walletConnect[0]
    if (side) side.answers = 'wait'
    await settle()
    side?.requests[0]?.reject(createError(walletConnectErrors.WALLET_SESSION_ENDED))
    await world.core.ready
    expect(world.core.accounts.get('eip155')).toMatchObject({ status: 'disconnected', reason: 'WALLET_SESSION_ENDED' })
    expect(world.storage.values.has('@latchkey/connections/eip155')).toBe(false)
  })
})

describe('§9: the selected wallet of the list', () => {
  test('becomes a recent wallet, instead of its connector', async () => {
    const world = createWorld()
    await world.core.discover()
    const [side] = world.walletConnect
    const wallet = { id: 'directory-id', name: 'Fox', rdns: 'io.fox' }
    if (side) await world.core.connection.connect(side.connector, { wallet })
    expect(world.core.connectors.recent()).toEqual([wallet])
  })
})
