import { isObject, readField } from './readField.js'

/** What is told of the wallets that register themselves. */
export type StandardWalletWatch = {
  /** Anything that has fields; nothing of it was read. */
  onFound(wallet: object): void
  /** The wallet took itself back. */
  onGone(wallet: object): void
  /** Something that was no registration; for developers. */
  onRefused(reason: string): void
}

/** More wallets than this are not taken from one registration. */
const registrationLimit = 100

/**
 * Takes the registrations of the wallets of a page, of those there and of those that come. Page and wallets find each other
 * by two events and hand each other functions (https://github.com/wallet-standard/wallet-standard). The returned function
 * stops it; after that nothing is told.
 */
export function watchStandardWallets(page: Window, { onFound, onGone, onRefused }: StandardWalletWatch): () => void {
  let isStopped = false
  const register = (...wallets: readonly unknown[]) => {
    const taken = isStopped ? [] : wallets.slice(0, registrationLimit).filter(isObject)
    for (const wallet of taken) onFound(wallet)
    return () => {
      for (const wallet of taken.splice(0)) if (!isStopped) onGone(wallet)
    }
  }
  const api = Object.freeze({ register })
  const onRegister = (event: Event) => {
    const callback = readField(event, 'detail')
    if (typeof callback !== 'function') return onRefused('it is no function')
    try {
      callback(api)
    } catch {
      onRefused('it threw')
    }
  }
  page.addEventListener('wallet-standard:register-wallet', onRegister)
  page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  return () => {
    isStopped = true
    page.removeEventListener('wallet-standard:register-wallet', onRegister)
  }
}
