import type { Ports } from '@latchkey/common'
import { canPrefetch } from '@latchkey/common/start'
import type { AppKitOptions } from '@latchkey/core'
import type { CoreLoader } from './createCoreLoader.js'
import { whenIdle } from './whenIdle.js'

export type PrefetchDeps = {
  readonly time: AppKitOptions['prefetch']
  readonly ports: Ports
  readonly loader: CoreLoader
}

/** Loads the code of the modal before the first click, if the option `prefetch` and the network connection allow it. */
export function createPrefetch({ time = 'idle', ports, loader }: PrefetchDeps) {
  const { window, clock, logger } = ports
  const isAllowed = () => window && loader.canLoad && time !== 'none' && canPrefetch(window)
  // Requests code only: an idle page looks for no wallets and mounts nothing.
  const stop =
    window && time === 'idle' ? whenIdle(window, clock, () => isAllowed() && loader.requestModal()) : undefined

  /** Loads what opening the modal needs, and mounts it closed. Never rejects. */
  async function run(): Promise<void> {
    try {
      await Promise.all([loader.load().then((core) => core.prefetch()), loader.loadModal()])
      await loader.loaded?.host.prepare()
    } catch (error) {
      logger.debug('[latchkey] Prefetching failed.', error)
    }
  }

  return {
    run,
    noteIntent(): void {
      if (isAllowed()) void run()
    },
    stop: () => stop?.(),
  }
}
