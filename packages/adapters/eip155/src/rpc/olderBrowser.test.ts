import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { behave } from '../../test/behave.js'
import { adapterFor, endRpc, hundred, servers } from '../../test/rpcSetUp.js'

afterAll(endRpc)

/** APIs that are missing on pages without TLS, or in wallet browsers still in use. */
const missing = [
  [crypto, 'randomUUID'],
  [URL, 'canParse'],
  [Response, 'json'],
] as const

const undo: (() => void)[] = []
beforeEach(() => {
  // A polyfill may subclass the platform's class; delete the member from both.
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

test('reads balances on a page without TLS in an older browser', async () => {
  const [server] = await servers(behave())
  expect(await adapterFor([server?.url ?? '']).balance()).toEqual(hundred)
})
