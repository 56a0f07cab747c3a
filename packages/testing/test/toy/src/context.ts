import type { AdapterContext } from '@latchkey/common'
import type { ToyAdapterOptions } from './options.js'

/** What every part of one adapter instance shares. */
export type ToyContext = AdapterContext & {
  readonly options: ToyAdapterOptions
  /** Fires with `DESTROYED` when the adapter ends. */
  readonly lifetime: AbortSignal
}
