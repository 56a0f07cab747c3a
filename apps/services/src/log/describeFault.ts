import type { LogFields } from './logger.js'

/**
 * What the log says of an error that nobody expected: its kind, the code of what caused it, and where. Not its message: a
 * database's names the values of the query.
 */
export function describeFault(error: Error): LogFields {
  const { cause } = error
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : undefined
  const at = error.stack?.split('\n').find((line) => /^\s+at /.test(line))
  return { fault: error.constructor.name, ...(code ? { code } : {}), ...(at ? { at: at.trim() } : {}) }
}
