import type { ICore } from '@walletconnect/types'

type ClientLogger = ICore['logger']
type Silent = Pick<
  ClientLogger,
  'level' | 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent' | 'bindings'
>

const nothing = () => undefined

/**
 * Creates a logger that drops everything: the library logs keys, addresses and messages, and failures reach
 * the app as typed errors. Each call returns a new one, because the library sets properties on its loggers.
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
