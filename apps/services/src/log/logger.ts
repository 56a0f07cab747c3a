/** What a line of the log may hold besides its message: no address, no query string, no body, no IP. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

export type Logger = {
  debug(message: string, fields?: LogFields): void
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
}
