import { type ChainNamespace, type Clock, type Connector, withDeadline } from '@latchkey/common'
import type { Connectors } from '../connectors/createConnectors.js'

/** The connector, as soon as it is on the page. Rejects with `CONNECTOR_NOT_FOUND` after `ms`. */
export function waitForConnector(
  connectors: Pick<Connectors, 'find' | 'watch'>,
  id: string,
  namespace: ChainNamespace | undefined,
  options: { readonly clock: Clock; readonly ms: number; readonly signal?: AbortSignal | undefined },
): Promise<Connector> {
  const present = connectors.find(id, namespace)
  if (present) return Promise.resolve(present)
  let stop: () => void = () => undefined
  const appeared = new Promise<Connector>((resolve) => {
    stop = connectors.watch(() => {
      const connector = connectors.find(id, namespace)
      if (connector) resolve(connector)
    })
  })
  return withDeadline(appeared, { ...options, code: 'CONNECTOR_NOT_FOUND' }).finally(stop)
}
