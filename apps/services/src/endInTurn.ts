import { type Clock, withDeadline } from '@latchkey/common'
import type { Logger } from './log/logger.js'

/** More than the server gives to requests under way. */
const partMs = 10_000

/**
 * Ends parts by name, one after the other. Never rejects: one that fails, or whose other end is gone without a word, is told to the log and
 * left after 10 s.
 */
export async function endInTurn(
  parts: Readonly<Record<string, () => Promise<void>>>,
  { logger, clock }: { readonly logger: Logger; readonly clock?: Clock },
): Promise<void> {
  for (const [part, end] of Object.entries(parts)) {
    const ending = Promise.resolve().then(end)
    await withDeadline(ending, { clock, ms: partMs }).catch(() => logger.warn('did not end in order', { part }))
  }
}
