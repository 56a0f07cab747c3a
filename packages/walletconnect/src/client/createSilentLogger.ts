import type { ICore } from '@walletconnect/types'

type ClientLogger = ICore['logger']
type Silent = Pick<
  ClientLogger,
  'level' | 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent' | 'bindings'
>

const nothing = () => undefined

/**
 * A log for the client that keeps quiet: what it writes holds keys, addresses and messages (law L8), and what matters
 * reaches the app as typed errors. A new one each time, because the client marks the loggers it is given.
 */
export function createSilentLogger(): ClientLogger {
  const quiet: Silent = {
    level: 'silent',
    trace: nothing,
    debug: nothing,
    info: nothing,
    warn: nothing,
    error: nothing,
    fatal: nothing,
    silent: nothing,
    bindings: () => ({ context: '' }),
  }
  const logger = quiet as ClientLogger
  logger.child = (() => createSilentLogger()) as ClientLogger['child']
  return logger
}
