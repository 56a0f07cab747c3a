import { abortReason, settleBy } from '@latchkey/common'
import type { Engine } from './createEngine.js'
import type { EngineDeps } from './engineDeps.js'
import { importEngine } from './importEngine.js'

/** The engine, once a visitor connects or a stored connection is restored; a page that only lists wallets has none. */
export type EngineLoader = {
  readonly current: Engine | undefined
  /** Loads it once. Rejects with `VIEW_LOAD_FAILED` when its code cannot be had; the next call tries again. */
  load(): Promise<Engine>
}

/** Makes an {@link EngineLoader}; that alone loads nothing. */
export function createEngineLoader(deps: () => EngineDeps): EngineLoader {
  let loading: Promise<Engine> | undefined
  const loader = { current: undefined as Engine | undefined, load }

  function load(): Promise<Engine> {
    loading ??= start().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return settleBy(loading, { signal: deps().lifetime })
  }

  async function start(): Promise<Engine> {
    const { createEngine } = await importEngine()
    const { lifetime } = deps()
    // The instance may have ended while the code came; what it listens to then nobody would stop (law L7).
    if (lifetime.aborted) throw abortReason(lifetime)
    loader.current = createEngine(deps())
    return loader.current
  }

  return loader
}
