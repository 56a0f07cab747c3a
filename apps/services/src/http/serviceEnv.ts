import type { HttpBindings } from '@hono/node-server'
import type { Project } from '../projects/project.js'

/** Context of a request. */
export type ServiceEnv = {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** Set once the caller is authorised. */
    project: Pick<Project, 'id' | 'isAnalyticsEnabled'>
    /** Identifies the caller for limits, without an address. */
    caller: string
  }
}
