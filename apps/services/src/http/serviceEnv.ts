import type { HttpBindings } from '@hono/node-server'
import type { Project } from '../projects/project.js'

/** What is known while a request is answered. */
export type ServiceEnv = {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** Set once the caller was let in. */
    project: Pick<Project, 'id' | 'isAnalyticsEnabled'>
    /** By whom the limits count; not an address. */
    caller: string
  }
}
