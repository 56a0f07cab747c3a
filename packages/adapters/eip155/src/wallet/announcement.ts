import { type ConnectorWarning, cleanText, isObject, type Result, safeParseImageUrl } from '@latchkey/common'
import { type Eip1193Provider, isEip1193Provider } from './eip1193.js'

/** A copy of a wallet's EIP-6963 announcement. */
export type Announcement = {
  readonly uuid: string
  readonly rdns: string
  readonly name: string
  readonly icon?: string
  readonly provider: Eip1193Provider
}

/** An announced wallet in the list of discovered wallets. */
export type Announced = Announcement & {
  readonly id: string
  readonly foldedName: string
  /** Wallets that announced themselves in the same burst share a number. */
  readonly burst: number
  readonly warning?: ConnectorWarning
}

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
/** A reversed domain name: labels of at most 63 characters, the first one is a top-level domain. */
const reverseDns = /^(?=.{4,253}$)[a-z][a-z0-9-]*[a-z0-9](?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/**
 * Parses an `eip6963:announceProvider` event. Reads every field once, because a getter may return another value
 * next time. The detail need not be frozen: some wallets in use don't freeze it.
 */
export function safeParseAnnouncement(event: unknown): Result<Announcement> {
  try {
    const detail = read(event, 'detail')
    const info = read(detail, 'info')
    const provider = read(detail, 'provider')
    const uuid = lowerCase(read(info, 'uuid'))
    const rdns = lowerCase(read(info, 'rdns'))
    const name = cleanText(read(info, 'name'))
    const icon = safeParseImageUrl(read(info, 'icon'))
    if (!uuidV4.test(uuid)) return { ok: false, reason: 'the uuid is not of version 4' }
    if (!reverseDns.test(rdns)) return { ok: false, reason: 'the rdns is not a domain name' }
    if (!name) return { ok: false, reason: 'the name is empty' }
    if (!isEip1193Provider(provider)) return { ok: false, reason: 'the provider has no request function' }
    return { ok: true, value: { uuid, rdns, name, provider, ...(icon.ok ? { icon: icon.value } : {}) } }
  } catch {
    return { ok: false, reason: 'reading it threw' }
  }
}

/**
 * Whether two providers reach the same wallet: the same object, or a proxy or wrapper that exposes the same `request`.
 * Never throws.
 */
export function isSameProvider(one: Eip1193Provider, other: Eip1193Provider): boolean {
  try {
    if (one === other) return true
    if (one.request !== other.request) return false
    return Object.hasOwn(one, 'request') || Object.hasOwn(other, 'request') || hasSameState(one, other)
  } catch {
    return false
  }
}

/**
 * Returns the announced wallet that an injected provider duplicates: most wallets announce themselves and also set
 * `window.ethereum`. A provider that lists several wallets is a duplicate if all of them are announced.
 */
export function findAnnounced(provider: Eip1193Provider, announced: readonly Announced[]): Announced | undefined {
  const find = (requested: Eip1193Provider) => announced.find((wallet) => isSameProvider(wallet.provider, requested))
  const inner = innerProviders(provider).map(find)
  return find(provider) ?? (inner.every((wallet) => wallet) ? inner[0] : undefined)
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function lowerCase(value: unknown): string {
  return typeof value === 'string' && value.length <= 253 ? value.toLowerCase() : ''
}

/** Returns the wallets that share `window.ethereum` if it lists them, otherwise the provider alone. */
function innerProviders(provider: Eip1193Provider): readonly Eip1193Provider[] {
  try {
    const listed: unknown = Reflect.get(provider, 'providers')
    const inner = Array.isArray(listed) ? listed.slice(0, 100).filter(isEip1193Provider) : []
    return inner.length > 0 ? inner : [provider]
  } catch {
    return [provider]
  }
}

/**
 * Whether two objects have the same own values, and one of them is an object. All instances of a class inherit the same
 * `request`, but only a proxy of an instance also has its values, such as its listeners.
 */
function hasSameState(one: object, other: object): boolean {
  const keys = Reflect.ownKeys(one)
  return (
    keys.every((key) => Reflect.get(one, key) === Reflect.get(other, key)) &&
    keys.some((key) => isObject(Reflect.get(one, key)))
  )
}
