import {
  type ChainNamespace,
  type Clock,
  type Connector,
  createError,
  errors,
  withSignals,
  withTimeout,
} from '@latchkey/common'
import type { Connectors } from '../wallets/createConnectors.js'

type Waiting = {
  readonly clock: Clock
  /** The timeout starts after this promise, for example when discovery has loaded. */
  readonly after?: Promise<unknown>
  readonly ms: number
  readonly signal?: AbortSignal | undefined
}

/** Resolves with a connector once it is on the page. Rejects with `CONNECTOR_NOT_FOUND` after `ms`. */
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
  const limited = after.then(() =>
    withTimeout(appeared, { clock, ms, onTimeout: () => createError(errors.CONNECTOR_NOT_FOUND), signals: [signal] }),
  )
  return withSignals(Promise.race([appeared, limited]), signal).finally(stop)
}
