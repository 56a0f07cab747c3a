/** The used part of an EIP-1193 provider. */
export type Eip1193Provider = {
  request(parameters: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on?(event: string, listener: (value: unknown) => void): unknown
  removeListener?(event: string, listener: (value: unknown) => void): unknown
}

/** Whether a value has the EIP-1193 interface. Never throws; a provider that throws does not count. */
export function isEip1193Provider(value: unknown): value is Eip1193Provider {
  try {
    if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return false
    return 'request' in value && typeof value.request === 'function'
  } catch {
    return false
  }
}

/**
 * Listens to an event of a provider and returns an unsubscribe function. Ignores providers without events, or that
 * throw.
 */
export function watchProvider(
  provider: Eip1193Provider,
  event: string,
  listener: (value: unknown) => void,
): () => void {
  let isStopped = false
  const guarded = (value: unknown) => {
    if (!isStopped) listener(value)
  }
  attempt(() => provider.on?.(event, guarded))
  return () => {
    isStopped = true
    attempt(() => provider.removeListener?.(event, guarded))
  }
}

function attempt(action: () => unknown): void {
  try {
    action()
  } catch {
    // A wallet without working events can still take requests.
  }
}

/** Returns the provider at `window.ethereum`, if it is usable. */
export function readInjected(page: Window): Eip1193Provider | undefined {
  try {
    const provider: unknown = Reflect.get(page, 'ethereum')
    return isEip1193Provider(provider) ? provider : undefined
  } catch {
    return undefined
  }
}
