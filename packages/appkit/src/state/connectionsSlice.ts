import type { ConnectionView } from '@latchkey/core'
import type { Slice } from './slice.js'

export const connectionsSlice: Slice<readonly ConnectionView[]> = {
  watched: ['accounts', 'networks'],
  // The list, each connection, its lists, and their entries.
  depth: 4,
  initial: () => noConnections,
}

const noConnections: readonly ConnectionView[] = []
