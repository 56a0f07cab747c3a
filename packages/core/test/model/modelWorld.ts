import type { ChainNamespace } from '@latchkey/common'
import { createFakeStorage, settle } from '@latchkey/testing'
import { subscribe } from 'valtio/vanilla'
import { expect } from 'vitest'
import type { AccountState } from '../../src/account/accountState.js'
import type { Core } from '../../src/core.js'
import { createFourChains, type FourChains, fourNamespaces } from '../fourChains.js'
import { namespaceSnapshot } from '../namespaceSnapshot.js'
import { createScriptedAdapter } from '../scriptedAdapter.js'
import { createScriptedSiwx, type ScriptedSiwx } from '../scriptedSiwx.js'
import type { ScriptedWallet } from '../scriptedWallet.js'
import type { WalletKind } from './walletKind.js'

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

/** A wallet and the namespaces that its events may change. */
export type ModelWallet = ScriptedWallet & { readonly reach: readonly ChainNamespace[] }

type Snapshots = Readonly<Record<ChainNamespace, unknown>>

/** The state that commands change and checks read. */
export type ModelWorld = Pick<FourChains, 'core' | 'clock' | 'storage' | 'page' | 'adapters'> & {
  readonly wallets: readonly ModelWallet[]
  /** The sign-in of the app. Without it, wallets do not sign in. */
  readonly siwx: ScriptedSiwx | undefined
  readonly promises: Promise<unknown>[]
  readonly untyped: unknown[]
  readonly illegal: string[]
  /** The namespaces that may have changed since the last settled state. */
  readonly touched: Set<ChainNamespace>
  rest: Snapshots
}

/** The start of a visit. */
export type ModelVisit = {
  /** The namespaces that were connected on an earlier visit. */
  readonly stored: readonly ChainNamespace[]
  /** The wallets that approve without the visitor. */
  readonly willing: readonly number[]
  /** The sign-in of the app. */
  readonly signIn?: { readonly isRequired: boolean; readonly namespaces: readonly ChainNamespace[] }
}

export function createModelWorld(kinds: readonly WalletKind[], { stored, willing, signIn }: ModelVisit): ModelWorld {
  const wallets = kinds.flatMap((kind) =>
    kind.create().map((wallet) => Object.assign(wallet, { reach: kind.reach(wallet.connector.chain) })),
  )
  for (const which of willing) Object.assign(wallets[which] ?? {}, { answers: 'approve' })
  const adapterOf = (namespace: ChainNamespace) =>
    createScriptedAdapter(
      wallets.filter(({ connector }) => connector.chain === namespace),
      namespace,
    )
  const adapters = {
    eip155: adapterOf('eip155'),
    solana: adapterOf('solana'),
    polkadot: adapterOf('polkadot'),
    bip122: adapterOf('bip122'),
  }
  const earlier = (namespace: ChainNamespace) =>
    wallets.find(({ connector }) => connector.chain === namespace)?.connector.id
  const storage = createFakeStorage({
    items: Object.fromEntries(
      stored.map((namespace) => [
        `@latchkey/connections/${namespace}`,
        JSON.stringify({ v: 1, d: [{ connectorId: earlier(namespace) }] }),
      ]),
    ),
  })
  const siwx = signIn && createScriptedSiwx(signIn)
  const { core, clock, page } = createFourChains({ adapters, storage, ...(siwx ? { options: { siwx } } : {}) })
  const illegal: string[] = []
  watchStatus(core, illegal)
  const world = { core, clock, page, storage, adapters, wallets, siwx, promises: [], untyped: [], illegal }
  return { ...world, touched: new Set(fourNamespaces), rest: takeSnapshots(world) }
}

function watchStatus(core: Core, illegal: string[]): void {
  const last = new Map<ChainNamespace, AccountState['status']>()
  const look = () => {
    for (const namespace of fourNamespaces) {
      const account = core.accounts.get(namespace)
      const move = `${last.get(namespace) ?? account.status} → ${account.status}`
      if (!legal.has(move)) illegal.push(`${namespace}: ${move}`)
      if (account.status === 'connected' && !account.address) illegal.push(`${namespace}: connected without an address`)
      last.set(namespace, account.status)
    }
  }
  look()
  subscribe(core.accounts.state, look, true)
}

function takeSnapshots(world: Pick<ModelWorld, 'core' | 'storage' | 'wallets'>): Snapshots {
  const of = (namespace: ChainNamespace) => structuredCopy(namespaceSnapshot(namespace, world))
  return { eip155: of('eip155'), solana: of('solana'), polkadot: of('polkadot'), bip122: of('bip122') }
}

