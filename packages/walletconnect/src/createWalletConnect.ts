import { createEmitter, loadPart, type Ports, setupError } from '@latchkey/common'
import { createClientStorage } from './client/createClientStorage.js'
import type { Client } from './client/openClient.js'
import { createConnector } from './createConnector.js'
import { listReturnLinks } from './links/listReturnLinks.js'
import { createPairingClock } from './pairing/createPairingClock.js'
import { propose } from './pairing/propose.js'
import type { RelayState } from './relay/relayState.js'
import { createSessions, type Sessions } from './session/createSessions.js'
import type { WalletConnect, WalletConnectOptions } from './walletConnect.js'
import { watchPage } from './watchPage.js'

type Live = { readonly client: Client; readonly sessions: Sessions }

/** Makes a {@link WalletConnect}; that alone loads no client and asks nobody. */
export function createWalletConnect(options: WalletConnectOptions): WalletConnect {
  const { ports, lifetime } = options
  const { clock, logger } = ports
  const changes = createEmitter<void>((error) => logger.error('A listener of the pairing threw.', error))
  const prefix = `${options.storagePrefix}/wc/`
  let relay: RelayState = 'idle'
  let live: Live | undefined
  let loading: Promise<Live> | undefined
  let isDestroyed = false

  function load(): Promise<Live> {
    if (isDestroyed) return Promise.reject(setupError('ABORTED'))
    loading ??= open().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  async function open(): Promise<Live> {
    const { openClient } = await loadPart(() => import('./client/openClient.js'))
    const client = await openClient({
      clock,
      WebSocket: webSocketOf(ports),
      storage: createClientStorage(ports.storage, prefix),
      relayUrl: options.relayUrl,
      projectId: options.projectId,
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
      report: (error) => logger.debug('The WalletConnect client reported a problem.', error),
    })
    if (isDestroyed) {
      client.close()
      throw setupError('ABORTED')
    }
    live = { client, sessions: createSessions(client, clock, logger, options.onSent) }
    return live
  }

  const pairing = createPairingClock({
    clock,
    async requested(asked) {
      const all = await options.requested()
      return all.filter(({ namespace }) => asked.includes(namespace) || !options.isTaken(namespace))
    },
    propose: async (namespaces) => propose((await load()).client, clock, namespaces),
    discard: (topic) =>
      void load().then(
        ({ sessions }) => sessions.drop(topic),
        () => undefined,
      ),
    onChange: () => changes.emit(),
  })

  const stopWatching = watchPage(ports.window, {
    onWake() {
      live?.sessions.check()
      pairing.check()
      live?.client.relayer.wake()
    },
    onOffline: () => live?.client.relayer.drop(),
    onStored: () => live?.sessions.check(),
    prefix,
  })

  function destroy(): void {
    if (isDestroyed) return
    isDestroyed = true
    lifetime.removeEventListener('abort', destroy)
    stopWatching()
    pairing.close()
    live?.sessions.close()
    live?.client.close()
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
    connector: (namespace) =>
      createConnector(namespace, { ...options, pairing, sessions: async () => (await load()).sessions }),
    returnLinks: (namespace, place) => (live ? listReturnLinks(live.sessions.redirect(namespace), place) : []),
    destroy,
  }
}

function webSocketOf({ window }: Ports): typeof globalThis.WebSocket {
  const own: unknown = window && Reflect.get(window, 'WebSocket')
  return typeof own === 'function' ? (own as typeof globalThis.WebSocket) : globalThis.WebSocket
}
