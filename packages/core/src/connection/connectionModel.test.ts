import { settle } from '@latchkey/testing'
import fc from 'fast-check'
import { subscribe } from 'valtio/vanilla'
import { expect, test } from 'vitest'
import { createTestCore, type TestCore } from '../../test/createTestCore.js'
import { alice, bob, createScriptedWallet, type ScriptedWallet } from '../../test/scriptedWallet.js'
import type { AccountState } from '../account/accountState.js'

/** The transitions of the status graph (specification §4). Changes within a status are self-loops. */
const legal = new Set([
  'disconnected → disconnected',
  'disconnected → connecting',
  'connecting → connecting',
  'connecting → connected',
  'connecting → disconnected',
  'connected → connected',
  'connected → disconnected',
])

type World = TestCore & {
  readonly wallets: readonly [ScriptedWallet, ScriptedWallet]
  readonly promises: Promise<unknown>[]
  readonly untyped: unknown[]
  readonly illegal: string[]
  isDestroyed: boolean
}

function createWorld(isStored: boolean): World {
  const wallets = [createScriptedWallet({ id: 'org.one' }), createScriptedWallet({ id: 'org.two' })] as const
  const world = createTestCore({ wallet: wallets[0] })
  if (isStored) world.storage.values.set('@latchkey/connections/eip155', '{"v":1,"d":[{"connectorId":"org.one"}]}')
  const { core } = createTestCore({ ...world, wallet: wallets[0] })
  world.core.destroy()
  world.adapter.show(...wallets)
  const illegal: string[] = []
  let last: AccountState['status'] = core.accounts.get('eip155').status
  const look = () => {
    const account = core.accounts.get('eip155')
    const move = `${last} → ${account.status}`
    if (!legal.has(move)) illegal.push(move)
    if (account.status === 'connected' && !account.address) illegal.push('connected without an address')
    last = account.status
  }
  subscribe(core.accounts.state, look, true)
  return { ...world, core, wallets, promises: [], untyped: [], illegal, isDestroyed: false }
}

function keep(world: World, promise: Promise<unknown>): void {
  const settled = promise.catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error)) world.untyped.push(error)
  })
  world.promises.push(settled)
}

type Action = { readonly name: string; run(world: World): void | Promise<void> }

const pick = fc.nat(1)
const actions: fc.Arbitrary<Action>[] = [
  fc.tuple(pick, fc.boolean()).map(([index, isAborted]) => ({
    name: `connect ${index}${isAborted ? ' and abort' : ''}`,
    run({ core, wallets, ...world }: World) {
      const abort = new AbortController()
      const connectorId = wallets[index === 0 ? 0 : 1].connector.id
      keep({ core, wallets, ...world }, core.connect({ connectorId, signal: abort.signal }))
      if (isAborted) queueMicrotask(() => abort.abort())
    },
  })),
  fc.tuple(pick, fc.constantFrom('approve', 'reject')).map(([index, answer]) => ({
    name: `wallet ${index} responds: ${answer}`,
    run({ wallets }: World) {
      // The oldest request, so that late responses to cancelled requests occur, too.
      const requests = wallets[index === 0 ? 0 : 1].requests
      const request = requests.shift()
      if (answer === 'approve') request?.approve()
      else request?.reject()
    },
  })),
  fc.tuple(pick, fc.constantFrom('wallet', 'locked', 'extensionInvalidated')).map(([index, reason]) => ({
    name: `wallet ${index} disconnects: ${reason}`,
    run: ({ wallets }: World) =>
      wallets[index === 0 ? 0 : 1].emit({ type: 'disconnected', reason: reason as 'wallet' | 'locked' }),
  })),
  fc.tuple(pick, fc.constantFrom(alice, bob)).map(([index, address]) => ({
    name: `wallet ${index} changes the account`,
    run({ wallets }: World) {
      const wallet = wallets[index === 0 ? 0 : 1]
      wallet.addresses = [address]
      wallet.emit({ type: 'accountsChanged', accounts: [{ namespace: 'eip155', address, type: 'eoa' }] })
    },
  })),
  fc.tuple(pick, fc.constantFrom('eip155:1', 'eip155:8453', 'eip155:777')).map(([index, networkId]) => ({
    name: `wallet ${index} switches to ${networkId}`,
    run({ wallets }: World) {
      const wallet = wallets[index === 0 ? 0 : 1]
      wallet.networkId = networkId as 'eip155:1'
      wallet.emit({ type: 'networkChanged', networkId: networkId as 'eip155:1' })
    },
  })),
  pick.map((index) => ({
    name: `wallet ${index} unlocks`,
    run: ({ wallets }: World) => wallets[index ? 1 : 0].unlock(),
  })),
  pick.map((index) => ({
    name: `wallet ${index} leaves the page, and returns`,
    run({ adapter, wallets }: World) {
      adapter.show(wallets[index ? 1 : 0])
      queueMicrotask(() => adapter.show(...wallets))
    },
  })),
  fc.constantFrom<Action>(
    { name: 'disconnect', run: (world) => keep(world, world.core.disconnect()) },
    { name: 'cancel', run: ({ core }) => core.connection.cancel() },
    { name: 'open', run: ({ core }) => core.open() },
    { name: 'close', run: ({ core }) => core.close() },
    { name: 'connect in the modal', run: (world) => keep(world, world.core.connect()) },
    { name: 'switch', run: (world) => keep(world, world.core.switchNetwork(8453)) },
    { name: 'switch to an unknown network', run: (world) => keep(world, world.core.switchNetwork(5)) },
    { name: 'balance', run: (world) => keep(world, world.core.fetchBalance()) },
    { name: 'the page hides', run: ({ page }) => page.hide() },
    { name: 'the page shows', run: ({ page }) => page.show() },
    { name: '1 s', run: ({ clock }) => clock.advance(1_000) },
    { name: '11 s', run: ({ clock }) => clock.advance(11_000) },
    { name: 'settle', run: () => settle() },
    {
      name: 'another tab disconnects',
      run({ page, storage }) {
        storage.values.delete('@latchkey/connections/eip155')
        const event = { key: '@latchkey/connections/eip155', newValue: null }
        page.dispatchEvent(Object.assign(new Event('storage'), event))
      },
    },
  ),
]

