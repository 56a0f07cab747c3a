import type { LogFields, Logger, LogLevel } from './logger.js'

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const

/**
 * Creates a log with one JSON object per line. `write` defaults to standard error, because standard output contains
 * only the line with the URLs.
 */
export function createLogger(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stderr.write(line),
): Logger {
  const least = levels.indexOf(level)
  const at = (own: LogLevel) => (message: string, fields?: LogFields) => {
    if (levels.indexOf(own) < least) return
    write(`${JSON.stringify({ time: new Date().toISOString(), level: own, message, ...fields })}\n`)
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}
