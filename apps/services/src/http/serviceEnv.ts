import type { HttpBindings } from '@hono/node-server'
import type { Project } from '../projects/project.js'
import type { Caller } from './caller.js'
import type { ByteAccount } from './createByteBudget.js'

/** Context of a request. */
export type ServiceEnv = {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** Set once the caller is authorised. */
    project: Pick<Project, 'id' | 'isAnalyticsEnabled'>
    /** Identify the caller for limits, without an address. */
    callers: readonly Caller[]
    bytes: ByteAccount
  }
}
