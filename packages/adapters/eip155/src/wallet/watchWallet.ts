import { createUpdateBatch } from '@latchkey/adapter-kit'
import { type Clock, safeParseChainId } from '@latchkey/common'
import { readAccounts } from '../address/address.js'
import { type Eip1193Provider, watchProvider } from './eip1193.js'

/** Changes that a wallet reported during one frame. */
export type WalletUpdate = {
  readonly accounts?: readonly string[] | undefined
  readonly chainId?: number | undefined
  readonly isDisconnected?: boolean | undefined
}

/** Error code of a wallet that temporarily lost its node. It still shares its accounts. */
const chainDisconnectedForNow = 1_013

/**
 * Listens to a wallet. Reports at most one update per frame; after a malformed event it is empty, because the wallet
 * changed but did not report how. Returns an unsubscribe function.
 */
export function watchWallet(
  provider: Eip1193Provider,
  clock: Clock,
  onUpdate: (update: WalletUpdate) => void,
): () => void {
  const updates = createUpdateBatch<WalletUpdate>(clock, onUpdate)
  const stops = [
    watchProvider(provider, 'accountsChanged', (value) => {
      const accounts = readAccounts(value)
      if (accounts.length > 0) updates.add({ accounts, isDisconnected: false })
      else updates.add(isEmptyList(value) ? { accounts } : {})
    }),
    watchProvider(provider, 'chainChanged', (value) => {
      const chainId = safeParseChainId(value)
      updates.add(chainId.ok ? { chainId: chainId.value } : {})
    }),
    watchProvider(provider, 'disconnect', (error) => {
      if (codeOf(error) !== chainDisconnectedForNow) updates.add({ isDisconnected: true })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    updates.stop()
  }
}

/** Whether a value is an empty account list: `[]`, or `['']` as some locked wallets send it. */
function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && (value.length === 0 || (value.length === 1 && value[0] === ''))
}

function codeOf(error: unknown): unknown {
  try {
    return typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  } catch {
    return undefined
  }
}
