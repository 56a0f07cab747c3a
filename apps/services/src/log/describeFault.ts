import type { LogFields } from './logger.js'

/**
 * Describes an unexpected error for the log: its type, the code of its cause, and its location. Without its message,
 * because a database's message contains the values of the query.
 */
export function describeFault(error: Error): LogFields {
  const { cause } = error
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : undefined
  const at = error.stack?.split('\n').find((line) => /^\s+at /.test(line))
  return { fault: error.constructor.name, ...(code ? { code } : {}), ...(at ? { at: at.trim() } : {}) }
}
