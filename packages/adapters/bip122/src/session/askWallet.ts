import type { AskOptions } from '../requests/walletAccess.js'
import { mapWalletError } from '../wallet/mapWalletError.js'
import type { WalletDriver, WalletResponse } from '../wallet/walletDriver.js'
import type { SessionState } from './sessionState.js'
import { applyResponse } from './sessionState.js'

/** Sends a request to the connected wallet. Rejects only with typed errors. */
export function askWallet<T>(
  state: SessionState,
  work: (driver: WalletDriver) => Promise<T>,
  options?: AskOptions,
): Promise<T> {
  warnIfReplaced(state)
  return state.life.run(async () => {
    try {
      return await work(state.driver)
    } catch (error) {
      throw mapWalletError(error)
    }
  }, options)
}

/**
 * Requests the addresses once if they come from storage, because the account may have changed since. Returns
 * `undefined` if they are already confirmed.
 */
export async function confirmAddresses(
  state: SessionState,
  signal: AbortSignal | undefined,
): Promise<WalletResponse | undefined> {
  if (state.isConfirmed) return undefined
  const response = await askWallet(state, (driver) => driver.connect(state.shared.chain), { signal })
  state.isConfirmed = true
  applyResponse(state, response)
  return response
}

function warnIfReplaced(state: SessionState): void {
  if (state.isWarned || !isReplaced(state)) return
  state.isWarned = true
  const reason = 'The page replaced the wallet that is connected. The one that was connected stays in use.'
  state.life.emit({ type: 'warning', reason })
}

/** Whether the page replaced the wallet. A missing wallet does not count as replaced. */
function isReplaced({ wallet, driver }: SessionState): boolean {
  const current = wallet.current?.()
  return driver.isReplaced() || (current !== undefined && current !== wallet.provider)
}
