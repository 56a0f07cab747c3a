import { type Clock, createError, errors, withTimeout } from '@latchkey/common'
import type { Logger } from './log/logger.js'

/** Longer than the time that the server allows for pending requests. */
const partMs = 10_000

/**
 * Ends named parts one after the other. Never rejects: a part that fails or does not respond within 10 s is logged and
 * skipped.
 */
export async function endInTurn(
  parts: Readonly<Record<string, () => Promise<void>>>,
  { logger, clock }: { readonly logger: Logger; readonly clock?: Clock },
): Promise<void> {
  for (const [part, end] of Object.entries(parts)) {
    const ending = Promise.resolve().then(end)
    await withTimeout(ending, { clock, ms: partMs, onTimeout: () => createError(errors.WALLET_TIMEOUT) }).catch(() =>
      logger.warn('did not end in order', { part }),
    )
  }
}
