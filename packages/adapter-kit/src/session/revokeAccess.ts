import { createError, errors, type Ports, withTimeout } from '@latchkey/common'

/** Timeout in ms, so that a disconnect never waits longer for the wallet (FI20). */
const revokeMs = 3_000

/** Tells the wallet that its session ended. Waits at most 3 s. Failures are logged and not thrown. */
export async function revokeAccess(
  revoke: () => Promise<unknown> | undefined,
  { clock, logger }: Pick<Ports, 'clock' | 'logger'>,
): Promise<void> {
  try {
    await withTimeout(Promise.resolve(revoke()), {
      clock,
      ms: revokeMs,
      onTimeout: () => createError(errors.WALLET_TIMEOUT),
    })
  } catch (error) {
    logger.debug('The wallet did not revoke its permission.', error)
  }
}
