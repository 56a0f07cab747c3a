import { loadModule } from '@latchkey/common'
import type { ViewName } from '@latchkey/core'
import type { ViewRecord } from '../modalContext/viewRecord.js'

export type LoadView = (view: ViewName) => ViewRecord | Promise<ViewRecord>

/** Loads the code of views and caches it. */
export type ViewLoader = {
  /** Returns a view that is already loaded. */
  get(view: ViewName): ViewRecord | undefined
  /** Rejects with `VIEW_LOAD_FAILED`. */
  load(view: ViewName): Promise<ViewRecord>
}

/** `onLoad` receives each view before it renders, so that its texts and styles are in place. */
export function createViewLoader(loadView: LoadView, onLoad: (view: ViewRecord) => void): ViewLoader {
  const loaded = new Map<ViewName, ViewRecord>()
  return {
    get: (view) => loaded.get(view),
    async load(view) {
      const known = loaded.get(view)
      if (known) return known
      const record = await loadModule(async () => loadView(view))
      if (!loaded.has(view)) onLoad(record)
      loaded.set(view, record)
      return record
    },
  }
}
