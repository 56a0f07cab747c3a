import { type ChainNamespace, type Clock, type Connector, withDeadline } from '@latchkey/common'
import type { Connectors } from '../connectors/createConnectors.js'

type Waiting = {
  readonly clock: Clock
  /** What the time begins with: the code that looks for wallets has to be there first. */
  readonly after?: Promise<unknown>
  readonly ms: number
  readonly signal?: AbortSignal | undefined
}

/** The connector, as soon as it is on the page. Rejects with `CONNECTOR_NOT_FOUND` after `ms`. */
export function waitForConnector(
  connectors: Pick<Connectors, 'find' | 'watch'>,
  id: string,
  namespace: ChainNamespace | undefined,
  { clock, after = Promise.resolve(), ms, signal }: Waiting,
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
  const limited = after.then(() => withDeadline(appeared, { clock, ms, signal, code: 'CONNECTOR_NOT_FOUND' }))
  return withDeadline(Promise.race([appeared, limited]), { signal }).finally(stop)
}
