type Registrar = { register(...wallets: readonly object[]): unknown }

/** The part of a window that registering needs. */
export type RegistrationTarget = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>

/**
 * Registers a wallet with current and future apps of a page (Wallet Standard). Returns a function that unregisters it.
 */
export function registerStandard(target: RegistrationTarget, wallet: object, afterMs = 0): () => void {
  const undos = new Set<() => void>()
  const register = (registrar: unknown) => {
    if (!isRegistrar(registrar)) return
    const undo = registrar.register(wallet)
    if (typeof undo === 'function') undos.add(() => void undo())
  }
  const onReady = (event: Event) => register(Reflect.get(event, 'detail'))
  const begin = () => {
    target.addEventListener('wallet-standard:app-ready', onReady)
    target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  }
  const timer = afterMs > 0 ? setTimeout(begin, afterMs) : undefined
  if (timer === undefined) begin()
  return () => {
    clearTimeout(timer)
    target.removeEventListener('wallet-standard:app-ready', onReady)
    for (const undo of undos) undo()
  }
}

function isRegistrar(value: unknown): value is Registrar {
  return typeof value === 'object' && value !== null && 'register' in value && typeof value.register === 'function'
}
