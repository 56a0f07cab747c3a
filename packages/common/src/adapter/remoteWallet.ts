import { readField } from '../parse/readField.js'
import type { AccountType } from './account.js'
import type { SessionLife } from './createSessionLife.js'
import type { RemoteChannel, RemoteGrant } from './remoteChannel.js'

/** Returns the type that a remote wallet states for an address; `undefined` unless it is one of `types`. */
export function readAccountType<T extends AccountType>(
  { accountTypes }: RemoteGrant,
  address: string,
  types: readonly T[],
): T | undefined {
  const stated = readField(accountTypes, address)
  return types.find((type) => type === stated)
}

/**
 * Returns a function that emits `walletChanged` if a remote wallet has changed its description since the last call.
 * Call it after each update of the channel. It does nothing for a wallet on the page, which has no channel.
 */
export function createWalletReport(channel: RemoteChannel | undefined, { emit }: SessionLife): () => void {
  const describe = () => JSON.stringify(channel?.wallet)
  let before = describe()
  return () => {
    const now = describe()
    if (now === before) return
    before = now
    emit({ type: 'walletChanged' })
  }
}
