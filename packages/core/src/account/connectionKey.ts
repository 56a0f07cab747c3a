import type { ChainNamespace } from '@latchkey/common'

/** Identifies a connection: one connector in one namespace. */
export type ConnectionKey = `${ChainNamespace}:${string}`

/** The namespace and the connector of a connection. Sessions and connect attempts have these fields. */
export type ConnectionId = { readonly namespace: ChainNamespace; readonly connectorId: string }

export function connectionKey({ namespace, connectorId }: ConnectionId): ConnectionKey {
  return `${namespace}:${connectorId}`
}
