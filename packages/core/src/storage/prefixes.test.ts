import type { AdapterFactory, KeyValueStorage } from '@latchkey/common'
import { createFakeStorage, type FakeStorage } from '@latchkey/testing'
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