/** Most steps finish before the next one; some don't, so that steps overlap. */
function commandOf([{ name, run }, rush]: [Action, number]): fc.AsyncCommand<object, World> {
  return {
    check: () => true,
    toString: () => (rush === 0 ? `${name}, and at once` : name),
    async run(_model, world) {
      await run(world)
      if (rush > 0) await settle()
      expect(world.illegal).toEqual([])
    },
  }
}

/** Waits until everything has settled and checks that nothing is left. */
async function assertEnd(world: World): Promise<void> {
  const { core, wallets, clock, page, adapter, promises } = world
  await settle()
  const account = core.accounts.get('eip155')
  const session = core.connection.session('eip155')
  expect(session !== undefined, 'a session exists exactly while connected').toBe(account.status === 'connected')
  expect(
    wallets.reduce((sum, wallet) => sum + wallet.openSessions(), 0),
    'open sessions',
  ).toBe(session ? 1 : 0)
  core.destroy()
  const all = Promise.all(promises).then(() => 'settled')
  const late = (async () => {
    await settle()
    await settle()
    return 'still waiting'
  })()
  expect(await Promise.race([all, late])).toBe('settled')
  for (const wallet of wallets) for (const request of wallet.requests) request.approve()
  await settle()
  expect(world.untyped).toEqual([])
  expect(world.illegal).toEqual([])
  expect(wallets.reduce((sum, wallet) => sum + wallet.openSessions() + wallet.watchers(), 0)).toBe(0)
  expect(page.listeners()).toBe(0)
  expect(clock.timerCount()).toBe(0)
  expect(adapter.count.discovering).toBe(0)
  expect(adapter.count.created).toBe(adapter.count.destroyed)
}

test('L1, L5, L6, L7: any order of actions of visitor, wallets, tabs and clock', async () => {
  const commands = fc.commands(
    [...actions, ...actions.slice(0, 2), ...actions.slice(0, 2)].map((action) =>
      fc.tuple(action, fc.nat(2)).map(commandOf),
    ),
    { maxCommands: 30, size: 'max' },
  )
  await fc.assert(
    fc.asyncProperty(fc.boolean(), commands, async (isStored, steps) => {
      const world = createWorld(isStored)
      await fc.asyncModelRun(() => ({ model: {}, real: world }), steps)
      await assertEnd(world)
    }),
    { numRuns: 400 },
  )
}, 120_000)

test('FI26: destroying the instance at any step of a visit', async () => {
  const visit: Action[] = [
    { name: 'open', run: ({ core }) => core.open() },
    { name: 'loaded', run: () => settle() },
    { name: 'connect', run: (world) => keep(world, world.core.connect({ connectorId: 'org.one' })) },
    { name: 'asked', run: () => settle() },
    { name: 'approved', run: ({ wallets }) => wallets[0].requests.shift()?.approve() },
    { name: 'one turn', run: () => Promise.resolve() },
    { name: 'connected', run: () => settle() },
    { name: 'balance', run: (world) => keep(world, world.core.fetchBalance()) },
    { name: 'switch', run: (world) => keep(world, world.core.switchNetwork(8453)) },
    { name: 'asked to switch', run: () => settle() },
    { name: 'switched', run: ({ wallets }) => wallets[0].requests.shift()?.approve() },
    { name: 'followed', run: () => settle() },
    { name: 'locked', run: ({ wallets }) => wallets[0].emit({ type: 'disconnected', reason: 'locked' }) },
    { name: 'unlocked', run: ({ wallets }) => wallets[0].unlock() },
    { name: 'asked to restore', run: () => settle() },
    { name: 'restored', run: ({ wallets }) => wallets[0].requests.shift()?.approve() },
    { name: 'connected again', run: () => settle() },
    { name: 'disconnect', run: (world) => keep(world, world.core.disconnect()) },
    { name: 'asked to disconnect', run: () => settle() },
    { name: 'disconnected', run: ({ wallets }) => wallets[0].requests.shift()?.approve() },
  ]
  for (let k = 0; k <= visit.length; k++) {
    const world = createWorld(k % 2 === 0)
    for (const { run } of visit.slice(0, k)) await run(world)
    world.core.destroy()
    const all = Promise.all(world.promises).then(() => 'settled')
    const late = settle()
      .then(() => settle())
      .then(() => 'still waiting')
    expect(await Promise.race([all, late]), `after "${visit[k - 1]?.name}"`).toBe('settled')
    await settle()
    expect(world.page.listeners()).toBe(0)
    expect(world.clock.timerCount()).toBe(0)
    expect([world.wallets[0].openSessions(), world.wallets[0].watchers()], `after "${visit[k - 1]?.name}"`).toEqual([
      0, 0,
    ])
    expect(world.adapter.count.created).toBe(world.adapter.count.destroyed)
    expect([world.untyped, world.illegal]).toEqual([[], []])
  }
})
