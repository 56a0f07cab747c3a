/**
 * Returns functions that add objects to `window.injectedWeb3` that are not wallets: missing parts, wrong types, traps.
 */
export function polkadotImpostors(page: EventTarget): readonly (() => void)[] {
  const trap = () => {
    throw new Error('a getter that throws')
  }
  const entries: readonly unknown[] = [
    null,
    undefined,
    42,
    'text',
    {},
    { version: '1' },
    { version: '1', enable: 42 },
    new Proxy({}, { get: trap }),
  ]
  return [
    ...entries.map((entry, index) => () => put(page, `impostor-${index}`, { value: entry })),
    () => put(page, 'impostor-trap', { get: trap }),
    () => put(page, '   ', { value: { version: '1', enable: async () => undefined } }),
  ]
}

/** Adds many wallets to the page. */
export function floodPolkadot(page: EventTarget, count: number): void {
  for (let index = 0; index < count; index++)
    put(page, `flood-${index}`, { value: { version: '1', enable: async () => undefined } })
}

function put(page: EventTarget, key: string, what: PropertyDescriptor): void {
  const found: unknown = Reflect.get(page, 'injectedWeb3')
  const registry: object = typeof found === 'object' && found !== null ? found : {}
  Object.defineProperty(registry, key, { configurable: true, enumerable: true, ...what })
  Reflect.set(page, 'injectedWeb3', registry)
}
