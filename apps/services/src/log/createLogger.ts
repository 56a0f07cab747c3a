import type { LogFields, Logger, LogLevel } from './logger.js'

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** A log of one JSON object a line. `write` is the standard error output by default, which keeps the standard output for the line of URLs. */
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
