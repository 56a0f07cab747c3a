import { AppKitError, abortReason, withDeadline } from '@latchkey/common'
import type { Ask } from './createAttempt.js'
import type { NamespaceConnectionPorts } from './namespaceConnectionPorts.js'
import { waitForConnector } from './waitForConnector.js'

/** How long a restore waits for the code that looks for the namespace's wallets; what comes later is restored then, in ms. */
const loadMs = 10_000
/** How long it waits for the stored wallet to appear on the page (FI24), in ms. */
const appearMs = 3_000
/** How long a silent restore may take before the visitor sees "disconnected" (FI19), in ms. */
const restoreMs = 5_000

type Deps = Pick<NamespaceConnectionPorts, 'namespace' | 'ports' | 'networks' | 'connectors' | 'adapter'>

/** Asks a wallet to re-open its session without a prompt, as soon as it is there. */
export function askToRestore(connectorId: string, { namespace, ports, networks, connectors, adapter }: Deps): Ask {
  const { clock } = ports
  return async (signal, hold) => {
    await withDeadline(adapter(namespace), { clock, ms: loadMs, code: 'VIEW_LOAD_FAILED', signal })
    const connector = await waitForConnector(connectors, connectorId, namespace, { clock, ms: appearMs, signal })
    if (signal.aborted) throw abortReason(signal)
    const network = networks.get(namespace).active
    const asked = connector.restore?.({ network, signal }).then((answer) => answer && hold(answer))
    // What reaches another device has a client to load first, and nothing else to wait for.
    const late =
      connector.type === 'WALLET_CONNECT' ? ({ ms: loadMs, code: 'VIEW_LOAD_FAILED' } as const) : { ms: restoreMs }
    const restored = await withDeadline(asked ?? Promise.resolve(undefined), { clock, signal, ...late })
    if (restored) return restored
    throw new AppKitError('WALLET_LOCKED', {
      details: 'The wallet shares no account with this page any more, or it is locked.',
    })
  }
}
