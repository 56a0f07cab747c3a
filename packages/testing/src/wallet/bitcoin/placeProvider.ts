import { type SatsConnectEntry, satsConnectMethods } from './faces/satsConnectFace.js'

/** Where wallets without Wallet Standard put themselves on the window. `unisatFork` is a wallet that sets only `window.unisat`. */
export type BitcoinPlace = 'satsConnect' | 'leather' | 'okx' | 'unisat' | 'unisatFork' | 'bitget' | 'binance'

type WalletLook = {
  readonly name: string
  readonly icon: string
  /** Names its place in sats-connect style. */
  readonly id: string
  offers(method: string): boolean
}

/** Paths from the window, by kind. */
const paths: Readonly<Record<Exclude<BitcoinPlace, 'satsConnect'>, readonly string[]>> = {
  leather: ['LeatherProvider'],
  okx: ['okxwallet.bitcoin'],
  unisat: ['unisat', 'unisat_wallet'],
  unisatFork: ['unisat'],
  bitget: ['bitkeep.unisat'],
  binance: ['binancew3w.bitcoin'],
}

/** Puts a provider on the window after a while, or at once; the returned function takes it away. */
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

/** The provider at a path of its own, and an entry in `window.btc_providers` that names the path. */
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

/** Sets a value at a path, making the objects on the way; the returned function takes the value away again. */
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
