import { createError, loadModule, pageErrors } from '@latchkey/common/start'
import type { WalletReader } from '../state/createWalletReader.js'
import type { LazyCore } from './lazyCore.js'

const importReader = () => import('../state/createWalletReader.js')

/**
 * Loads core, and what an app's own views read from it: the wallets, the directory and the pairing. Rejects with
 * `VIEW_LOAD_FAILED` if the code does not load, and with `DESTROYED`.
 */
export async function loadWalletReader(lazyCore: LazyCore): Promise<WalletReader> {
  const [{ createWalletReader }] = await Promise.all([loadModule(importReader), lazyCore.load()])
  if (!lazyCore.loaded) throw createError(pageErrors.DESTROYED)
  return lazyCore.loaded.addWallets(createWalletReader)
}
