import { AppKitError, abortReason } from '@latchkey/common'
import type { Engine, EngineDeps } from './createEngine.js'

/** The engine once it is loaded, and the loading of it. */
export type EngineLoader = {
  readonly current: Engine | undefined
  /** Loads once. Rejects with `VIEW_LOAD_FAILED` when the code cannot be had; the next call tries again. */
  load(): Promise<Engine>
}

/** Makes an {@link EngineLoader}; nothing is loaded by it. */
export function createEngineLoader(deps: () => EngineDeps): EngineLoader {
  let loading: Promise<Engine> | undefined
  const loader = { current: undefined as Engine | undefined, load }

  function load(): Promise<Engine> {
    loading ??= start().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  async function start(): Promise<Engine> {
    const { lifetime } = deps()
    if (lifetime.aborted) throw abortReason(lifetime)
    const { createEngine } = await import('./createEngine.js').catch((cause: unknown) => {
      throw new AppKitError('VIEW_LOAD_FAILED', {
        cause,
        details: 'A part of the code could not be downloaded. Try again, or reload the page.',
      })
    })
    loader.current = await createEngine(deps())
    return loader.current
  }

  return loader
}
