import type { Ports } from '@latchkey/common'
import type { Framework } from './options/framework.js'

/** The environment of an instance. */
export type CreateCoreSettings = {
  /** Replaces parts of the environment, for tests and unusual hosts. */
  readonly ports?: Partial<Ports> | undefined
  /** Whether the missing project id is already logged. */
  readonly isProjectIdReported?: boolean
  /** The app's framework, sent to services as part of the SDK version. Default `html`. */
  readonly framework?: Framework | undefined
}
