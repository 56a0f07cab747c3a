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
  for (const [owner, name] of missing) {
    const holder = holderOf(owner, name)
    const descriptor = Object.getOwnPropertyDescriptor(holder, name) ?? {}
    undo.push(() => void Object.defineProperty(holder, name, descriptor))
    Reflect.deleteProperty(holder, name)
    expect(name in owner).toBe(false)
  }
})
afterEach(() => {
  for (const put of undo.splice(0)) put()
})

// A server's library may have put a class of its own over the platform's, which has the member further up.
function holderOf(owner: object, name: string): object {
  return Object.hasOwn(owner, name) ? owner : holderOf(Object.getPrototypeOf(owner), name)
}

test('a page without TLS in an older browser reads balances', async () => {
  const [server] = await servers(behave())
  expect(await adapterFor([server?.url ?? '']).balance()).toEqual(hundred)
})
