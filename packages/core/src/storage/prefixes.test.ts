import type { AdapterFactory, KeyValueStorage } from '@latchkey/common'
import { createFakeStorage, type FakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { alice, createScriptedWallet } from '../../test/scriptedWallet.js'

const id = 'com.example.wallet'

/** An instance whose adapter stores the addresses of its wallet, as the one for Bitcoin does. */
function createInstance(storage: FakeStorage, storagePrefix?: string) {
  const wallet = createScriptedWallet({ id, answers: 'approve' })
  const scripted = createScriptedAdapter([wallet])
  let own: KeyValueStorage | undefined
  const adapter: AdapterFactory = {
    ...scripted,
    create(context) {
      own = context.ports.storage
      return scripted.create(context)
    },
  }
  const world = createTestCore({
    storage,
    wallet,
    options: { adapters: [adapter], ...(storagePrefix && { storagePrefix }) },
  })
  return {
    ...world,
    async connect() {
      await world.core.connect({ connectorId: id })
      own?.setItem(`session:${id}`, alice)
    },
    stored: () => own?.getItem(`session:${id}`) ?? null,
  }
}

describe('R69, R70: two instances with different prefixes', () => {
  test.each([
    [undefined, 'shop'],
    ['shop', undefined],
    ['shop', 'shop/two'],
    ['a', 'b'],
  ])('share no data: a disconnect of %s leaves the data of %s', async (first, second) => {
    const storage = createFakeStorage()
    const [one, two] = [createInstance(storage, first), createInstance(storage, second)]
    await one.connect()
    await two.connect()
    await one.core.disconnect()
    expect([one.stored(), two.stored()]).toEqual([null, alice])
    expect([...storage.values.keys()].filter((key) => key.includes('connections/'))).toHaveLength(1)
    await two.core.disconnect()
    expect(JSON.stringify([...storage.values])).not.toContain(alice)
  })
})

describe('data of adapters below the default prefix', () => {
  const connection = JSON.stringify({ v: 1, d: { connectorId: id } })
  const old = {
    [`@latchkey/eip155/session:${id}`]: alice,
    [`@latchkey/eip155/enabled:${id}`]: '1',
    [`@latchkey/eip155/silent:${id}`]: '1',
    [`@latchkey/eip155/unanswered:${id}`]: '1',
  }
  const moved = Object.fromEntries(Object.entries(old).map(([key, value]) => [key.replace('@latchkey', 'shop'), value]))
  const read = ({ values }: FakeStorage) =>
    Object.fromEntries([...values].filter(([key]) => /\/(session|enabled|silent|unanswered):/.test(key)))

  test('moves to the instance whose stored connection uses it, once', async () => {
    const storage = createFakeStorage({ items: { 'shop/connection/eip155': connection, ...old } })
    const first = createInstance(storage, 'shop')
    expect(read(storage)).toEqual(moved)
    await first.core.ready
    first.core.destroy()
    storage.values.set(`@latchkey/eip155/session:${id}`, 'of another instance')
    createInstance(storage, 'shop')
    expect(storage.values.get(`shop/eip155/session:${id}`)).toBe(alice)
  })

  test('is copied if an instance with the default prefix has a connection, and stays with that instance', async () => {
    const items = { '@latchkey/connection/eip155': connection, 'shop/connection/eip155': connection, ...old }
    const storage = createFakeStorage({ items })
    const shop = createInstance(storage, 'shop')
    expect(read(storage)).toEqual({ ...old, ...moved })
    await settle()
    await shop.core.disconnect()
    expect(storage.values.get(`@latchkey/eip155/session:${id}`)).toBe(alice)
    createInstance(storage, 'shop')
    expect(storage.values.has(`shop/eip155/session:${id}`)).toBe(false)
  })

  test.each([
    ['with the default prefix', undefined, '@latchkey/connection/eip155', connection],
    ['without a stored connection', 'shop', 'shop/active-network', '"eip155:1"'],
    ['with another wallet', 'shop', 'shop/connection/eip155', connection.replace(id, 'other')],
  ])('stays for an instance %s', (_, prefix, key, value) => {
    const storage = createFakeStorage({ items: { [key]: value, ...old } })
    createInstance(storage, prefix)
    expect(read(storage)).toEqual(old)
  })
})

describe('R62: a storage that throws on each call', () => {
  test('keeps values in memory until the page closes, throws nothing, and logs the failure once', async () => {
    const storage = createFakeStorage({ failing: 'access' })
    const { core, connect, stored, logger } = createInstance(storage, 'shop')
    await connect()
    expect(stored()).toBe(alice)
    expect(core.accounts.getConnected('eip155')?.address).toBe(alice)
    await core.disconnect()
    expect(stored()).toBeNull()
    expect(logger.entries.filter(({ message }) => /storage/i.test(message))).toHaveLength(1)
  })
})
