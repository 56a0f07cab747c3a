import type { ChainNamespace, SessionEvent } from '@latchkey/common'
import { settle } from '@latchkey/testing'
import fc from 'fast-check'
import { tellStorage } from '../fakePage.js'
import { chainWallet, fourNamespaces, idOf } from '../fourChains.js'
import { keep, type ModelWallet, type ModelWorld } from './modelWorld.js'

/** An action of a visitor, an app, a wallet, the clock or another tab. */
export type ModelAction = {
  readonly name: string
  /** The namespaces that it may change. Default: none. */
  touches?(world: ModelWorld): readonly ChainNamespace[]
  run(world: ModelWorld): void | Promise<void>
}

const namespaces = fc.constantFrom(...fourNamespaces)
const every = () => fourNamespaces
/** Returns the namespaces with something pending that a timer can end. */
const waiting = ({ core }: ModelWorld) =>
  fourNamespaces.filter(
    (namespace) =>
      core.accounts.get(namespace).status === 'connecting' ||
      core.connection.state.attempts[namespace] ||
      core.connection.state.switching[namespace],
  )
const only = (namespace: ChainNamespace) => () => [namespace]

/** An action on one of `count` wallets. */
function walletActions(count: number): readonly fc.Arbitrary<ModelAction>[] {
  const index = fc.nat(count - 1)
  const at = ({ wallets }: ModelWorld, which: number): ModelWallet => {
    const wallet = wallets[which]
    if (!wallet) throw new Error('There is no such wallet.')
    return wallet
  }
  const event = (
    which: number,
    name: string,
    tell: (wallet: ModelWallet) => SessionEvent | undefined,
  ): ModelAction => ({
    name: `wallet ${which} ${name}`,
    touches: (world) => at(world, which).reach,
    run(world) {
      const wallet = at(world, which)
      const news = tell(wallet)
      if (news) wallet.emit(news)
    },
  })
  return [
    fc.tuple(index, fc.boolean(), fc.boolean()).map(([which, isNamed, isAborted]) => ({
      name: `connect ${which}${isNamed ? '' : ', in any namespace'}${isAborted ? ', and abort' : ''}`,
      touches: (world) => (isNamed ? at(world, which).reach : every()),
      run(world) {
        const { id: connectorId, chain } = at(world, which).connector
        const abort = new AbortController()
        const namespace = isNamed ? { namespace: chain } : {}
        keep(world, world.core.connect({ connectorId, ...namespace, signal: abort.signal }))
        if (isAborted) queueMicrotask(() => abort.abort())
      },
    })),
    fc.tuple(index, fc.constantFrom('approves', 'rejects')).map(([which, answer]) => ({
      name: `wallet ${which} ${answer}`,
      touches: (world) => at(world, which).reach,
      run(world) {
        // The oldest request, so that late responses to cancelled requests occur, too.
        const request = at(world, which).requests.shift()
        if (answer === 'approves') request?.approve()
        else request?.reject()
      },
    })),
    fc
      .tuple(index, fc.constantFrom('wallet' as const, 'locked' as const, 'extensionInvalidated' as const))
      .map(([which, reason]) => event(which, `leaves: ${reason}`, () => ({ type: 'disconnected', reason }))),
    fc.tuple(index, fc.constantFrom('one', 'two', 'none')).map(([which, address]) =>
      event(which, `shares ${address}`, (wallet) => {
        wallet.addresses = address === 'none' ? [] : [address, ...wallet.addresses.slice(1)]
        return { type: 'accountsChanged', accounts: [] }
      }),
    ),
    fc.tuple(index, fc.constantFrom('first', 'second', 'unknown', 'bad')).map(([which, kind]) =>
      event(which, `goes to a network: ${kind}`, (wallet) => {
        const { chain } = wallet.connector
        const known = kind === 'second' ? idOf(chain, 1) : idOf(chain)
        const networkId = kind === 'unknown' ? (`${chain}:777` as const) : kind === 'bad' ? ('eip155' as never) : known
        wallet.networkId = networkId
        return { type: 'networkChanged', networkId }
      }),
    ),
    index.map((which) => event(which, 'can do something else', () => ({ type: 'actionsChanged' }))),
    index.map((which) => event(which, 'describes itself again', () => ({ type: 'walletChanged' }))),
    fc.tuple(index, fc.constantFrom('wait', 'approve', 'approve', 'reject')).map(([which, answers]) => ({
      name: `wallet ${which} from now on: ${answers}`,
      run(world) {
        at(world, which).answers = answers
      },
    })),
    index.map((which) => ({
      name: `wallet ${which} unlocks`,
      touches: (world) => at(world, which).reach,
      run(world) {
        const wallet = at(world, which)
        if (wallet.addresses.length === 0) wallet.addresses = chainWallet(wallet.connector.chain).addresses
        wallet.unlock()
      },
    })),
    index.map((which) => ({
      name: `wallet ${which} leaves the page, and returns`,
      touches: (world) => at(world, which).reach,
      run(world) {
        const { chain } = at(world, which).connector
        const own = world.wallets.filter(({ connector }) => connector.chain === chain)
        world.adapters[chain].show(...own.filter((wallet) => wallet !== world.wallets[which]))
        queueMicrotask(() => world.adapters[chain].show(...own))
      },
    })),
  ]
}

