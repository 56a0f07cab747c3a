import type { Logger } from '@latchkey/common'
import { defaultLogLevel } from '@latchkey/common/start'

const levels = ['debug', 'info', 'warn', 'error'] as const

/** Returns a logger that writes messages of this level and above to the console. It never throws. */
export function createConsoleLogger(lowest: keyof Logger = defaultLogLevel): Logger {
  const write =
    (level: keyof Logger): Logger[keyof Logger] =>
    (...message) => {
      if (levels.indexOf(level) < levels.indexOf(lowest)) return
      try {
        console[level](...message)
      } catch {
        // Pages remove the console, or replace it by one that throws.
      }
    }
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
}
