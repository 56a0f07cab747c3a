import { getIdentity } from '@latchkey/api-client'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { connectAll, createFourChains, fourNamespaces, idOf } from '../../test/fourChains.js'
import { bob, createScriptedWallet } from '../../test/scriptedWallet.js'
import type { AppKitOptions } from '../options/appKitOptions.js'
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

describe('features share access to chain data', () => {
  const services = { relay: false, chainData: 'https://data.example' } as const

  /** A core on a page whose service answers, and the chain data that its features receive. */
  function visit(answers: readonly (() => Response | Promise<Response>)[], change: Partial<AppKitOptions> = {}) {
    const requests: URL[] = []
    const world = createTestCore({
      options: { services, ...change },
      features: [],
      async fetch(url) {
        const answer = answers[requests.length]
        requests.push(new URL(String(url)))
        return answer ? answer() : Response.error()
      },
    })
    return { ...world, ...world.featureDeps(), requests }
  }

  test('with one client, which names the project and the SDK', async () => {
    const { chainData, requests } = visit([() => Response.json({ name: 'alice.eth', avatar: null })])
    expect(await chainData.client()).toBe(await chainData.client())
    expect(requests).toEqual([])
    expect(await getIdentity(await chainData.client(), { address: bob })).toEqual({ name: 'alice.eth', avatar: null })
    expect(requests.map(({ pathname }) => pathname)).toEqual([`/v1/identity/${bob}`])
    expect(requests[0]?.searchParams.get('projectId')).toBe('test')
    expect(requests[0]?.searchParams.get('sv')).toMatch(/^html-eip155-/)
  })

  test('requests the supported networks once, although a caller aborts', async () => {
    let respond: (response: Response) => void = () => undefined
    const { chainData, requests } = visit([() => new Promise((resolve) => (respond = resolve))])
    const abort = new AbortController()
    const aborted = chainData.supportedChains({ signal: abort.signal })
    const kept = chainData.supportedChains()
    await expect.poll(() => requests.length).toBe(1)
    abort.abort()
    await expect(aborted).rejects.toMatchObject({ code: 'ABORTED' })
    respond(Response.json({ http: ['eip155:1'] }))
    expect(await kept).toEqual({ http: ['eip155:1'], ws: [] })
    expect(await chainData.supportedChains()).toEqual({ http: ['eip155:1'], ws: [] })
    expect(requests).toHaveLength(1)
  })

  test('requests the supported networks again after a failure', async () => {
    const { chainData, requests } = visit([
      () => new Response('', { status: 503 }),
      () => Response.json({ http: ['eip155:8453'] }),
    ])
    await expect(chainData.supportedChains()).rejects.toMatchObject({ code: 'HTTP_STATUS' })
    expect(await chainData.supportedChains()).toMatchObject({ http: ['eip155:8453'] })
    expect(requests).toHaveLength(2)
  })

  test('rejects when the instance is destroyed, and says whether the app has the service', async () => {
    const { core, chainData } = visit([])
    expect(chainData.isEnabled).toBe(true)
    expect(visit([], { services: { relay: false } }).chainData.isEnabled).toBe(false)
    core.destroy()
    await expect(chainData.client()).rejects.toMatchObject({ code: 'DESTROYED' })
    await expect(chainData.supportedChains()).rejects.toMatchObject({ code: 'DESTROYED' })
  })
})