const appActions: readonly fc.Arbitrary<ModelAction>[] = [
  namespaces.map((namespace) => ({
    name: `disconnect ${namespace}`,
    touches: only(namespace),
    run: (world) => keep(world, world.core.disconnect({ namespace })),
  })),
  namespaces.map((namespace) => ({
    name: `cancel in ${namespace}`,
    touches: only(namespace),
    run: ({ core }) => core.connection.cancel('ABORTED', namespace),
  })),
  namespaces.map((namespace) => ({
    name: `make ${namespace} active`,
    // Making a namespace active also counts as choosing its network.
    touches: only(namespace),
    run: ({ core }) => core.networks.setActiveNamespace(namespace),
  })),
  fc.tuple(namespaces, fc.constantFrom(0 as const, 1 as const), fc.boolean()).map(([namespace, index, isAborted]) => ({
    name: `switch to ${namespace} ${index}${isAborted ? ', and abort' : ''}`,
    touches: only(namespace),
    run(world) {
      const abort = new AbortController()
      keep(world, world.core.switchNetwork(idOf(namespace, index), { signal: abort.signal }))
      if (isAborted) queueMicrotask(() => abort.abort())
    },
  })),
  namespaces.map((namespace) => ({
    name: `connect ${namespace} in the modal`,
    touches: only(namespace),
    run: (world) => keep(world, world.core.connect({ namespace })),
  })),
  namespaces.map((namespace) => ({
    name: `balance of ${namespace}`,
    touches: only(namespace),
    run: (world) => keep(world, world.core.fetchBalance(namespace)),
  })),
  namespaces.map((namespace) => ({
    name: `another tab disconnects ${namespace}`,
    touches: only(namespace),
    run({ page, storage }) {
      storage.values.delete(`@latchkey/connections/${namespace}`)
      tellStorage(page, `@latchkey/connections/${namespace}`, null)
    },
  })),
  fc.tuple(namespaces, fc.boolean()).map(([namespace, isMulti]) => ({
    name: `another tab connects ${isMulti ? 'app.multi' : 'a wallet'} in ${namespace}`,
    touches: only(namespace),
    run({ page, storage }) {
      const value = JSON.stringify({ v: 1, d: [{ connectorId: isMulti ? 'app.multi' : `${namespace}.wallet` }] })
      storage.values.set(`@latchkey/connections/${namespace}`, value)
      tellStorage(page, `@latchkey/connections/${namespace}`, value)
    },
  })),
  fc.constantFrom<ModelAction>(
    { name: 'disconnect all', touches: every, run: (world) => keep(world, world.core.disconnect()) },
    { name: 'cancel all', touches: every, run: ({ core }) => core.connection.cancel() },
    { name: 'connect in the modal', run: (world) => keep(world, world.core.connect()) },
    { name: 'open', run: ({ core }) => core.open() },
    { name: 'close', touches: every, run: ({ core }) => core.close() },
    { name: 'back', touches: every, run: ({ core }) => core.router.goBack() },
    { name: 'switch to an unknown network', run: (world) => keep(world, world.core.switchNetwork(5)) },
    { name: 'the page hides', run: ({ page }) => page.hide() },
    { name: 'the page shows', run: ({ page }) => page.show() },
    { name: '1 s', touches: waiting, run: ({ clock }) => clock.advance(1_000) },
    { name: '11 s', touches: waiting, run: ({ clock }) => clock.advance(11_000) },
    { name: 'settle', run: () => settle() },
  ),
]

/** The actions of a visitor and an app that signs in. */
const signInActions: readonly fc.Arbitrary<ModelAction>[] = [
  namespaces.map((namespace) => ({
    name: `sign in ${namespace}`,
    touches: only(namespace),
    run: (world) => keep(world, world.core.signIn.sign(namespace)),
  })),
  namespaces.map((namespace) => ({
    name: `cancel the sign-in of ${namespace}`,
    touches: only(namespace),
    run: (world) => keep(world, world.core.signIn.cancel(namespace)),
  })),
  namespaces.map((namespace) => ({
    name: `sign out ${namespace}`,
    touches: only(namespace),
    run: (world) => keep(world, world.core.signIn.signOut(namespace)),
  })),
  fc.constantFrom<ModelAction>(
    { name: 'the app ends all sessions', touches: every, run: ({ siwx }) => siwx?.expire() },
    { name: 'the app refuses signatures', run: ({ siwx }) => siwx?.fail('addSession') },
    { name: 'the app is down', run: ({ siwx }) => siwx?.fail('createMessage') },
    { name: 'the app works', run: ({ siwx }) => siwx?.fail() },
  ),
]

/** All actions of a page whose wallets sign in. */
export function signInModelActions(count: number): readonly fc.Arbitrary<ModelAction>[] {
  const [sign = fc.constantFrom<ModelAction>(), ...others] = signInActions
  return [...modelActions(count), sign, sign, sign, sign, ...others]
}

/** All actions on `count` wallets. Actions that advance a connection are more frequent. */
export function modelActions(count: number): readonly fc.Arbitrary<ModelAction>[] {
  const [connect, answer, ...others] = walletActions(count)
  if (!connect || !answer) return appActions
  return [connect, answer, connect, answer, connect, answer, answer, ...others, ...appActions]
}
