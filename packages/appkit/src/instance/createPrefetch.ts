import type { Ports } from '@latchkey/common'
import { canPrefetch, whenIdle } from '@latchkey/common/start'
import type { AppKitOptions } from '@latchkey/core'
import type { CoreLoader } from './createCoreLoader.js'

export type PrefetchDeps = {
  readonly time: AppKitOptions['prefetch']
  readonly ports: Ports
  readonly loader: CoreLoader
  /** Resolves once a stored connection is restored, or at once without one. Never rejects. */
  readonly restored: Promise<void>
}

/** Loads the code of the modal before the first click, if the option `prefetch` and the network connection allow it. */
export function createPrefetch({ time = 'idle', ports, loader, restored }: PrefetchDeps) {
  const { window, clock, logger } = ports
  const isAllowed = () => window && loader.canLoad && time !== 'none' && canPrefetch(window)
  let stopWaiting: (() => void) | undefined
  if (window && time === 'idle') prepareIdle(window).catch(logFailure)

  /**
   * Loads the code of the modal, prepares and starts core, and mounts the closed modal. Each step waits for an idle
   * period, which keeps the tasks short. Core sends no request and discovers no wallet before a visitor acts.
   */
  async function prepareIdle(page: Window): Promise<void> {
    // The code of the modal must not delay the address of a stored connection.
    await restored
    if (!loader.canLoad) return
    const idle = () => new Promise<void>((resolve) => (stopWaiting = whenIdle(page, clock, resolve)))
    const requests: Promise<unknown>[] = []
    for (const request of loader.modalParts) {
      await idle()
      if (!isAllowed()) return
      requests.push(request().catch(logFailure))
    }
    await Promise.all(requests)
    await idle()
    if (!loader.canLoad) return
    await loader.prepare()
    await idle()
    if (!loader.canLoad) return
    await loader.load()
    await idle()
    if (loader.canLoad) await loader.loaded?.host.prepare()
  }

  function logFailure(error: unknown): void {
    logger.debug('[latchkey] Prefetching failed.', error)
  }

  /** Loads what opening the modal needs, and mounts it closed. Never rejects. */
  async function run(): Promise<void> {
    try {
      await Promise.all([loader.load().then((core) => core.prefetch()), loader.loadModal()])
      await loader.loaded?.host.prepare()
    } catch (error) {
      logFailure(error)
    }
  }

  return {
    run,
    noteIntent(): void {
      if (isAllowed()) void run()
    },
    stop: () => stopWaiting?.(),
  }
}
