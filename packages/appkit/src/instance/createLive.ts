import { AppKitError, createEmitter, type Ports } from '@latchkey/common'
import {
  type AppKitOptions,
  assertOptions,
  type Core,
  connectionEntry,
  createBrowserPorts,
  createStorage,
  pickInitialNetwork,
  projectIdHint,
  resolveOptions,
} from '@latchkey/core'
import type { Live } from './live.js'

/** Makes a {@link Live}. Checks the options at once: throws `INVALID_OPTIONS` or `SIWE_AND_SIWX`. */
export function createLive(given: AppKitOptions, overrides: Partial<Ports> | undefined): Live {
  assertOptions(given)
  const ports = createBrowserPorts(overrides)
  const { window, logger } = ports
  const page = window?.document
  let wanted = given
  let options = resolveOptions(wanted, page)
  const prefix = options.storagePrefix ?? '@latchkey'
  const storage = window && createStorage({ port: ports.storage, prefix, logger })
  const changes = createEmitter<void>()
  const waiting: ((core: Core) => void)[] = []
  let core: Core | undefined
  let loading: Promise<Core> | undefined
  let stop: (() => void) | undefined
  let isDestroyed = false

  const keys = options.namespaces.map((namespace) => connectionEntry(namespace))
  const hasStored = options.enableReconnect && storage !== undefined && keys.some((key) => storage.get(key))

  if (!options.projectId && window) logger.error(`[latchkey] Project ID Not Configured. ${projectIdHint}`)

  async function start(): Promise<Core> {
    const { startCore } = await import('./startCore.js').catch((cause: unknown) => {
      throw new AppKitError('VIEW_LOAD_FAILED', {
        cause,
        details: 'A part of the code could not be downloaded. Try again, or reload the page.',
      })
    })
    if (isDestroyed) throw new AppKitError('DESTROYED')
    const started = startCore(wanted, { ports, isProjectIdReported: true }, () => changes.emit())
    core = started.core
    stop = started.stop
    for (const action of waiting.splice(0)) action(core)
    changes.emit()
    return core
  }

  function load(): Promise<Core> {
    loading ??= start().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  /** Another tab connected: follow it, as the core does once it is there. */
  function onStorage(event: StorageEvent): void {
    if (!core && event.newValue && keys.some((key) => storage?.keyOf(key) === event.key)) load().catch(logLoading)
  }

  function logLoading(error: unknown): void {
    logger.warn('[latchkey] The earlier connection could not be restored.', error)
  }

  window?.addEventListener('storage', onStorage)
  if (hasStored) load().catch(logLoading)

  return {
    get core() {
      return core
    },
    get options() {
      return core?.options.state.current ?? options
    },
    ports,
    hasStored,
    initialNetwork: pickInitialNetwork(options, storage),
    load,
    whenLoaded(action) {
      if (core) action(core)
      else waiting.push(action)
    },
    change(change) {
      wanted = { ...wanted, ...change }
      options = resolveOptions(wanted, page)
      changes.emit()
    },
    watch: changes.watch,
    destroy() {
      isDestroyed = true
      window?.removeEventListener('storage', onStorage)
      stop?.()
      changes.clear()
    },
  }
}
