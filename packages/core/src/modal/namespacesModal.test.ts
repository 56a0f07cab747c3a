import type { ChainNamespace } from '@latchkey/common'
import { createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { connectAll, createFourChains, type FourChains, fourNetworks, idOf } from '../../test/fourChains.js'
import { outcome } from '../../test/outcome.js'

const storedSolana = () =>
  createFakeStorage({ items: { '@latchkey/connections/solana': '{"v":1,"d":[{"connectorId":"solana.wallet"}]}' } })

async function createConnected(...namespaces: readonly ChainNamespace[]): Promise<FourChains> {
  const world = createFourChains()
  await connectAll(world, namespaces)
  return world
}

function move({ wallets }: FourChains, namespace: ChainNamespace, networkId = `${namespace}:777` as const): void {
  wallets[namespace].networkId = networkId
  wallets[namespace].emit({ type: 'networkChanged', networkId })
}

const shown = ({ core }: FourChains) => (core.modal.state.open ? core.router.state.view : 'closed')

describe('§2: UnsupportedChain belongs to the active namespace', () => {
  test('a wallet of another namespace on such a network opens nothing until its namespace becomes active', async () => {
    const world = await createConnected('solana', 'eip155')
    move(world, 'solana')
    expect(shown(world)).toBe('closed')
    world.core.open()
    expect(shown(world)).toBe('Account')
    world.core.close()
    world.core.networks.setActiveNamespace('solana')
    expect(shown(world)).toBe('UnsupportedChain')
    expect(world.core.router.state.data).toEqual({ namespace: 'solana' })
    world.core.modal.requestClose()
    expect(world.core.modal.state).toMatchObject({ open: true, shake: true })
  })

  test('closes when another namespace becomes active, and ignores network changes in others', async () => {
    const world = await createConnected('solana', 'polkadot', 'eip155')
    move(world, 'eip155')
    expect(shown(world)).toBe('UnsupportedChain')
    move(world, 'solana', idOf('solana', 1) as 'solana:777')
    move(world, 'polkadot')
    expect(shown(world)).toBe('UnsupportedChain')
    world.core.networks.setActiveNamespace('solana')
    expect(shown(world)).toBe('closed')
  })

  test('keeps an error of its namespace after it closed', async () => {
    const world = await createConnected('solana', 'eip155')
    const { core, wallets } = world
    move(world, 'eip155')
    wallets.eip155.answers = 'reject'
    await expect(core.connection.connect(wallets.eip155.connector)).rejects.toMatchObject({ code: 'USER_REJECTED' })
    core.networks.setActiveNamespace('solana')
    expect(shown(world)).toBe('closed')
    expect(core.connection.state.attempts.eip155?.status).toBe('declined')
  })

  test.each(['disconnect', 'wallet ends the session'])(
    '%s: the visitor can close the view while another wallet is connected',
    async (way) => {
      const world = await createConnected('solana', 'eip155')
      move(world, 'eip155')
      if (way === 'disconnect') await world.core.disconnect({ namespace: 'eip155' })
      else world.wallets.eip155.emit({ type: 'disconnected', reason: 'wallet' })
      expect(shown(world)).toBe('closed')
      expect(world.core.networks.state.activeNamespace).toBe('solana')
    },
  )

  test('shows the view of the next active namespace if that is blocked, too', async () => {
    const world = await createConnected('solana', 'eip155')
    move(world, 'solana')
    move(world, 'eip155')
    await world.core.disconnect({ namespace: 'eip155' })
    expect(shown(world)).toBe('UnsupportedChain')
    expect(world.core.router.state.data).toEqual({ namespace: 'solana' })
  })

  test('adding the network unblocks the visitor and loads the balance', async () => {
    const world = await createConnected('eip155')
    move(world, 'eip155')
    expect(shown(world)).toBe('UnsupportedChain')
    const [first] = fourNetworks.eip155
    await world.core.addNetwork('eip155', { ...first, id: 777 })
    expect(shown(world)).toBe('closed')
    await settle()
    expect(world.core.accounts.getConnected('eip155')?.balance).toMatchObject({ isStale: false })
  })

  test('can be closed if the app opens it while the wallet is on a supported network', async () => {
    const world = await createConnected('eip155')
    world.core.open({ view: 'UnsupportedChain', namespace: 'eip155' })
    world.core.modal.requestClose()
    expect(shown(world)).toBe('closed')
  })

  test('stays closed after a page load, even if the active namespace could not be restored', async () => {
    const world = createFourChains({ storage: storedSolana(), answers: 'wait' })
    world.wallets.solana.networkId = 'solana:777'
    await settle()
    world.wallets.solana.requests[0]?.approve()
    world.wallets.solana.networkId = 'solana:777'
    await world.core.ready
    expect(shown(world)).toBe('closed')
    expect(world.core.networks.state.activeNamespace).toBe('solana')
  })
})

describe('§2: the view for a namespace', () => {
  test('opens the account or the connect view of the given namespace', async () => {
    const { core } = await createConnected('eip155')
    core.open({ view: 'Account', namespace: 'solana' })
    expect(core.router.state).toMatchObject({ view: 'Connect', data: { namespace: 'solana' } })
    core.open({ namespace: 'eip155' })
    expect(core.router.state).toMatchObject({ view: 'Account', data: { namespace: 'eip155' } })
  })

  test('opens UnsupportedChain for a namespace whose wallet is on an unsupported network', async () => {
    const world = await createConnected('solana', 'eip155')
    move(world, 'solana')
    world.core.open({ namespace: 'solana' })
    expect(world.core.router.state).toMatchObject({ view: 'UnsupportedChain', data: { namespace: 'solana' } })
  })

  test('a restore closes the wallet list only if the list is open for its namespace or for none', async () => {
    for (const [namespace, view] of [
      ['bip122', 'Connect'],
      ['solana', 'Account'],
      [undefined, 'Account'],
    ] as const) {
      const world = createFourChains({ storage: storedSolana(), answers: 'wait' })
      world.core.open({ view: 'Connect', namespace })
      await settle()
      world.wallets.solana.requests[0]?.approve()
      await world.core.ready
      expect(shown(world), `opened for ${namespace}`).toBe(view)
    }
  })

  test('a late restore does not move a visitor who is connecting another wallet', async () => {
    const world = await createConnected('eip155', 'solana')
    world.wallets.solana.emit({ type: 'disconnected', reason: 'locked' })
    world.core.open({ view: 'Connect' })
    world.wallets.solana.unlock()
    await settle()
    expect(world.core.accounts.get('solana').status).toBe('connected')
    expect(shown(world)).toBe('Connect')
  })
})

describe("the modal's namespace", () => {
  test('a wallet that connects closes its own view, not that of another pending wallet', async () => {
    const world = createFourChains({ answers: 'wait' })
    const { core, wallets, clock } = world
    const sol = outcome(core.connect({ connectorId: 'solana.wallet' }))
    await settle()
    core.open({ view: 'ConnectingExternal', namespace: 'eip155', data: { connectorId: 'eip155.wallet' } })
    const evm = outcome(core.connect({ connectorId: 'eip155.wallet' }))
    await settle()
    wallets.solana.requests[0]?.approve()
    expect(await sol).toBe('0xsolana')
    await clock.advance(1_000)
    expect(shown(world)).toBe('ConnectingExternal')
    expect(core.connection.isAsking('eip155')).toBe(true)
    wallets.eip155.requests[0]?.approve()
    expect(await evm).toBe('0xeip155')
    await clock.advance(1_000)
    expect(shown(world)).toBe('closed')
  })

  test('closing a view leaves a pending request of the app in another namespace', async () => {
    const world = createFourChains({ answers: 'wait' })
    const { core, wallets, clock } = world
    const sol = outcome(core.connect({ connectorId: 'solana.wallet' }))
    core.open({ view: 'ConnectingExternal', namespace: 'eip155', data: { connectorId: 'eip155.wallet' } })
    const evm = outcome(core.connect({ connectorId: 'eip155.wallet' }))
    await settle()
    wallets.eip155.requests[0]?.approve()
    await evm
    await clock.advance(1_000)
    expect(shown(world)).toBe('closed')
    wallets.solana.requests[0]?.approve()
    expect(await sol).toBe('0xsolana')
  })

  test('a view that needs an account closes when its wallet disconnects, although another is connected', async () => {
    for (const namespace of [undefined, 'solana', 'eip155'] as const) {
      const world = await createConnected('solana', 'eip155')
      world.core.open({ view: 'Account', namespace })
      world.wallets.eip155.emit({ type: 'disconnected', reason: 'wallet' })
      expect(shown(world), `opened for ${namespace}`).toBe(namespace === 'eip155' ? 'closed' : 'Account')
      expect(world.core.networks.state.activeNamespace).toBe('solana')
    }
  })

  test('an error of one namespace stays when the wallet of another disconnects', async () => {
    const world = await createConnected('eip155')
    const { core, wallets } = world
    wallets.solana.answers = 'reject'
    core.open({ view: 'ConnectingExternal', namespace: 'solana', data: { connectorId: 'solana.wallet' } })
    expect(await outcome(core.connect({ connectorId: 'solana.wallet' }))).toBe('USER_REJECTED')
    wallets.eip155.emit({ type: 'disconnected', reason: 'wallet' })
    expect(shown(world)).toBe('ConnectingExternal')
    expect(core.connection.state.attempts.solana?.status).toBe('declined')
  })
})

describe('switching to a network of a namespace without a wallet', () => {
  test('without a connection, sets the network of the next connection and opens no view', async () => {
    const world = createFourChains()
    await world.core.switchNetwork(idOf('polkadot', 1))
    expect(world.core.networks.getActive()?.caipNetworkId).toBe(idOf('polkadot', 1))
    expect(shown(world)).toBe('closed')
  })

  test('with another connection, offers to connect a wallet, which becomes active on that network', async () => {
    const world = await createConnected('eip155')
    const { core, wallets, clock } = world
    const end = core.switchNetwork(idOf('solana', 1))
    await settle()
    expect(core.router.state).toMatchObject({
      view: 'SwitchActiveChain',
      history: ['SwitchActiveChain'],
      data: { namespace: 'solana', caipNetworkId: idOf('solana', 1) },
    })
    expect(core.networks.state.activeNamespace).toBe('eip155')
    core.router.push('Connect', { namespace: 'solana' })
    await core.connect({ connectorId: 'solana.wallet' })
    await end
    expect(core.accounts.getConnected('solana')?.caipNetworkId).toBe(idOf('solana', 1))
    expect(core.networks.state.activeNamespace).toBe('solana')
    await clock.advance(1_000)
    expect(shown(world)).toBe('closed')
    expect(wallets.eip155.openSessions()).toBe(1)
  })

  test('returns to the earlier view; closing cancels and changes nothing', async () => {
    const { core } = await createConnected('eip155')
    core.open({ view: 'Networks' })
    const end = core.switchNetwork(idOf('bip122')).catch((error: unknown) => error)
    await settle()
    expect(core.router.state.history).toEqual(['Networks', 'SwitchActiveChain'])
    core.router.goBack()
    expect(core.router.state.view).toBe('Networks')
    core.close()
    expect(await end).toMatchObject({ code: 'MODAL_CLOSED' })
    expect(core.networks.state.activeNamespace).toBe('eip155')
  })

  test('rejects on abort and on destroy', async () => {
    for (const [how, code] of [
      ['aborted', 'ABORTED'],
      ['destroyed', 'DESTROYED'],
    ] as const) {
      const world = await createConnected('eip155')
      const abort = new AbortController()
      const end = world.core.switchNetwork(idOf('bip122'), { signal: abort.signal }).catch((error: unknown) => error)
      await settle()
      if (how === 'aborted') abort.abort()
      else world.core.destroy()
      expect(await end).toMatchObject({ code })
      expect(shown(world)).toBe('closed')
    }
  })
})
