import type { ChainNamespace } from '@latchkey/common'
import type { Core } from '../src/core.js'
import type { FakeStorage } from './fakeStorage.js'
import type { ScriptedWallet } from './scriptedWallet.js'

/** All that is of one namespace: what is shown, what is open, what is stored, what its wallets were asked. */
export function namespaceSnapshot(
  namespace: ChainNamespace,
  world: { readonly core: Core; readonly storage: FakeStorage; readonly wallets: readonly ScriptedWallet[] },
): Readonly<Record<string, unknown>> {
  const { core, storage } = world
  const own = world.wallets.filter(({ connector }) => connector.chain === namespace)
  const attempt = core.connection.state.attempts[namespace]
  const stored = [...storage.values].filter(([key]) => key.endsWith(`/${namespace}`))
  const cached = [...storage.values].flatMap(([key, value]) => {
    if (!key.startsWith('@latchkey/cache/')) return []
    const entries: Readonly<Record<string, unknown>> = JSON.parse(value).d
    return Object.entries(entries).filter(([name]) => name.startsWith(`${namespace}:`))
  })
  return {
    account: core.accounts.get(namespace),
    networks: core.networks.get(namespace),
    // That it is connected shows for a moment, for as long as the modal stays.
    attempt: attempt?.status === 'connected' ? undefined : attempt,
    switching: core.connection.state.switching[namespace],
    session: core.connection.session(namespace),
    stored: Object.fromEntries(stored),
    cached: Object.fromEntries(cached),
    wallets: own.map((wallet) => ({
      open: wallet.openSessions(),
      asked: wallet.asked(),
      given: wallet.questions.map(({ signal }) => signal?.aborted ?? false),
    })),
  }
}
