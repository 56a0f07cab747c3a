import type { Connector } from '@latchkey/common'

/** A connector as plain data, for tests that never connect it. */
export function connectorOf(change: Partial<Connector> & Pick<Connector, 'id'>): Connector {
  return {
    type: 'ANNOUNCED',
    name: change.id,
    chain: 'eip155',
    connect: () => Promise.reject(new Error('This connector is data only.')),
    ...change,
  }
}
