import { satsConnectMethods } from './providers/satsConnect/satsConnectMethods.js'
import type { SatsConnectEntry } from './providers/satsConnect/satsConnectProvider.js'

/** Window paths of wallets without Wallet Standard. `unisatFork` is a wallet that sets only `window.unisat`. */
export type BitcoinPlace = 'satsConnect' | 'leather' | 'okx' | 'unisat' | 'unisatFork' | 'bitget' | 'binance'

type WalletLook = {
  readonly name: string
  readonly icon: string
  /** Window path of its sats-connect provider. */
  readonly id: string
  offers(method: string): boolean
}

/** Window paths by kind. */
const paths: Readonly<Record<Exclude<BitcoinPlace, 'satsConnect'>, readonly string[]>> = {
  leather: ['LeatherProvider'],
  okx: ['okxwallet.bitcoin'],
  unisat: ['unisat', 'unisat_wallet'],
  unisatFork: ['unisat'],
  bitget: ['bitkeep.unisat'],
  binance: ['binancew3w.bitcoin'],
}

/** Injects a provider into the window, at once or after a delay. Returns a function that removes it. */
export function placeProvider(
  target: EventTarget,
  place: BitcoinPlace,
  provider: object,
  look: WalletLook,
  afterMs = 0,
): () => void {
  let undo: () => void = () => undefined
  const begin = () => {
    if (place === 'satsConnect') undo = placeSatsConnect(target, provider, look)
    else {
      const undos = paths[place].map((path) => setPath(target, path.split('.'), provider))
      undo = () => {
        for (const remove of undos) remove()
      }
    }
  }
  const timer = afterMs > 0 ? setTimeout(begin, afterMs) : undefined
  if (timer === undefined) begin()
  return () => {
    clearTimeout(timer)
    undo()
  }
}

/** Sets the provider at its own path, and adds an entry with the path to `window.btc_providers`. */
function placeSatsConnect(target: EventTarget, provider: object, { name, icon, id, offers }: WalletLook): () => void {
  const path = [`${id.replace(/[^A-Za-z0-9]/g, '')}Providers`, 'BitcoinProvider']
  const entry: SatsConnectEntry = { id: path.join('.'), name, icon, methods: satsConnectMethods.filter(offers) }
  const read = (): readonly unknown[] => {
    const list: unknown = Reflect.get(target, 'btc_providers')
    return Array.isArray(list) ? list : []
  }
  const removeProvider = setPath(target, path, provider)
  Reflect.set(target, 'btc_providers', [...read(), entry])
  return () => {
    removeProvider()
    Reflect.set(
      target,
      'btc_providers',
      read().filter((one) => one !== entry),
    )
  }
}

/** Sets a value at a path and creates missing objects. Returns a function that removes the value. */
function setPath(target: object, [key = '', ...rest]: readonly string[], value: object): () => void {
  if (rest.length === 0) {
    Object.defineProperty(target, key, { value, configurable: true, writable: true, enumerable: true })
    return () => {
      if (Reflect.get(target, key) === value) Reflect.deleteProperty(target, key)
    }
  }
  const found: unknown = Reflect.get(target, key)
  const next: object = typeof found === 'object' && found !== null ? found : {}
  if (next !== found)
    Object.defineProperty(target, key, { value: next, configurable: true, writable: true, enumerable: true })
  return setPath(next, rest, value)
}