/** Compares sessions and networks by identity, lists and records by content. */
function structuredCopy(snapshot: Readonly<Record<string, unknown>>): unknown {
  const { account, networks, attempt, session, cached, ...rest } = snapshot
  return {
    ...structuredClone(rest),
    // Without the times, because the modal fetches old balances again when it shows the account.
    cached: Object.entries(Object(cached)).map(([name, entry]) => [name, Object(entry).value]),
    account: { ...Object(account) },
    networks: { ...Object(networks) },
    attempt,
    session,
  }
}

/** Records a promise to check that it settles, with a typed error if it rejects. */
export function keep(world: ModelWorld, promise: Promise<unknown>): void {
  const settled = promise.catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error)) world.untyped.push(error)
  })
  world.promises.push(settled)
}

/**
 * Waits until everything has settled. Checks that each namespace is consistent, and that untouched ones are unchanged.
 */
export async function assertRest(world: ModelWorld, name: string): Promise<void> {
  await settle()
  const { core, wallets, touched } = world
  expect(world.illegal).toEqual([])
  const now = takeSnapshots(world)
  for (const namespace of fourNamespaces) {
    if (!touched.has(namespace)) expect(now[namespace], `${namespace} after "${name}"`).toEqual(world.rest[namespace])
    assertSound(world, namespace)
  }
  for (const { connector, requests } of wallets) {
    const asked = requests.flatMap(({ network }) => (network ? [network.chainNamespace] : []))
    expect(
      asked.every((namespace) => namespace === connector.chain),
      'asked for a network of its own',
    ).toBe(true)
  }
  const { view, data } = core.router.state
  // With a required sign-in, `connect()` also shows the view for a connected wallet of another namespace.
  if (!world.siwx && core.modal.state.open && view === 'UnsupportedChain') {
    expect(data.namespace ?? core.networks.state.activeNamespace).toBe(core.networks.state.activeNamespace)
    expect(core.networks.isBlocked(), `blocked after "${name}"`).toBe(true)
  }
  world.rest = now
  touched.clear()
}

function assertSound(world: ModelWorld, namespace: ChainNamespace): void {
  const { core, wallets } = world
  const account = core.accounts.get(namespace)
  const session = core.connection.session(namespace)
  const own = wallets.filter(({ connector }) => connector.chain === namespace)
  const open = own.reduce((sum, wallet) => sum + wallet.openSessions(), 0)
  expect(session !== undefined, `${namespace}: a session exists exactly while connected`).toBe(
    account.status === 'connected',
  )
  // Sessions at the gate of the sign-in are open, beside the one that the namespace still shows.
  const waiting = Object.values(core.signIn.state.byConnection).filter(
    (signIn) => signIn?.namespace === namespace && signIn.isAtGate,
  )
  expect(open, `${namespace}: open sessions`).toBe((session ? 1 : 0) + waiting.length)
  assertSignIn(world, namespace)
  expect(core.networks.get(namespace).active?.chainNamespace).toBe(namespace)
  if (account.status === 'connected') expect(account.caipAddress.startsWith(`${namespace}:`)).toBe(true)
}

/** Checks that no account is signed in without a session of its own, and that a required sign-in blocks the others. */
function assertSignIn({ core, siwx }: ModelWorld, namespace: ChainNamespace): void {
  const signIn = core.signIn.get(namespace)
  if (!siwx || !core.signIn.isEnabled(namespace)) return expect(signIn).toBeUndefined()
  if (signIn?.status === 'signedIn')
    expect(signIn.session.data).toMatchObject({ accountAddress: signIn.address, chainId: signIn.chainId })
  const account = core.accounts.getConnected(namespace)
  if (!account || signIn?.isAtGate) return
  expect(signIn?.address ?? account.address).toBe(account.address)
  expect(signIn?.chainId ?? account.caipNetworkId).toBe(account.caipNetworkId)
  const isShownUnsigned = core.signIn.isRequired() && signIn?.status !== 'signedIn'
  const { view, data } = core.router.state
  const isOwn = (data.namespace ?? core.networks.state.activeNamespace) === namespace
  if (isShownUnsigned && isOwn && core.modal.state.open && !core.connection.isAsking())
    expect(['SIWXSignMessage', 'UnsupportedChain'], `${namespace}: not signed in`).toContain(view)
}

/** Destroys the instance and checks that no promise is pending and nothing is left. */
export async function assertEnd(world: ModelWorld): Promise<void> {
  const { core, wallets, clock, page, adapters, promises } = world
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
  expect([world.untyped, world.illegal]).toEqual([[], []])
  expect(wallets.reduce((sum, wallet) => sum + wallet.openSessions() + wallet.watchers(), 0)).toBe(0)
  expect([page.listeners(), clock.timerCount()]).toEqual([0, 0])
  for (const { count } of Object.values(adapters)) {
    expect(count.discovering).toBe(0)
    expect(count.created).toBe(count.destroyed)
  }
}
