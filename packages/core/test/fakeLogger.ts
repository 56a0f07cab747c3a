import type { Logger } from '@latchkey/common'

export type LogLine = { readonly level: keyof Logger; readonly message: string }

/** A logger that keeps what it is told. */
export type FakeLogger = Logger & { readonly lines: LogLine[] }

/** Makes a {@link FakeLogger}. */
export function createFakeLogger(): FakeLogger {
  const lines: LogLine[] = []
  const write = (level: keyof Logger) => (message: string) => void lines.push({ level, message })
  return { lines, debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
}
