import type { RelayLogFields } from './ports.js'

/** An error for the log. Topics, which some errors name, are left out. */
export function tellCause(error: unknown): RelayLogFields {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : typeof error
  return { cause: text.replace(/[0-9a-f]{64}/gi, '…').slice(0, 300) }
}
