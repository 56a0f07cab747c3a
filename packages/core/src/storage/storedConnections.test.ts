import type { ChainNamespace } from '@latchkey/common'
import { createFakeLogger, createFakeStorage } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createStorage } from './createStorage.js'
import { readConnections, removeConnection, storeConnection } from './storedConnections.js'

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
