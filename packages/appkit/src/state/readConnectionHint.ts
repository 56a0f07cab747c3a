import type { ConnectionHint } from '@latchkey/core'
import { connectionHintName, defaultSwitches, parseConnectionHint } from '@latchkey/core/start'

/** Settings of {@link readConnectionHint}. */
export type ReadConnectionHintSettings = {
  /** The option `storagePrefix` of the instance. Default `@latchkey`. */
  readonly storagePrefix?: string | undefined
}

/**
 * Returns a visitor's connection hint from the `Cookie` header of a request. The `connectionHint` option sets this
 * cookie. Pass the hint to `AppKitProvider`. For servers; reads no browser global. Never throws: anybody can change a
 * cookie, so the hint only decides what the first HTML shows.
 *
 * @param cookieHeader - the header; `undefined` or `null` without one
 * @param settings - the prefix of the instance
 *
 * @example
 * const hint = readConnectionHint(request.headers.get('cookie'))
 */
export function readConnectionHint(
  cookieHeader: string | null | undefined,
  { storagePrefix = defaultSwitches.storagePrefix }: ReadConnectionHintSettings = {},
): ConnectionHint | undefined {
  const start = `${connectionHintName(storagePrefix)}=`
  const cookie = cookieHeader
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start))
  return cookie ? parseConnectionHint(cookie.slice(start.length)) : undefined
}
