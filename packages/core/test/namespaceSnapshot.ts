import type { ChainNamespace } from '@latchkey/common'
import type { FakeStorage } from '@latchkey/testing'
import type { Core } from '../src/core.js'
import type { ScriptedWallet } from './scriptedWallet.js'

/** The state of one namespace: account, session, stored entries, and requests to its wallets. */
export function namespaceSnapshot(
  namespace: ChainNamespace,
  world: { readonly core: Core; readonly storage: FakeStorage; readonly wallets: readonly ScriptedWallet[] },
): Readonly<Record<string, unknown>> {
  const { core, storage } = world
  const own = world.wallets.filter(({ connector }) => connector.chain === namespace)
  const attempt = core.connection.state.attempts[namespace]
  // A namespace without a wallet may become active when another one disconnects, which stores its network.
  const isOwn = (key: string) =>
    key.endsWith(`/${namespace}`) && (core.accounts.getConnected(namespace) || !key.includes('/active-network/'))
  const stored = [...storage.values].filter(([key]) => isOwn(key))
  const cached = [...storage.values].flatMap(([key, value]) => {
    if (!key.startsWith('@latchkey/cache/')) return []
    const entries: Readonly<Record<string, unknown>> = JSON.parse(value).d
    return Object.entries(entries).filter(([name]) => name.startsWith(`${namespace}:`))
  })
  return {
    account: core.accounts.get(namespace),
    networks: core.networks.get(namespace),
    // The attempt stays `connected` only while the modal shows the success animation.
    attempt: attempt?.status === 'connected' ? undefined : attempt,
    switching: core.connection.state.switching[namespace],
    session: core.connection.session(namespace),
    signIn: core.signIn.get(namespace)?.status,
    stored: Object.fromEntries(stored),
    cached: Object.fromEntries(cached),
    wallets: own.map((wallet) => ({
      open: wallet.openSessions(),
      asked: wallet.asked(),
      given: wallet.requests.filter(({ kind }) => kind !== 'revoke').map(({ signal }) => signal?.aborted ?? false),
    })),
  }
}
