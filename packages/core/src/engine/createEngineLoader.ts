import { abortReason, withDeadline } from '@latchkey/common'
import { createEngine, type Engine, type EngineDeps } from './createEngine.js'

/** The engine once it is needed: adapters are made and wallets looked for then, and not before. */
export type EngineLoader = {
  readonly current: Engine | undefined
  /** Starts it once. Rejects with `VIEW_LOAD_FAILED` when an adapter's code cannot be had; the next call tries again. */
  load(): Promise<Engine>
}

/** Makes an {@link EngineLoader}; that alone starts nothing. */
export function createEngineLoader(deps: () => EngineDeps): EngineLoader {
  let loading: Promise<Engine> | undefined
  const loader = { current: undefined as Engine | undefined, load }

  function load(): Promise<Engine> {
    loading ??= start().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    // Also when an adapter's code never comes (law L1).
    return withDeadline(loading, { signal: deps().lifetime })
  }

  async function start(): Promise<Engine> {
    const { lifetime } = deps()
    if (lifetime.aborted) throw abortReason(lifetime)
    loader.current = await createEngine(deps())
    return loader.current
  }

  return loader
}
