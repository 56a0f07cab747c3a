import { getIdentity } from '@latchkey/api-client'
import { settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { tellStorage } from '../../test/fakePage.js'
import { connectAll, createFourChains, fourNamespaces, idOf } from '../../test/fourChains.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { alice, bob, createScriptedWallet } from '../../test/scriptedWallet.js'
import type { AppKitOptions } from '../options/appKitOptions.js'
import type { Feature } from './feature.js'

const connectorId = 'com.example.wallet'

/** A feature that lists sent transactions. */
function createActivity() {
  const list: unknown[] = []
  const onSent: Feature<undefined>['onSent'] = (session, network, { id, kind, address }) =>
    void list.push([session.namespace, network.caipNetworkId, id, kind, address])
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
      fourNamespaces.map((namespace) => [
        namespace,
        idOf(namespace),
        '1 to recipient',
        'transaction',
        world.core.accounts.getConnected(namespace)?.address,
      ]),
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
      ['eip155', 'eip155:1', '0x1', 'transaction', alice],
      ['eip155', 'eip155:8453', 'bundle', 'calls', alice],
    ])
  })

  test.each([
    ['the shown one, at the time of the call', {}, bob],
    ['the one in the parameters', { address: alice }, alice],
    ["the one in viem's `account`", { account: { address: alice } }, alice],
  ])('with the paying account: %s', async (_title, parameters, payer) => {
    const { list, features } = createActivity()
    let response: (hash: string) => void = () => undefined
    const wallet = createScriptedWallet({
      answers: 'approve',
      actions: { sendTransaction: () => new Promise<string>((resolve) => (response = resolve)) },
    })
    wallet.addresses = [alice, bob]
    const { core } = createTestCore({ wallet, features })
    await core.connect({ connectorId })
    core.setAccount(bob)
    const sending = core.actions('eip155')?.sendTransaction({ to: bob, ...parameters })
    core.setAccount(alice)
    response('0x1')
    await sending
    expect(list).toEqual([['eip155', 'eip155:1', '0x1', 'transaction', payer]])
  })

  test('also from the actions that a feature calls', async () => {
    const { list, features } = createActivity()
    const wallet = createScriptedWallet({ answers: 'approve' })
    const { core, parts } = createTestCore({ wallet, features })
    await core.connect({ connectorId })
    const { actionWrapper, connection } = parts()
    const session = connection.session('eip155')
    await (session && actionWrapper.transfers(session)?.send({ to: bob, amount: 2n }))
    expect(list).toEqual([['eip155', 'eip155:1', `2 to ${bob}`, 'transaction', alice]])
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

describe('features are notified when a connection ends', () => {
  const key = '@latchkey/connections/eip155'

  /** A page with two wallets, the first of which is connected, and a feature that lists ended connections. */
  async function visit({ onEnded }: Pick<Feature<undefined>, 'onEnded'> = {}) {
    const list: unknown[] = []
    const features: Pick<Feature<undefined>, 'onEnded'>[] = [
      {
        onEnded(session, reason) {
          list.push([session.connectorId, reason])
          return undefined
        },
      },
      ...(onEnded ? [{ onEnded }] : []),
    ]
    const wallet = createScriptedWallet({ answers: 'approve' })
    const other = createScriptedWallet({ id: 'other', answers: 'approve' })
    const world = createTestCore({ wallet, adapter: createScriptedAdapter([wallet, other]), features })
    await world.core.connect({ connectorId })
    return { ...world, list }
  }

  type World = Awaited<ReturnType<typeof visit>>

  test.each([
    ['disconnect()', 'disconnect', ({ core }: World) => core.disconnect()],
    ['disconnect() of a wallet that does not respond', 'disconnect', disconnectUnreachable],
    ['the wallet', 'wallet', ({ wallet }: World) => wallet.emit({ type: 'disconnected' })],
    ['another wallet', 'replaced', ({ core }: World) => core.connect({ connectorId: 'other' })],
    ['another tab', 'otherTab', disconnectInOtherTab],
  ])('by %s, once, with the reason', async (_title, reason, end) => {
    const world = await visit()
    await end(world)
    world.core.destroy()
    expect(world.list).toEqual([[connectorId, reason]])
  })

  function disconnectInOtherTab({ page, storage }: World): void {
    storage.values.delete(key)
    tellStorage(page, key, null)
  }

  async function disconnectUnreachable({ core, wallet }: World): Promise<void> {
    wallet.answers = 'refuseDisconnect'
    await expect(core.disconnect()).rejects.toMatchObject({ code: 'DISCONNECT_FAILED' })
  }

  test('also when a hidden one ends alone', async () => {
    const { core, list } = await visit()
    const other = core.connectors.state.all.find(({ id }) => id === 'other')
    if (!other) throw new Error('The wallet was not discovered.')
    await core.connection.connect(other, { isShownKept: true })
    await core.connection.disconnect('eip155', connectorId)
    expect(list).toEqual([[connectorId, 'disconnect']])
    expect(core.accounts.get('eip155')).toMatchObject({ status: 'connected', connectorId: 'other' })
  })

  test.each([
    ['locks', ({ wallet }: World) => wallet.emit({ type: 'disconnected', reason: 'locked' })],
    ['connects again', ({ core }: World) => core.connect({ connectorId })],
    ['switches the network', ({ core }: World) => core.switchNetwork('eip155:8453')],
  ])('but not when the wallet %s, or when the instance is destroyed', async (_title, act) => {
    const world = await visit()
    await act(world)
    world.core.destroy()
    expect(world.list).toEqual([])
  })

  test('in every namespace', async () => {
    const list: unknown[] = []
    const onEnded: Feature<undefined>['onEnded'] = async ({ namespace }, reason) => list.push([namespace, reason])
    const world = createFourChains({ features: [{ onEnded }] })
    await connectAll(world)
    await world.core.disconnect()
    expect(list).toHaveLength(4)
    expect(list).toEqual(expect.arrayContaining(fourNamespaces.map((namespace) => [namespace, 'disconnect'])))
  })

  test('disconnect() waits for the promises of features', async () => {
    let signOut: () => void = () => undefined
    const { core } = await visit({ onEnded: () => new Promise<void>((resolve) => (signOut = resolve)) })
    let isSettled = false
    const disconnecting = core.disconnect().then(() => (isSettled = true))
    await settle()
    expect(core.accounts.get('eip155').status).toBe('disconnected')
    expect(isSettled).toBe(false)
    signOut()
    await disconnecting
  })

  test('disconnect() waits at most 3 s for features, and logs the timeout', async () => {
    const { core, clock, logger } = await visit({ onEnded: () => new Promise(() => undefined) })
    let isSettled = false
    void core.disconnect().then(() => (isSettled = true))
    await clock.advance(2_999)
    expect(isSettled).toBe(false)
    await clock.advance(1)
    expect(isSettled).toBe(true)
    expect(JSON.stringify(logger.entries)).toContain('The end of a connection could not be reported')
  })

  test.each([
    [
      'throws',
      () => {
        throw new Error('Signed out before.')
      },
    ],
    [
      'rejects',
      async () => {
        throw new Error('Signed out before.')
      },
    ],
  ])('a feature that %s is logged, and disconnect() resolves', async (_title, onEnded) => {
    const { core, list, logger } = await visit({ onEnded })
    await core.disconnect()
    expect(list).toHaveLength(1)
    expect(JSON.stringify(logger.entries)).toContain('The end of a connection could not be reported')
  })
})

describe('features share access to chain data', () => {
  const services = { relay: false, chainData: 'https://data.example' } as const

  /** A core on a page whose service responds, and the chain data that its features receive. */
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

  test('rejects when the instance is destroyed, and states whether the app has set the service', async () => {
    const { core, chainData } = visit([])
    expect(chainData.isEnabled).toBe(true)
    expect(visit([], { services: { relay: false } }).chainData.isEnabled).toBe(false)
    core.destroy()
    await expect(chainData.client()).rejects.toMatchObject({ code: 'DESTROYED' })
    await expect(chainData.supportedChains()).rejects.toMatchObject({ code: 'DESTROYED' })
  })
})
