import { type Clock, cleanText, isObject, type Result, readField, safeParseImageUrl } from '@latchkey/common'
import type { FaceKind, FoundWallet } from './foundWallet.js'

/** When to look again after the first look: wallets are known to put themselves on the window some milliseconds late. */
const looksMs = [50, 150, 400, 1_000, 2_000, 3_000]

type Place = {
  readonly path: string
  readonly kind: Exclude<FaceKind, 'standard'>
  readonly id: string
  readonly name: string
  /** Fields of a provider at this place that is another wallet's; that one is found where it belongs. */
  readonly notWhen?: readonly string[]
}

/** Where the wallets without Wallet Standard put themselves. */
const places: readonly Place[] = [
  { path: 'LeatherProvider', kind: 'leather', id: 'LeatherProvider', name: 'Leather' },
  { path: 'okxwallet.bitcoin', kind: 'okx', id: 'OKX', name: 'OKX Wallet' },
  { path: 'unisat', kind: 'unisat', id: 'unisat', name: 'UniSat Wallet', notWhen: ['isBinance', 'isBitKeep', 'isOKX'] },
  { path: 'bitkeep.unisat', kind: 'unisat', id: 'bitget', name: 'Bitget Wallet' },
  { path: 'binancew3w.bitcoin', kind: 'unisat', id: 'binancew3w', name: 'Binance Wallet' },
  {
    path: 'XverseProviders.BitcoinProvider',
    kind: 'satsConnect',
    id: 'XverseProviders.BitcoinProvider',
    name: 'Xverse',
  },
]

/** No page has so many; the list of entries is the page's, and read at each look. */
const entryLimit = 50

/**
 * Looks for providers at their known places and for those listed in `window.btc_providers`, now, a few times in the next
 * seconds and whenever the page gets focus. Told are all that are there; the returned functions look once more, and stop.
 */
export function watchPlaces(
  page: Window,
  clock: Clock,
  onFound: (wallets: readonly FoundWallet[]) => void,
): { look(): void; stop(): void } {
  const look = () => onFound([...readEntries(page), ...places.flatMap((place) => readPlace(page, place))])
  const timers = looksMs.map((ms) => clock.setTimeout(look, ms))
  page.addEventListener('focus', look)
  return {
    look,
    stop() {
      page.removeEventListener('focus', look)
      for (const timer of timers) clock.clearTimeout(timer)
    },
  }
}

function readPlace(page: Window, { path, kind, id, name, notWhen = [] }: Place): readonly FoundWallet[] {
  const current = () => readPath(page, path)
  const provider = current()
  if (!isObject(provider) || !isFace(provider, kind)) return []
  if (notWhen.some((field) => readField(provider, field) === true)) return []
  return [{ kind, id, name, provider, current, isAtHome: true }]
}

/** Whether there is what connecting takes; a place may be taken by something else. */
function isFace(provider: object, kind: Place['kind']): boolean {
  const connect = { leather: 'request', satsConnect: 'request', unisat: 'requestAccounts', okx: 'connect' }[kind]
  return typeof readField(provider, connect) === 'function'
}

function readEntries(page: Window): readonly FoundWallet[] {
  const list = readField(page, 'btc_providers')
  if (!Array.isArray(list)) return []
  return list.slice(0, entryLimit).flatMap((entry: unknown) => {
    const parsed = safeParseEntry(page, entry)
    return parsed.ok ? [parsed.value] : []
  })
}

/** An entry of `window.btc_providers` (WBIP-004); its id is the path of the provider. */
function safeParseEntry(page: Window, entry: unknown): Result<FoundWallet> {
  const id = readField(entry, 'id')
  if (typeof id !== 'string' || !/^[\w$]{1,60}(\.[\w$]{1,60}){0,4}$/.test(id))
    return { ok: false, reason: 'the id is no path' }
  const current = () => readPath(page, id)
  const provider = current()
  if (!isObject(provider) || typeof readField(provider, 'request') !== 'function')
    return { ok: false, reason: 'there is no provider' }
  const known = places.find(({ path }) => path === id)
  const name = known?.name ?? cleanText(readField(entry, 'name'))
  if (!name) return { ok: false, reason: 'the name is empty' }
  // Leather writes the type of its icon in a way that is not one.
  const written = readField(entry, 'icon')
  const icon = safeParseImageUrl(
    typeof written === 'string' ? written.replace(/^data:image\/svg;/, 'data:image/svg+xml;') : undefined,
  )
  const methods = readField(entry, 'methods')
  return {
    ok: true,
    value: {
      kind: known?.kind ?? 'satsConnect',
      id,
      name,
      icon: icon.ok ? icon.value : undefined,
      provider,
      methods: Array.isArray(methods) ? methods.slice(0, 200).filter((one) => typeof one === 'string') : undefined,
      isAtHome: known !== undefined,
      current,
    },
  }
}

function readPath(page: Window, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => readField(value, key), page)
}
