import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { connectAll, createFourChains, fourNamespaces, idOf } from '../../test/fourChains.js'
import { bob, createScriptedWallet } from '../../test/scriptedWallet.js'
import type { Feature } from './feature.js'

const connectorId = 'com.example.wallet'

/** A feature that lists sent transactions. */
function createActivity() {
  const list: unknown[] = []
  const onSent: Feature<undefined>['onSent'] = (session, network, { id, kind }) =>
    void list.push([session.namespace, network.caipNetworkId, id, kind])
  return { list, features: [{ onSent }] }
}

describe('features receive the transactions of this page', () => {
  test('in every namespace, with the network at the time of the call', async () => {
    const { list, features } = createActivity()
    const world = createFourChains({ features })
    await connectAll(world)
    for (const namespace of fourNamespaces) {
      await world.core.signText(namespace, 'text')
      await world.core.transfers(namespace)?.check({ to: 'recipient', amount: 1n })
      await world.core.transfers(namespace)?.send({ to: 'recipient', amount: 1n })
    }
    expect(list).toEqual(
      fourNamespaces.map((namespace) => [namespace, idOf(namespace), '1 to recipient', 'transaction']),
    )
  })

  test('also from actions of the namespace, bundles of calls, and without balances', async () => {
    const { list, features } = createActivity()
    let response: (hash: string) => void = () => undefined
    const wallet = createScriptedWallet({
      answers: 'approve',
      actions: {
        sendTransaction: () => new Promise<string>((resolve) => (response = resolve)),
        sendCalls: async () => ({ id: 'bundle' }),
      },
    })
    const { core } = createTestCore({ wallet, features, options: { balances: false } })
    await core.connect({ connectorId })
    const actions = core.actions('eip155')
    const sending = actions?.sendTransaction({ to: bob })
    await core.switchNetwork('eip155:8453')
    response('0x1')
    await sending
    await actions?.sendCalls?.({ calls: [{ to: bob }] })
    expect(list).toEqual([
      ['eip155', 'eip155:1', '0x1', 'transaction'],
      ['eip155', 'eip155:8453', 'bundle', 'calls'],
    ])
  })

  test('a feature that throws is logged, and the caller and other features still receive the id', async () => {
    const { list, features } = createActivity()
    const broken = {
      onSent() {
        throw new Error('The list is full.')
      },
    }
    const wallet = createScriptedWallet({ answers: 'approve' })
    const { core, logger } = createTestCore({ wallet, features: [broken, ...features] })
    await core.connect({ connectorId })
    expect(await core.transfers('eip155')?.send({ to: bob, amount: 2n })).toBe(`2 to ${bob}`)
    expect(list).toHaveLength(1)
    expect(JSON.stringify(logger.entries)).toContain('A sent transaction could not be reported')
  })
})
