/** Fields of a log line besides its message. They contain no address, query string, body or IP. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

export type Logger = {
  debug(message: string, fields?: LogFields): void
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
}
