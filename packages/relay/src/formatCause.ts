import type { RelayLogFields } from './ports.js'

/** Formats an error for the log. Removes topics, which some error messages contain. */
export function formatCause(error: unknown): RelayLogFields {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : typeof error
  return { cause: text.replace(/[0-9a-f]{64}/gi, '…').slice(0, 300) }
}
