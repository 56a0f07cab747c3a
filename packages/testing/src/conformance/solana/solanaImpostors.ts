/**
 * Returns functions that register objects that are not Solana wallets: missing parts, other chains, wrong types, traps.
 */
export function solanaImpostors(page: EventTarget): readonly (() => void)[] {
  const trap = () => {
    throw new Error('a getter that throws')
  }
  const good = standardWallet('Impostor')
  const { 'standard:connect': connect, 'standard:events': events, ...signing } = good.features
  const wallets: readonly object[] = [
    {},
    { ...good, features: null },
    { ...good, features: {} },
    { ...good, features: { ...signing, 'standard:connect': connect } },
    { ...good, features: { ...signing, 'standard:events': events } },
    { ...good, features: { 'standard:connect': connect, 'standard:events': events } },
    { ...good, features: { ...good.features, 'standard:connect': { connect: 42 } } },
    { ...good, chains: ['bitcoin:mainnet'] },
    { ...good, chains: ['solana:'] },
    { ...good, chains: 42 },
    { ...good, name: 42 },
    { ...good, name: '' },
    Object.defineProperty({ ...good }, 'features', { get: trap }),
    new Proxy({}, { get: trap }),
  ]
  const details: readonly unknown[] = [
    undefined,
    null,
    42,
    'text',
    {},
    trap,
    (api: unknown) => Reflect.set(Object(api), 'register', trap),
  ]
  const values: readonly unknown[] = [undefined, null, 42, 'text']
  return [
    ...wallets.map((wallet) => () => register(page, wallet)),
    ...details.map((detail) => () => {
      page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
    }),
    () => register(page, ...values),
  ]
}

/** Adds many wallets to the page. */
export function floodSolana(page: EventTarget, count: number): void {
  for (let index = 0; index < count; index++) register(page, standardWallet(`Flood ${index}`))
}

/** Registers wallets without a listener for apps that load later, because such listeners would accumulate. */
function register(page: EventTarget, ...wallets: readonly unknown[]): void {
  const detail = (api: { register(...wallets: readonly unknown[]): unknown }) => api.register(...wallets)
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
}

function standardWallet(name: string) {
  return {
    version: '1.0.0',
    name,
    icon: 'data:image/png;base64,iVBORw0KGgo=',
    chains: ['solana:mainnet'],
    accounts: [],
    features: {
      'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [] }) },
      'standard:events': { version: '1.0.0', on: () => () => undefined },
      'solana:signMessage': { version: '1.0.0', signMessage: async () => [] },
    },
  }
}
