import type { ChainNamespace } from '@latchkey/common'
import { createFakeLogger, createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { createStorage } from './createStorage.js'
import { migrateConnections, readConnections, removeConnection, storeConnection } from './storedConnections.js'

const namespace: ChainNamespace = 'eip155'
const key = '@latchkey/connections/eip155'

function createFixture(items: Readonly<Record<string, unknown>> = {}) {
  const port = createFakeStorage({
    items: Object.fromEntries(Object.entries(items).map(([name, d]) => [name, JSON.stringify({ v: 1, d })])),
  })
  const storage = createStorage({ port, prefix: '@latchkey', logger: createFakeLogger() })
  return { port, storage, ids: () => readConnections(storage, namespace).map(({ connectorId }) => connectorId) }
}

describe('stored connections', () => {
  test('the shown one is first, and the others keep their order', () => {
    const { storage, ids } = createFixture()
    for (const connectorId of ['a', 'b', 'c']) storeConnection(storage, namespace, { connectorId }, true)
    expect(ids()).toEqual(['c', 'b', 'a'])
    storeConnection(storage, namespace, { connectorId: 'd' }, false)
    storeConnection(storage, namespace, { connectorId: 'b', accountMark: '1' }, false)
    expect(ids()).toEqual(['c', 'b', 'a', 'd'])
    storeConnection(storage, namespace, { connectorId: 'a' }, true)
    expect(ids()).toEqual(['a', 'c', 'b', 'd'])
    expect(readConnections(storage, namespace)[2]).toEqual({ connectorId: 'b', accountMark: '1' })
  })

  test('the entry is removed with the last connection', () => {
    const { storage, port, ids } = createFixture({ [key]: [{ connectorId: 'a' }, { connectorId: 'b' }] })
    removeConnection(storage, namespace, 'a')
    expect(ids()).toEqual(['b'])
    removeConnection(storage, namespace, 'x')
    removeConnection(storage, namespace, 'b')
    expect(port.values.size).toBe(0)
  })

  test('at most 20 connections are stored', () => {
    const { storage, ids } = createFixture()
    for (let index = 0; index < 30; index++) storeConnection(storage, namespace, { connectorId: `${index}` }, true)
    expect(ids()).toHaveLength(20)
    expect(ids()[0]).toBe('29')
  })

  test('an invalid connection is skipped, and an invalid picture does not invalidate its connection', () => {
    const { storage } = createFixture({
      [key]: [{ connectorId: 7 }, { connectorId: 'a', picture: { imageId: 1 } }],
    })
    expect(readConnections(storage, namespace)).toEqual([{ connectorId: 'a' }])
  })
})

describe('the format of earlier versions', () => {
  const picture = { imageId: 'image-1', walletName: 'Amber' }
  const earlier = {
    '@latchkey/connection/eip155': { connectorId: 'old', accountMark: '1a2b' },
    '@latchkey/connection/eip155/picture': picture,
  }
  const expected = [{ connectorId: 'old', accountMark: '1a2b', picture }]

  test('is read before it is migrated', () => {
    expect(readConnections(createFixture(earlier).storage, namespace)).toEqual(expected)
  })

  test('is replaced by the new format', () => {
    const { storage, port } = createFixture(earlier)
    migrateConnections(storage, namespace)
    expect([...port.values]).toEqual([[key, JSON.stringify({ v: 1, d: expected })]])
    migrateConnections(storage, namespace)
    expect(readConnections(storage, namespace)).toEqual(expected)
  })

  test('does not replace a connection in the new format', () => {
    const { storage, ids, port } = createFixture({ ...earlier, [key]: [{ connectorId: 'new' }] })
    migrateConnections(storage, namespace)
    expect([ids(), port.values.size]).toEqual([['new'], 1])
  })

  test('is restored', async () => {
    const items = { '@latchkey/connection/eip155': '{"v":1,"d":{"connectorId":"com.example.wallet"}}' }
    const { core, wallet, storage } = createTestCore({ storage: createFakeStorage({ items }) })
    await settle()
    wallet.requests[0]?.approve()
    await core.ready
    expect(core.accounts.get(namespace).status).toBe('connected')
    expect([...storage.values.keys()]).toContain(key)
    expect(storage.values.has('@latchkey/connection/eip155')).toBe(false)
  })
})
