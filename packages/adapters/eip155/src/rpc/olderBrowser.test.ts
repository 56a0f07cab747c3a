import { afterEach, beforeEach, expect, test } from 'vitest'
import { behave } from '../../test/rpcServer.js'
import { adapterFor, hundred, servers } from '../../test/rpcSetUp.js'

/** What pages without TLS, or wallet browsers still in use, do not have. */
const missing = [
  [crypto, 'randomUUID'],
  [URL, 'canParse'],
  [Response, 'json'],
] as const

let undo: readonly (() => void)[] = []
beforeEach(() => {
  undo = missing.map(([owner, name]) => {
    const holder = name in Object.getPrototypeOf(owner) ? Object.getPrototypeOf(owner) : owner
    const descriptor = Object.getOwnPropertyDescriptor(holder, name) ?? {}
    Reflect.deleteProperty(holder, name)
    expect(name in owner).toBe(false)
    return () => void Object.defineProperty(holder, name, descriptor)
  })
})
afterEach(() => {
  for (const put of undo) put()
})

test('a page without TLS in an older browser reads balances', async () => {
  const [server] = await servers(behave())
  expect(await adapterFor([server?.url ?? '']).balance()).toEqual(hundred)
})
