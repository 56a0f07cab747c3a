import type { ConnectorWarning } from '@latchkey/common'
import type { Announcement } from './announcement.js'
import { type Eip1193Provider, isEip1193Provider } from './eip1193.js'

/** An announced wallet in the list of discovered wallets. */
export type Announced = Announcement & {
  readonly id: string
  readonly foldedName: string
  /** Wallets that announced themselves in the same burst share a number. */
  readonly burst: number
  readonly warning?: ConnectorWarning
}

/**
 * Whether two providers reach the same wallet: the same object, or a proxy or wrapper that exposes the same `request`.
 * Never throws.
 */
export function isSameProvider(one: Eip1193Provider, other: Eip1193Provider): boolean {
  return one === other || readRequest(one) === readRequest(other)
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

/** Returns the current `request` function. Each provider that throws gets a unique value. */
function readRequest(provider: Eip1193Provider): unknown {
  try {
    return provider.request
  } catch {
    return Symbol('no request')
  }
}
