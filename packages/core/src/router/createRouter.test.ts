import type { ChainNamespace } from '@latchkey/common'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRouter, type Router, type TransactionStatus } from './createRouter.js'
import { isViewName, type ViewName, viewNames } from './viewName.js'

function createFixture() {
  const world = {
    closed: 0,
    connected: [] as readonly ChainNamespace[],
    blockedBy: undefined as { readonly view: ViewName; readonly namespace: ChainNamespace } | undefined,
  }
  const router = createRouter({
    close: () => void world.closed++,
    connected: () => world.connected,
    gates: { findActive: () => world.blockedBy },
  })
  return { router, world }
}

describe('§2: views', () => {
  test('accepts only the listed view names', () => {
    expect(viewNames.every(isViewName)).toBe(true)
    for (const other of ['connect', 'Swap', '', '__proto__', 'toString', undefined, null, 0, ['Connect']])
      expect(isViewName(other)).toBe(false)
  })
})

describe('§2: the router', () => {
  test.each(['push', 'replace', 'reset', 'goBackBefore'] as const)(
    'R203: %s throws for an unknown view and keeps the current one',
    (kind) => {
      const { router } = createFixture()
      for (const unknown of ['Swap', 'connect', '', '__proto__', undefined, 7])
        expect(() => router[kind](unknown as ViewName)).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
      expect(router.state).toMatchObject({ view: 'Connect', history: ['Connect'] })
    },
  )

  test('starts on Connect with one entry', () => {
    expect(createFixture().router.state).toEqual({
      view: 'Connect',
      history: ['Connect'],
      direction: 'next',
      data: {},
    })
  })

  test('push shows the next view with its data, and back restores the previous view with its data', () => {
    const { router } = createFixture()
    router.push('ConnectingExternal', { connectorId: 'a' })
    expect(router.state).toMatchObject({ view: 'ConnectingExternal', direction: 'next', data: { connectorId: 'a' } })
    router.push('Downloads', { walletId: 'w' })
    router.goBack()
    expect(router.state).toMatchObject({ view: 'ConnectingExternal', direction: 'prev', data: { connectorId: 'a' } })
    expect(router.state.history).toEqual(['Connect', 'ConnectingExternal'])
  })

  test('L6: pushing the current view with the same data does nothing; other data adds an entry', () => {
    const { router } = createFixture()
    router.push('ConnectingExternal', { connectorId: 'a' })
    router.push('ConnectingExternal', { connectorId: 'a' })
    expect(router.state.history).toHaveLength(2)
    router.push('ConnectingExternal', { connectorId: 'b' })
    expect(router.state.history).toHaveLength(3)
  })

  test('going back with one entry closes the modal and keeps the entry', () => {
    const { router, world } = createFixture()
    router.goBack()
    expect(world.closed).toBe(1)
    expect(router.state.history).toEqual(['Connect'])
  })

  test('goes back to the view before another one, and stays if there is none', () => {
    const { router, world } = createFixture()
    router.push('UnsupportedChain')
    router.push('SwitchNetwork')
    expect(router.goBackBefore('Account')).toBe(false)
    expect(router.goBackBefore('Connect')).toBe(false)
    expect(router.state.history).toEqual(['Connect', 'UnsupportedChain', 'SwitchNetwork'])
    expect(router.goBackBefore('UnsupportedChain')).toBe(true)
    expect(router.state).toMatchObject({ view: 'Connect', history: ['Connect'], direction: 'prev' })
    expect(world.closed).toBe(0)
  })

  test('after connecting, going back leads to the account instead of the wallet list', () => {
    const { router, world } = createFixture()
    router.push('Networks')
    world.connected = ['eip155']
    router.goBack()
    expect(router.state).toMatchObject({ view: 'Account', history: ['Account'], direction: 'prev' })
    router.goBack()
    expect(world.closed).toBe(1)
  })

  test('going back leads to the view of the gate that blocks the account', () => {
    const { router, world } = createFixture()
    router.push('SIWXSignMessage', { namespace: 'solana' })
    Object.assign(world, { connected: ['eip155'], blockedBy: { view: 'SIWXSignMessage', namespace: 'eip155' } })
    router.goBack()
    expect(router.state).toMatchObject({ view: 'SIWXSignMessage', history: ['SIWXSignMessage'], direction: 'prev' })
    expect(router.state.data).toEqual({ namespace: 'eip155' })
  })

  test('going back leads to a wallet list of another namespace until a wallet of that namespace is connected', () => {
    const { router, world } = createFixture()
    world.connected = ['eip155']
    router.reset('Account')
    router.push('Connect', { namespace: 'solana' })
    router.push('ConnectingExternal', { connectorId: 'a', namespace: 'solana' })
    router.goBack()
    expect(router.state).toMatchObject({ view: 'Connect', data: { namespace: 'solana' } })
    router.push('ConnectingExternal', { connectorId: 'a', namespace: 'solana' })
    world.connected = ['eip155', 'solana']
    router.goBack()
    expect(router.state).toMatchObject({ view: 'Account', history: ['Account'] })
  })

  test('replace swaps the current entry and reset keeps one; returning to a view sets the direction "prev"', () => {
    const { router } = createFixture()
    router.push('Networks')
    router.replace('SwitchNetwork', { caipNetworkId: 'eip155:1' })
    expect(router.state.history).toEqual(['Connect', 'SwitchNetwork'])
    router.reset('Connect')
    expect(router.state).toMatchObject({ history: ['Connect'], direction: 'prev' })
    router.reset('Account')
    expect(router.state).toMatchObject({ history: ['Account'], direction: 'next' })
  })
})

