import { AppKitError, abortReason, type Connector, withDeadline } from '@latchkey/common'
import type { Connectors } from '../connectors/createConnectors.js'
import { hasSharedIdentity } from '../connectors/hasSharedIdentity.js'
import type { Ask } from './createAttempt.js'
import type { NamespaceConnectionPorts } from './namespaceConnectionPorts.js'
import { waitForConnector } from './waitForConnector.js'

/** How long a restore waits for the code that looks for the namespace's wallets; what comes later is restored then, in ms. */
const loadMs = 10_000
/** How long it waits for the stored wallet to appear on the page (FI24), in ms. */
const appearMs = 3_000
/** How long a silent restore may take before the visitor sees "disconnected" (FI19), in ms. */
const restoreMs = 5_000

type Deps = Pick<
  NamespaceConnectionPorts,
  'namespace' | 'ports' | 'networks' | 'connectors' | 'adapter' | 'restoreTurns'
>

/** Asks a wallet to re-open its session without a prompt, as soon as it is there. */
export function askToRestore(
  connectorId: string,
  { namespace, ports, networks, connectors, adapter, restoreTurns }: Deps,
): Ask {
  const { clock } = ports
  return async (signal, hold) => {
    await withDeadline(adapter(namespace), { clock, ms: loadMs, code: 'VIEW_LOAD_FAILED', signal })
    const connector = await waitForConnector(connectors, connectorId, namespace, { clock, ms: appearMs, signal })
    if (signal.aborted) throw abortReason(signal)
    assertOwnIdentity(connector, connectors)
    const network = networks.get(namespace).active
    // What reaches another device has a client to load first, and nothing else to wait for.
    const late =
      connector.type === 'WALLET_CONNECT' ? ({ ms: loadMs, code: 'VIEW_LOAD_FAILED' } as const) : { ms: restoreMs }
    const restore = async () => {
      const asked = connector.restore?.({ network, signal }).then((answer) => answer && hold(answer))
      return withDeadline(asked ?? Promise.resolve(undefined), { clock, signal, ...late })
    }
    const restored = await restoreTurns.run(connector, restore, signal)
    // Another wallet may have announced itself while this one was asked.
    assertOwnIdentity(connectors.find(connectorId, namespace) ?? connector, connectors)
    if (restored) return restored
    throw new AppKitError('WALLET_LOCKED', {
      details: 'The wallet shares no account with this page any more, or it is locked.',
    })
  }
}

/** Throws `WALLET_IDENTITY_SHARED` where the stored connection may be of any of several wallets: only the visitor knows which. */
function assertOwnIdentity(connector: Connector, { state }: Connectors): void {
  if (hasSharedIdentity(connector, state.all))
    throw new AppKitError('WALLET_IDENTITY_SHARED', {
      details: `More than one wallet on this page says that it is "${connector.id}", so none of them is asked before the visitor chooses.`,
    })
}
