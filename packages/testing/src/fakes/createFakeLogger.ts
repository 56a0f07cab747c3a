import type { Logger } from '@latchkey/common'

export type LogLevel = keyof Logger

/** An entry of the log. */
export type LogEntry = { readonly level: LogLevel; readonly message: string; readonly details: readonly unknown[] }

/** A logger that records its entries. */
export type FakeLogger = Logger & {
  readonly entries: readonly LogEntry[]
  messages(level?: LogLevel): readonly string[]
}

export function createFakeLogger(): FakeLogger {
  const entries: LogEntry[] = []
  const write =
    (level: LogLevel) =>
    (message: string, ...details: readonly unknown[]) =>
      void entries.push({ level, message, details })
  return {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    entries,
    messages: (level) =>
      entries.filter((entry) => level === undefined || entry.level === level).map(({ message }) => message),
  }
}
