import { settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { mainnet, solana } from '../../test/networks.js'
import { asked, outcome } from '../../test/outcome.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { alice, createScriptedWallet } from '../../test/scriptedWallet.js'

const connectorId = 'com.example.wallet'

describe('connect() with a network', () => {
  test('without a connector, opens the modal and requests the network from the selected wallet', async () => {
    const world = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
    const connecting = outcome(world.core.connect({ networkId: 8453 }))
    await settle()
    expect(world.core.networks.getActive()?.id).toBe(8453)
    expect(world.core.modal.state.open).toBe(true)
    world.core.close()
    expect(await connecting).toBe('MODAL_CLOSED')
  })

  test('asks a wallet that is connected on another network to switch', async () => {
    const world = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
    await world.core.connect({ connectorId })
    expect(await world.core.connect({ networkId: 8453 })).toMatchObject({
      address: alice,
      caipNetworkId: 'eip155:8453',
    })
    expect(world.wallet.requests.map(({ kind }) => kind)).toEqual(['connect', 'switch'])
    expect(world.core.modal.state.open).toBe(false)
  })

  test('R151: requires a network only for a given `networkId`, by option, or after the visitor chose one', async () => {
    const isRequired = async (start: (core: ReturnType<typeof createTestCore>['core']) => unknown, options = {}) => {
      const { core, wallet } = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }), options })
      await start(core)
      await settle()
      core.destroy()
      return wallet.requests.map(({ isNetworkRequired }) => isNetworkRequired)
    }
    const modal = (core: ReturnType<typeof createTestCore>['core']) => {
      const connector = core.connectors.find(connectorId)
      if (!connector) throw new Error('the wallet is not listed')
      return core.connection.connect(connector, { network: core.networks.getActive() })
    }
    const listed = async (core: ReturnType<typeof createTestCore>['core']) => {
      core.open()
      await settle()
    }
    expect(await isRequired((core) => core.connect({ connectorId }))).toEqual([false])
    expect(await isRequired((core) => core.connect({ connectorId, networkId: 8453 }))).toEqual([true])
    expect(await isRequired((core) => core.connect({ connectorId }), { switchOnConnect: true })).toEqual([true])
    expect(await isRequired(async (core) => listed(core).then(() => modal(core)))).toEqual([false])
    expect(
      await isRequired(async (core) => {
        await core.switchNetwork(8453)
        await listed(core)
        await modal(core)
      }),
    ).toEqual([true])
    expect(
      await isRequired(async (core) => {
        const connecting = core.connect({ networkId: 8453 })
        await settle()
        await modal(core)
        await connecting
      }),
    ).toEqual([true])
  })

  test('R151: a chosen network applies to one connection, and closing the modal clears it', async () => {
    const { core, wallet } = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
    const closed = outcome(core.connect({ networkId: 8453 }))
    await settle()
    core.close()
    expect(await closed).toBe('MODAL_CLOSED')
    await core.connect({ connectorId })
    await core.disconnect()
    await core.switchNetwork(8453)
    await core.connect({ connectorId })
    await core.disconnect()
    await core.connect({ connectorId })
    const connects = wallet.requests.filter(({ kind }) => kind === 'connect')
    expect(connects.map(({ isNetworkRequired }) => isNetworkRequired)).toEqual([false, true, false])
  })

  test('an unknown network throws a typed error and opens no view', async () => {
    const { core } = createTestCore()
    expect(await outcome(core.connect({ networkId: 5 }))).toBe('NETWORK_NOT_FOUND')
    expect(core.modal.state.open).toBe(false)
  })

  test.each([
    ['a namespace', { namespace: 'solana' }, 'ADAPTER_NOT_FOUND'],
    ['a namespace and a connector', { namespace: 'solana', connectorId }, 'ADAPTER_NOT_FOUND'],
    ['a namespace and a listed wallet', { namespace: 'solana', walletId: 'lantern' }, 'ADAPTER_NOT_FOUND'],
    ['a network', { networkId: `solana:${solana.id}` }, 'NETWORK_NOT_FOUND'],
    ['a network and a connector', { networkId: `solana:${solana.id}`, connectorId }, 'NETWORK_NOT_FOUND'],
  ] as const)('L1: %s without an adapter throws a typed error and opens no view', async (_title, parameters, code) => {
    const { core, wallet } = createTestCore({ options: { networks: [mainnet, solana] } })
    expect(await outcome(core.connect(parameters))).toBe(code)
    expect([core.modal.state.open, wallet.requests]).toEqual([false, []])
  })

  test('a wallet of several namespaces connects in the namespace of the network', async () => {
    const evm = createScriptedWallet({ id: 'app.phantom' })
    const sol = createScriptedWallet({ id: 'app.phantom', chain: 'solana' })
    const adapters = [createScriptedAdapter([evm]), createScriptedAdapter([sol], 'solana')]
    const { core } = createTestCore({ options: { networks: [mainnet, solana], adapters } })
    const connecting = core.connect({ connectorId: 'app.phantom', networkId: `solana:${solana.id}` })
    ;(await asked({ wallet: sol })).approve()
    expect(await connecting).toMatchObject({ namespace: 'solana' })
    expect(evm.requests).toEqual([])
  })
})
