import type { RelayLogger } from './ports.js'

const ignore = () => undefined

/** The default logger, which drops everything. */
export const silentLogger: RelayLogger = { debug: ignore, info: ignore, warn: ignore, error: ignore }
