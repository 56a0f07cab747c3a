import type { ConnectorWarning } from '@latchkey/common'
import type { Announcement } from './announcement.js'

/** An announced wallet in the list of discovered wallets. */
export type Announced = Announcement & {
  readonly id: string
  readonly foldedName: string
  /** Wallets that announced themselves in the same burst share a number. */
  readonly burst: number
  readonly warning?: ConnectorWarning
}
