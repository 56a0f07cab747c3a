import { chainOfReference } from '../network/bitcoinChain.js'
import type { WalletUpdate } from '../wallet/walletDriver.js'
import { type DriverState, leave, sharedAccounts, storeReported } from './driverState.js'

/**
 * Listens to the wallet's events and grant. The session ends with the last valid address of the grant. Returns an unsubscribe function.
 */
export function watchChannel(state: DriverState, onUpdate: (update: WalletUpdate) => void): () => void {
  const { channel, listeners } = state
  let isOver = false
  listeners.add(onUpdate)
  const stop = channel.watch((update) => {
    if (isOver) return
    if (update.type === 'event') {
      const chain = update.name === 'bip122_addressesChanged' ? chainOfReference(update.networkId) : undefined
      if (chain) storeReported(state, update.data, chain)
      return
    }
    isOver = update.type === 'ended' || !state.isUsable(sharedAccounts(state))
    if (isOver) {
      listeners.delete(onUpdate)
      if (update.type === 'ended') state.leaving = Promise.resolve()
      // The grant for Bitcoin is gone, even if the wallet still shares other namespaces.
      else leave(state).catch(() => undefined)
    }
    onUpdate({ hasLeft: isOver })
  })
  return () => {
    listeners.delete(onUpdate)
    stop()
  }
}
