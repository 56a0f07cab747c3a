import type { Core, ViewName } from '@latchkey/core'
import type { ComponentType } from 'react'
import type { Parts } from '../rest/restParts.js'

/** A view's code. */
export type ViewModule = {
  /** What must be there before the view shows, besides what the wallet list needs. */
  readonly parts?: Parts
  readonly View: ComponentType
  /** Stands in the header in place of the title. */
  readonly Center?: ComponentType
}

/** How the code of each view is fetched. */
export type ViewRegistry = Readonly<Record<ViewName, (core: Core) => ViewModule | Promise<ViewModule>>>
