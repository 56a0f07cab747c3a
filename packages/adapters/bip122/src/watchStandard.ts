import type { FoundWallet } from './foundWallet.js'
import { isObject, readField } from './readField.js'
import { safeParseStandardWallet } from './standardWallet.js'

/** What is told of the wallets that register themselves (Wallet Standard). */
export type StandardWatch = {
  onFound(wallet: FoundWallet): void
  onGone(wallet: object): void
  onRefused(reason: string): void
}

/**
 * Takes the registrations of wallets, of those there and of those that come. The functions a page and its wallets pass each
 * other are those of https://github.com/wallet-standard/wallet-standard; the returned one stops it.
 */
export function watchStandard(page: Window, { onFound, onGone, onRefused }: StandardWatch): () => void {
  let isStopped = false
  const register = (...wallets: readonly unknown[]) => {
    const admitted = isStopped ? [] : wallets.filter(isObject)
    for (const wallet of admitted) {
      const parsed = safeParseStandardWallet(wallet)
      if (parsed.ok) onFound(parsed.value)
      else onRefused(parsed.reason)
    }
    return () => {
      for (const wallet of isStopped ? [] : admitted) onGone(wallet)
    }
  }
  const api = Object.freeze({ register })
  const onRegister = (event: Event) => {
    try {
      const callback = readField(event, 'detail')
      if (typeof callback === 'function') callback(api)
    } catch (error) {
      onRefused(`registering threw ${String(error).slice(0, 100)}`)
    }
  }
  page.addEventListener('wallet-standard:register-wallet', onRegister)
  page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  return () => {
    isStopped = true
    page.removeEventListener('wallet-standard:register-wallet', onRegister)
  }
}
