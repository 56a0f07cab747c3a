import { isObject, readField } from '@latchkey/common'

/** Callbacks for registering and unregistering wallets. */
export type StandardWalletWatch = {
  /** A wallet registered. The object is not validated yet. */
  onFound(wallet: object): void
  /** The wallet unregistered. */
  onGone(wallet: object): void
  /** An invalid registration, for the developer log. */
  onRefused(reason: string): void
}

/** Maximum number of wallets per registration. */
const registrationLimit = 100

/**
 * Receives the registrations of wallets that are on the page or load later. Page and wallets find each other by two
 * events and pass each other functions (https://github.com/wallet-standard/wallet-standard). Returns an unsubscribe
 * function; nothing is reported after its call.
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
