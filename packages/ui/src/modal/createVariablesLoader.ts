import type { Core } from '@latchkey/core'
import { createStore, type Store } from '../store/createStore.js'

type ApplyVariables = typeof import('../theme/applyVariables.js').applyVariables

/** Loads the code for theme variables when the app sets any; most apps set none. */
export type VariablesLoader = Pick<Store<ApplyVariables | undefined>, 'get' | 'watch'> & {
  /** Never rejects: without the code the default theme stays. */
  load(): Promise<void>
}

export function createVariablesLoader(core: Core): VariablesLoader {
  const store = createStore<ApplyVariables | undefined>(undefined)
  return {
    get: store.get,
    watch: store.watch,
    async load() {
      if (store.get() || Object.keys(core.theme.state.variables).length === 0) return
      await import('../theme/applyVariables.js').then(
        ({ applyVariables }) => store.set(applyVariables),
        () => undefined,
      )
    },
  }
}
