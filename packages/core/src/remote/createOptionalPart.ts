import { type Ports, settleBy } from '@latchkey/common'

/** Nothing waits for it longer, in ms. */
const patienceMs = 1_000

/**
 * Makes what uses a part of the code that goes along with something, and that this can do without: `use` is called when the part is
 * there, however late; the promise is fulfilled then, after a second, or when the part cannot be had, whichever
 * comes first, and when the instance ends.
 */
export function createOptionalPart<T>(
  load: () => Promise<T>,
  { clock, logger }: Pick<Ports, 'clock' | 'logger'>,
  lifetime: AbortSignal,
): (use?: (part: T) => void) => Promise<void> {
  const onTimeout = () => new Error('It takes long.')
  const warn = (error: unknown) => {
    if (!lifetime.aborted) logger.warn('[latchkey] The way back to a wallet could not be loaded.', error)
  }
  return (use) => settleBy(load().then(use), { clock, ms: patienceMs, onTimeout, signal: lifetime }).catch(warn)
}