describe('§4: the transaction stack', () => {
  test.each([
    ['success', ['Connect', 'Networks']],
    ['error', ['Connect']],
    ['cancel', ['Connect']],
  ] as const)('calls back once on %s; an error and a cancel also go back', (status, history) => {
    const { router } = createFixture()
    const called: string[] = []
    router.push('Networks')
    router.pushTransaction({ onEnd: (how) => called.push(how) })
    expect(router.isTransactionStackEmpty()).toBe(false)
    router.popTransaction(status)
    expect(called).toEqual([status])
    expect(router.state.history).toEqual(history)
    expect(router.isTransactionStackEmpty()).toBe(true)
  })

  test('popping an empty stack does nothing', () => {
    const { router, world } = createFixture()
    router.popTransaction('error')
    expect(world.closed).toBe(0)
    expect(router.isTransactionStackEmpty()).toBe(true)
  })
})

/** The expected model: a list of views, a stack of transactions, and a number of closings. */
type Entry = { readonly view: ViewName; readonly id: string; readonly connected: readonly ChainNamespace[] }
type Model = { history: Entry[]; depth: number; closed: number; connected: readonly ChainNamespace[] }
type Real = ReturnType<typeof createFixture>

type Step = {
  readonly name: string
  change(model: Model): void
  act(router: Router, real: Real): void
}

function commandOf({ name, change, act }: Step): fc.Command<Model, Real> {
  return {
    check: () => true,
    toString: () => name,
    run(model, real) {
      change(model)
      act(real.router, real)
      const { state } = real.router
      expect(state.history).toEqual(model.history.map(({ view }) => view))
      expect(state.view).toBe(model.history.at(-1)?.view)
      expect(('connectorId' in state.data && state.data.connectorId) || '').toBe(model.history.at(-1)?.id)
      expect(real.router.isTransactionStackEmpty()).toBe(model.depth === 0)
      expect(real.world.closed).toBe(model.closed)
    },
  }
}

function goBack(model: Model): void {
  const { connected } = model
  const previous = model.history.at(-2)
  const lists = ['Connect', 'ConnectWallets', 'AllWallets', 'ConnectingWalletConnectBasic']
  const isStale =
    previous && lists.includes(previous.view) && connected.some((each) => !previous.connected.includes(each))
  if (model.history.length === 1) model.closed++
  else if (isStale) model.history = [{ view: 'Account', id: '', connected }]
  else model.history.pop()
}

test('§2, L5: after any calls, view, history, data and stack agree with the model', () => {
  const view = fc.constantFrom(...viewNames)
  const id = fc.constantFrom('', 'a', 'b')
  const data = (connectorId: string) => (connectorId ? { connectorId } : {})
  const move = fc.constantFrom('push', 'replace', 'reset')
  const steps: fc.Arbitrary<Step>[] = [
    fc.tuple(move, view, id).map(([kind, to, given]) => ({
      name: `${kind}(${to}, ${given})`,
      change(model) {
        const shown = model.history.at(-1)
        if (kind === 'push' && shown?.view === to && shown.id === given) return
        if (kind === 'reset') model.history = []
        if (kind === 'replace') model.history.pop()
        model.history.push({ view: to, id: given, connected: model.connected })
      },
      act: (router) => router[kind](to, data(given)),
    })),
    fc.constant({ name: 'goBack', change: goBack, act: (router) => router.goBack() }),
    fc.constant({
      name: 'pushTransaction',
      change: (model) => void model.depth++,
      act: (router) => router.pushTransaction({}),
    }),
    fc.constantFrom<TransactionStatus>('success', 'error', 'cancel').map((status) => ({
      name: `popTransaction(${status})`,
      change(model) {
        if (model.depth === 0) return
        model.depth--
        if (status !== 'success') goBack(model)
      },
      act: (router) => router.popTransaction(status),
    })),
    fc.subarray<ChainNamespace>(['eip155', 'solana']).map((connected) => ({
      name: `connected=${connected}`,
      change: (model) => void Object.assign(model, { connected }),
      act: (_router, real) => void Object.assign(real.world, { connected }),
    })),
  ]
  fc.assert(
    fc.property(
      fc.commands(
        steps.map((step) => step.map(commandOf)),
        { maxCommands: 40 },
      ),
      (commands) => {
        const history: Entry[] = [{ view: 'Connect', id: '', connected: [] }]
        const model: Model = { history, depth: 0, closed: 0, connected: [] }
        fc.modelRun(() => ({ model, real: createFixture() }), commands)
      },
    ),
    { numRuns: 300 },
  )
})
