import { registerStandard } from '../../wallet/base/registerStandard.js'
import type { Bip122Face } from './createBip122ConformanceWallet.js'

/** Returns functions that add objects to the page that are not Bitcoin wallets: missing parts, wrong types, traps. */
export function bip122Impostors(face: Bip122Face, page: EventTarget): readonly (() => void)[] {
  const trap = () => {
    throw new Error('a getter that throws')
  }
  const standard = standardWallet('Impostor')
  const entry = { id: 'Impostor.BitcoinProvider', name: 'Impostor', icon: '', methods: [] }
  if (face === 'unisat')
    return [null, 42, 'text', {}, new Proxy({}, { get: trap })].map(
      (one) => () => void Reflect.set(page, 'LeatherProvider', one),
    )
  if (face === 'satsConnect')
    return [
      null,
      42,
      'text',
      {},
      { ...entry, id: '' },
      { ...entry, name: 42 },
      entry,
      new Proxy({}, { get: trap }),
    ].map((one) => () => list(page, one))
  return [
    {},
    { ...standard, features: null },
    { ...standard, features: {} },
    { ...standard, name: 42 },
    { ...standard, name: '' },
    new Proxy({}, { get: trap }),
  ].map((one) => () => void registerStandard(page, one))
}

/** Adds many wallets to the page. */
export function floodBip122(face: Bip122Face, page: EventTarget, count: number): void {
  for (let index = 0; index < count; index++) {
    const name = `Flood ${index}`
    if (face === 'standard') registerStandard(page, standardWallet(name))
    else {
      const id = `flood${index}`
      Reflect.set(page, id, { request: async () => null })
      list(page, { id, name, icon: '', methods: ['wallet_connect', 'signMessage'] })
    }
  }
}

function standardWallet(name: string) {
  const connect = async () => ({ accounts: [] })
  return {
    version: '1.0.0',
    name,
    icon: 'data:image/png;base64,iVBORw0KGgo=',
    chains: ['bitcoin:regtest'],
    accounts: [],
    features: {
      'bitcoin:connect': { version: '1.0.0', connect },
      'standard:connect': { version: '1.0.0', connect },
      'bitcoin:signMessage': { version: '1.0.0', signMessage: async () => [] },
    },
  }
}

function list(page: EventTarget, entry: unknown): void {
  const found: unknown = Reflect.get(page, 'btc_providers')
  Reflect.set(page, 'btc_providers', [...(Array.isArray(found) ? found : []), entry])
}
