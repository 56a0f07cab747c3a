import type { IKeyChain } from '@walletconnect/types'
import type { ClientStorage } from './createClientStorage.js'

type KeyChain = Pick<IKeyChain, 'keychain' | 'name' | 'context' | 'init' | 'has' | 'get' | 'set' | 'del'>

/**
 * The keys of topics, each an entry of its own: a tab that stores one never takes away what another tab stored. A key once
 * read stays usable on this page, because another tab may end a session whose last message this one has yet to read.
 */
export function createKeyChain(storage: ClientStorage): IKeyChain {
  const held = new Map<string, string>()
  const place = (tag: string) => `key:${tag}`

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
      storage.write(place(tag), key)
    },
    async del(tag) {
      held.delete(tag)
      storage.remove(place(tag))
    },
  }
  return keyChain as IKeyChain
}
