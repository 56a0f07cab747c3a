import { storedValues } from '@latchkey/common'
import type { IKeyChain } from '@walletconnect/types'
import type { ClientStorage } from './createClientStorage.js'

type KeyChain = Pick<IKeyChain, 'keychain' | 'name' | 'context' | 'init' | 'has' | 'get' | 'set' | 'del'>

/** Key-chain tag of the seed for this page's relay identity. */
const identityTag = 'client_ed25519_seed'

const storageKey = storedValues.walletConnect.keys.key

/**
 * Creates the key chain. Each key is an entry of its own, so that tabs do not overwrite each other's keys. Keys of
 * proposals stay in memory; `storeKey` stores that of a session. A key that was read once stays usable on this page,
 * because another tab may end a session before this one has read its last message.
 */
export function createKeyChain(storage: ClientStorage): IKeyChain {
  const held = new Map<string, string>()

  function find(tag: string): string | undefined {
    const key = held.get(tag) ?? storage.read(storageKey(tag))
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
      if (tag === identityTag) storage.write(storageKey(tag), key)
    },
    async del(tag) {
      held.delete(tag)
      storage.remove(storageKey(tag))
    },
  }
  return keyChain as IKeyChain
}

/** Stores the key of a session for the next page. */
export function storeKey(keyChain: IKeyChain, storage: ClientStorage, topic: string): void {
  if (keyChain.has(topic)) storage.write(storageKey(topic), keyChain.get(topic))
}

/**
 * Whether another tab removed the key of a session, which ends it. If the seed of the page is missing or different too,
 * the whole storage was cleared, which ends no session of this page.
 */
export function isKeyRemoved(keyChain: IKeyChain, storage: ClientStorage, topic: string): boolean {
  const isOurs = keyChain.has(identityTag) && storage.read(storageKey(identityTag)) === keyChain.get(identityTag)
  return isOurs && storage.read(storageKey(topic)) === undefined
}
