import type { RelayLogger } from './ports.js'

const ignore = () => undefined

/** What a relay without `logger` uses. */
export const silentLogger: RelayLogger = { debug: ignore, info: ignore, warn: ignore, error: ignore }
