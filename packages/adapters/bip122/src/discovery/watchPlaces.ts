import { type Clock, cleanText, isObject, type Result, readField, safeParseImageUrl } from '@latchkey/common'
import { type DriverKind, type FoundWallet, unidentified } from '../wallet/foundWallet.js'

/** Delays of further scans, in ms, because some wallets inject themselves late. */
const looksMs = [50, 150, 400, 1_000, 2_000, 3_000]

type Place = {
  readonly path: string
  readonly kind: Exclude<DriverKind, 'standard'>
  readonly id: string
  readonly name: string
  /** The wallet's id in directories, if it differs from `path`. */
  readonly injectedId?: string
  /** Whether a provider is the wallet with this name. Only for paths that other wallets also use. */
  readonly isOwner?: (provider: object) => boolean
}

/**
 * The window paths of wallets without Wallet Standard. A provider at several paths gets the name of the first one, so
 * shared paths come last.
 */
const places: readonly Place[] = [
  { path: 'okxwallet.bitcoin', kind: 'okx', id: 'OKX', name: 'OKX Wallet' },
  { path: 'enkrypt.providers.bitcoin', kind: 'unisat', id: 'enkrypt', name: 'Enkrypt' },
  // UniSat's own path since 1.5.8; many wallets also set `window.unisat`.
  { path: 'unisat_wallet', kind: 'unisat', id: 'unisat', injectedId: 'unisat', name: 'UniSat Wallet' },
  { path: '$onekey.btc', kind: 'unisat', id: 'onekey', name: 'OneKey' },
  { path: 'bitkeep.unisat', kind: 'unisat', id: 'bitget', name: 'Bitget Wallet' },
  { path: 'binancew3w.bitcoin', kind: 'unisat', id: 'binancew3w', name: 'Binance Wallet' },
  {
    path: 'XverseProviders.BitcoinProvider',
    kind: 'satsConnect',
    id: 'XverseProviders.BitcoinProvider',
    name: 'Xverse',
  },
  // Forks of Leather use its path if Leather is not installed.
  {
    path: 'LeatherProvider',
    kind: 'leather',
    id: 'LeatherProvider',
    name: 'Leather',
    isOwner: (provider) => readField(provider, 'isLeather') === true,
  },
  { path: 'unisat', kind: 'unisat', id: 'unisat', name: 'UniSat Wallet', isOwner: () => false },
]

/** Flags of wallets whose object at `window.unisat` differs from the one at their own path. */
const placeOfFlag: Readonly<Record<string, string>> = {
  isBinance: 'binancew3w.bitcoin',
  isBitKeep: 'bitkeep.unisat',
  isOKX: 'okxwallet.bitcoin',
  isOkxWallet: 'okxwallet.bitcoin',
  isOneKey: '$onekey.btc',
}

/** Maximum number of entries of `window.btc_providers` that are read per scan. No page has so many. */
const entryLimit = 50

/**
 * Scans known paths and `window.btc_providers` for providers several times in the first seconds, and whenever the page
 * receives the focus. Reports all providers of each scan. `look` scans at once, `stop` ends the scans.
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

function readPlace(page: Window, place: Place): readonly FoundWallet[] {
  const { path, kind } = place
  const current = () => readPath(page, path)
  const provider = current()
  if (!isObject(provider) || !isDriver(provider, kind)) return []
  const flag = Object.keys(placeOfFlag).find((field) => readField(provider, field) === true)
  return [
    isOwner(place, provider)
      ? { kind, id: place.id, name: place.name, path: place.injectedId ?? path, provider, current, isAtHome: true }
      : { kind, ...unidentified, provider, current, ownPath: flag && placeOfFlag[flag] },
  ]
}

function isOwner({ isOwner }: Place, provider: object): boolean {
  return isOwner?.(provider) ?? true
}

/** Whether an object has the function for connecting, because the page may use the path for something else. */
function isDriver(provider: object, kind: Place['kind']): boolean {
  const connect = { leather: 'request', satsConnect: 'request', unisat: 'requestAccounts', okx: 'connect' }[kind]
  return typeof readField(provider, connect) === 'function'
}

function readEntries(page: Window): readonly FoundWallet[] {
  const list = readField(page, 'btc_providers')
  if (!Array.isArray(list)) return []
  // Read the first and last entries, so that a flood of entries does not hide the wallets before and after it.
  const read = list.length > entryLimit ? [...list.slice(0, entryLimit / 2), ...list.slice(-entryLimit / 2)] : list
  return read.flatMap((entry: unknown) => {
    const parsed = safeParseEntry(page, entry)
    return parsed.ok ? [parsed.value] : []
  })
}

/** Parses an entry of `window.btc_providers` (WBIP-004). Its id is the path of the provider. */
function safeParseEntry(page: Window, entry: unknown): Result<FoundWallet> {
  const id = readField(entry, 'id')
  if (typeof id !== 'string' || !/^[\w$]{1,60}(\.[\w$]{1,60}){0,4}$/.test(id))
    return { ok: false, reason: 'the id is no path' }
  const current = () => readPath(page, id)
  const provider = current()
  if (!isObject(provider) || typeof readField(provider, 'request') !== 'function')
    return { ok: false, reason: 'there is no provider' }
  const known = places.find(({ path }) => path === id)
  const isKnown = known !== undefined && isOwner(known, provider)
  const name = isKnown ? known.name : cleanText(readField(entry, 'name'))
  if (!name) return { ok: false, reason: 'the name is empty' }
  // Leather writes the media type of its icon incorrectly.
  const written = readField(entry, 'icon')
  const icon = safeParseImageUrl(
    typeof written === 'string' ? written.replace(/^data:image\/svg;/, 'data:image/svg+xml;') : undefined,
  )
  const methods = readField(entry, 'methods')
  return {
    ok: true,
    value: {
      kind: (known ?? places.find(({ path }) => readPath(page, path) === provider))?.kind ?? 'satsConnect',
      id: known && !isKnown ? unidentified.id : id,
      name,
      path: known && !isKnown ? undefined : id,
      icon: icon.ok ? icon.value : undefined,
      provider,
      methods: Array.isArray(methods) ? methods.slice(0, 200).filter((one) => typeof one === 'string') : undefined,
      isAtHome: isKnown,
      current,
    },
  }
}

function readPath(page: Window, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => readField(value, key), page)
}
