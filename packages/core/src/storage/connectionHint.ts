import type { ChainNamespace } from '@latchkey/common'
import { isChainNamespace, storedValues } from '@latchkey/common/start'

/** What a server knows about a visitor's stored connections: no address and no wallet. Plain data. */
export type ConnectionHint = {
  /** The namespaces in which the page restores a wallet. Not empty. */
  readonly namespaces: readonly ChainNamespace[]
}

/** Returns the name of the cookie of an instance. Characters that a cookie's name must not have are left out. */
export function connectionHintName(storagePrefix: string): string {
  return `${storagePrefix.replace(/[^\w.-]/g, '')}-${storedValues.core.connectionHint.key()}`
}

/** Returns the value of the cookie, for example `eip155.solana`. */
export function formatConnectionHint({ namespaces }: ConnectionHint): string {
  return namespaces.join('.')
}

/** Parses the value of the cookie, which anybody can change. `undefined` without a known namespace. Never throws. */
export function parseConnectionHint(value: string): ConnectionHint | undefined {
  const namespaces = [...new Set(value.slice(0, 200).split('.'))].filter(isChainNamespace)
  return namespaces.length > 0 ? { namespaces } : undefined
}
