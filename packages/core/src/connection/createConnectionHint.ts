import type { Ports } from '@latchkey/common'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import { connectionHintName, formatConnectionHint } from '../storage/connectionHint.js'
import type { Storage } from '../storage/createStorage.js'
import { readConnections } from '../storage/storedConnections.js'

/** Lifetime of the cookie in seconds: 180 days after the last visit with a connection. */
const lifeSeconds = 15_552_000

type Deps = {
  readonly ports: Pick<Ports, 'window' | 'logger'>
  readonly options: Pick<ResolvedOptions, 'connectionHint' | 'namespaces' | 'storagePrefix'>
  readonly storage: Storage
}

/**
 * Returns a function that writes the namespaces of the stored connections into a cookie for the server. Without a
 * stored connection, it removes the cookie. Without the `connectionHint` option, it does nothing.
 */
export function createConnectionHint({ ports, options, storage }: Deps): () => void {
  const { window, logger } = ports
  const { connectionHint, namespaces, storagePrefix } = options
  if (!window || !connectionHint) return () => undefined
  let written: string | undefined
  return () => {
    const stored = namespaces.filter((namespace) => readConnections(storage, namespace).length > 0)
    const value = formatConnectionHint({ namespaces: stored })
    if (value === written) return
    written = value
    const secure = window.location.protocol === 'https:' ? '; Secure' : ''
    const age = value ? lifeSeconds : 0
    try {
      window.document.cookie = `${connectionHintName(storagePrefix)}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
    } catch (error) {
      // A sandboxed frame has no cookies.
      logger.debug('[latchkey] The connection hint could not be stored.', error)
    }
  }
}
