import { createError, createWalletErrorMap, errors, isAppKitError, type Ports, withTimeout } from '@latchkey/common'

/** Timeout in ms, so that a disconnect never waits longer for the wallet. */
const revokeMs = 3_000

const mapWalletError = createWalletErrorMap()

/**
 * Tells the wallet that its session ended. Waits at most 3 s. Rejects with `USER_REJECTED` if the visitor keeps
 * the permission. Other failures are logged, because wallets that cannot revoke a permission report it in many ways.
 */
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
    const failure = mapWalletError(error)
    if (isAppKitError(failure, 'USER_REJECTED')) throw failure
    logger.debug('The wallet did not revoke its permission.', error)
  }
}
