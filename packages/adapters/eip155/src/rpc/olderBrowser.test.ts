import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { behave } from '../../test/rpcServer.js'
import { adapterFor, endRpc, hundred, servers } from '../../test/rpcSetUp.js'

afterAll(endRpc)

/** What pages without TLS, or wallet browsers still in use, do not have. */
const missing = [
  [crypto, 'randomUUID'],
  [URL, 'canParse'],
  [Response, 'json'],
] as const

const undo: (() => void)[] = []
beforeEach(() => {
  // A server's library may have put a class of its own over the platform's: then the member stands in both.
  for (const [owner, name] of missing) {
    while (name in owner) {
      const holder = holderOf(owner, name)
      const descriptor = Object.getOwnPropertyDescriptor(holder, name) ?? {}
      undo.unshift(() => void Object.defineProperty(holder, name, descriptor))
      expect(Reflect.deleteProperty(holder, name)).toBe(true)
    }
  }
})
afterEach(() => {
  for (const put of undo.splice(0)) put()
})

function holderOf(owner: object, name: string): object {
  return Object.hasOwn(owner, name) ? owner : holderOf(Object.getPrototypeOf(owner), name)
}

test('a page without TLS in an older browser reads balances', async () => {
  const [server] = await servers(behave())
  expect(await adapterFor([server?.url ?? '']).balance()).toEqual(hundred)
})
