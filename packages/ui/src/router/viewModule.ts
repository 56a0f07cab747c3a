import type { ViewName } from '@latchkey/core'
import type { ComponentType } from 'react'

/** A view's code. */
export type ViewModule = {
  readonly View: ComponentType
  /** Stands in the header in place of the title. */
  readonly Center?: ComponentType
}

/** How the code of each view is fetched. */
export type ViewRegistry = Readonly<Record<ViewName, () => ViewModule | Promise<ViewModule>>>
