import { abortReason, createEmitter, createOnDemand, loadPart, type Ports } from '@latchkey/common'
import { type ClientStorage, createClientStorage } from './client/createClientStorage.js'
import { createMemoryStorage } from './client/createMemoryStorage.js'
import type { Client } from './client/openClient.js'
import { createConnector } from './createConnector.js'
import { type Approval, createPairingClock } from './pairing/createPairingClock.js'
import { propose } from './pairing/propose.js'
import type { RelayState } from './relay/relayState.js'
import type { SessionPart } from './session/createSessionPart.js'
import { endReason } from './session/endReason.js'
import { listLeaving } from './session/listLeaving.js'
import type { ReturnLinks, WalletConnect, WalletConnectOptions } from './walletConnect.js'
import { watchPage } from './watchPage.js'

const noLinks: ReturnLinks = { links: [], isStored: false }

/** Makes a {@link WalletConnect}; that alone loads no client and asks nobody. */
export function createWalletConnect(options: WalletConnectOptions): WalletConnect {
  const { ports, lifetime } = options
  const { clock, logger } = ports
  const changes = createEmitter<void>((error) => logger.error('A listener of the pairing threw.', error))
  const prefix = `${options.storagePrefix}/wc/`
  const ended = new AbortController()
  const { signal } = ended
  let relay: RelayState = 'idle'
  let client: Client | undefined
  let part: SessionPart | undefined

  const load = createOnDemand(async (): Promise<Client> => {
    const { openClient } = await loadPart(() => import('./client/openClient.js'))
    const opened = await openClient({
      ports,
      WebSocket: webSocketOf(ports),
      storage: openStorage(ports, prefix, options.isPersistent ?? true),
      relayUrl: options.relayUrl,
      projectId: options.projectId,
      verifyUrl: options.verifyUrl,
      telemetryUrl: options.telemetryUrl,
      signal,
      metadata: options.metadata,
      host: ports.window?.location.hostname,
      onState(state) {
        relay = state
        changes.emit()
      },
      onRefused(code) {
        pairing.refuse(code)
        options.onRefused(code)
      },
      report,
    })
    if (signal.aborted) {
      opened.close()
      throw abortReason(signal)
    }
    client = opened
    // Wallets that an earlier page could not tell are told by this one.
    if (listLeaving(opened.storage).length > 0) sessions().catch(report)
    return opened
  }, signal)

  const sessions = createOnDemand(async () => {
    const loading = loadPart(() => import('./session/createSessionPart.js'))
    const opened = await load()
    const { createSessionPart } = await loading
    if (signal.aborted) throw abortReason(signal)
    part = createSessionPart(opened, options)
    return part
  }, signal)

  function report(error: unknown): void {
    logger.debug('The WalletConnect client reported a problem.', error)
  }

  function leave(approval: Approval): void {
    const { topic } = approval
    sessions()
      .then(
        (loaded) => loaded.leave(approval),
        () => client?.sign.disconnect({ topic, reason: endReason }),
      )
      .catch(report)
  }

  const pairing = createPairingClock({
    clock,
    async requested(asked) {
      const all = await options.requested()
      return all.filter(({ namespace }) => asked.includes(namespace) || !options.isTaken(namespace))
    },
    propose: async (namespaces, giving) => propose(await load(), clock, namespaces, giving),
    discard: (topic) => leave({ topic, waiting: 1, opened: new Set() }),
    onChange: () => changes.emit(),
  })

  const stopWatching = watchPage(ports.window, {
    onWake() {
      part?.check()
      pairing.check()
      client?.relayer.wake()
    },
    onOffline: () => client?.relayer.drop(),
    onStored: () => part?.check(),
    prefix,
  })

  function destroy(): void {
    if (signal.aborted) return
    ended.abort()
    lifetime.removeEventListener('abort', destroy)
    stopWatching()
    pairing.close()
    part?.close()
    client?.close()
    relay = 'idle'
    changes.clear()
  }
  if (lifetime.aborted) destroy()
  else lifetime.addEventListener('abort', destroy)

  return {
    pairing: () => ({ ...pairing.snapshot(), relay }),
    watchPairing: (listener) => changes.watch(listener),
    prepare: pairing.prepare,
    uri: pairing.uri,
    release: pairing.release,
    connector: (namespace) => createConnector(namespace, { pairing, lifetime, sessions, leave }),
    forget: (namespace) => sessions().then((loaded) => loaded.forget(namespace), report),
    returnLinks: (...of) => part?.returnLinks(...of) ?? noLinks,
    destroy,
  }
}

/** The client's storage. Where sessions do not outlive the page it is in memory, and an earlier version's entries are removed. */
function openStorage({ storage }: Ports, prefix: string, isPersistent: boolean): ClientStorage {
  const stored = createClientStorage(storage, prefix)
  if (isPersistent) return stored
  for (const key of stored.keys()) stored.remove(key)
  return createClientStorage(createMemoryStorage(), prefix)
}

function webSocketOf({ window }: Ports): typeof globalThis.WebSocket {
  const own: unknown = window && Reflect.get(window, 'WebSocket')
  return typeof own === 'function' ? (own as typeof globalThis.WebSocket) : globalThis.WebSocket
}
