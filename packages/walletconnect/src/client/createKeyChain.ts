import type { IKeyChain } from '@walletconnect/types'
import type { ClientStorage } from './createClientStorage.js'

type KeyChain = Pick<IKeyChain, 'keychain' | 'name' | 'context' | 'init' | 'has' | 'get' | 'set' | 'del'>

/** Who this page is to the relay. */
const identityTag = 'client_ed25519_seed'

/** Where the key of a topic is stored. */
const place = (tag: string) => `key:${tag}`

/**
 * The keys of topics, each an entry of its own: a tab that stores one never takes away what another tab stored. Those of
 * proposals live as long as the page; that of a session is stored when `keepKey` says so. A key once read stays usable on
 * this page, because another tab may end a session whose last message this one has yet to read.
 */
export function createKeyChain(storage: ClientStorage): IKeyChain {
  const held = new Map<string, string>()

  function find(tag: string): string | undefined {
    const key = held.get(tag) ?? storage.read(place(tag))
    if (typeof key !== 'string' || !/^[\da-f]{64}$/.test(key)) return undefined
    held.set(tag, key)
    return key
  }

  const keyChain: KeyChain = {
    keychain: held,
    name: 'keychain',
    context: 'keychain',
    init: () => Promise.resolve(),
    has: (tag) => find(tag) !== undefined,
    get(tag) {
      const key = find(tag)
      if (key === undefined) throw new Error('The key of a topic is missing.')
      return key
    },
    async set(tag, key) {
      held.set(tag, key)
      if (tag === identityTag) storage.write(place(tag), key)
    },
    async del(tag) {
      held.delete(tag)
      storage.remove(place(tag))
    },
  }
  return keyChain as IKeyChain
}

/** Stores the key of a session, so that the next page has it. */
export function keepKey(keyChain: IKeyChain, storage: ClientStorage, topic: string): void {
  if (keyChain.has(topic)) storage.write(place(topic), keyChain.get(topic))
}

/**
 * Whether another tab took the key of a session away, which ends it. Where even the page's own identity is gone, or is another one, the
 * whole storage was cleared: that ends nothing before the page does (FI10).
 */
export function isKeyTaken(keyChain: IKeyChain, storage: ClientStorage, topic: string): boolean {
  const isOurs = keyChain.has(identityTag) && storage.read(place(identityTag)) === keyChain.get(identityTag)
  return isOurs && storage.read(place(topic)) === undefined
}
