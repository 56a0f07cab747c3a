import { createFakeStorage } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { openLibrary } from './libraryScene.fixture.js'

const identityTag = 'client_ed25519_seed'

// src/client/createKeyChain.ts stores only this key immediately.
test('R301: the identity of the client is the key `client_ed25519_seed`, created when `get` throws', async () => {
  const items = createFakeStorage()
  const first = await openLibrary({ items })
  expect(() => first.core.crypto.keychain.get(identityTag)).toThrow()
  const id = await first.core.crypto.getClientId()
  expect(first.storage.read(`key:${identityTag}`)).toMatch(/^[\da-f]{64}$/)
  const second = await openLibrary({ items })
  expect(await second.core.crypto.getClientId()).toBe(id)
})

// src/client/createClientCore.ts passes our key chain as the third argument.
test('R301: Crypto uses the key chain that its constructor receives', async () => {
  const { core } = await openLibrary()
  const topic = await core.crypto.setSymKey('d'.repeat(64))
  expect(core.crypto.keychain.get(topic)).toBe('d'.repeat(64))
  await core.crypto.deleteSymKey(topic)
  expect(core.crypto.keychain.has(topic)).toBe(false)
})

// src/client/createKeyChain.ts accepts only keys of 64 hexadecimal digits.
test('R301: keys and topics are 64 hexadecimal digits, and a private key is stored under its public key', async () => {
  const { core } = await openLibrary()
  const hex = /^[\da-f]{64}$/
  const own = await core.crypto.generateKeyPair()
  const other = await core.crypto.generateKeyPair()
  const topic = await core.crypto.generateSharedKey(own, other)
  for (const tag of [own, other, topic]) {
    expect(tag).toMatch(hex)
    expect(core.crypto.keychain.get(tag)).toMatch(hex)
  }
  expect(core.crypto.keychain.get(own)).not.toBe(own)
})

// src/client/isAcceptableMessage.ts reads `id`, `method` and `params` of the result of `decode`.
test('R301: `decode` returns the JSON-RPC payload, or undefined for a message that the key cannot decrypt', async () => {
  const { core } = await openLibrary()
  const topic = await core.crypto.setSymKey('e'.repeat(64))
  const other = await core.crypto.setSymKey('f'.repeat(64))
  const payload = { id: 1, jsonrpc: '2.0', method: 'wc_sessionPing', params: {} }
  const message = await core.crypto.encode(topic, payload)
  expect(await core.crypto.decode(topic, message)).toEqual(payload)
  expect(await core.crypto.decode(other, message).catch(() => undefined)).toBeUndefined()
})

// src/relay/createMessageLog.ts identifies messages by their last 24 characters.
test('R301: two encryptions of one message differ in their last 24 characters', async () => {
  const { core } = await openLibrary()
  const topic = await core.crypto.setSymKey('a'.repeat(64))
  const payload = { id: 1, jsonrpc: '2.0', method: 'wc_sessionPing', params: {} }
  const ends = await Promise.all(
    Array.from({ length: 20 }, async () => (await core.crypto.encode(topic, payload)).slice(-24)),
  )
  expect(new Set(ends).size).toBe(20)
})
