import { createAdapterContext, createFakePage } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createBip122Adapter } from './createBip122Adapter.js'

describe('the factory', () => {
  test('creates independent adapters', async () => {
    const factory = createBip122Adapter()
    const page = createFakePage()
    const [first, second] = await Promise.all([
      factory.create(createAdapterContext({ window: page })),
      factory.create(createAdapterContext({ window: createFakePage() })),
    ])
    Object.assign(page, { LeatherProvider: { isLeather: true, request: async () => ({}) } })
    const found = (adapter: typeof first) => {
      let names: readonly string[] = []
      adapter.discover((list) => {
        names = list.map(({ name }) => name)
      })()
      return names
    }
    expect(found(first)).toEqual(['Leather'])
    expect(found(second)).toEqual([])
    expect(first).not.toBe(second)
  })

  test('has the namespace bip122, and prefetches code', async () => {
    const factory = createBip122Adapter()
    expect(factory.namespace).toBe('bip122')
    await factory.prefetch?.({ session: true })
  })

  test('a destroyed adapter sends no request', async () => {
    const adapter = await createBip122Adapter().create(createAdapterContext())
    adapter.destroy()
    const { mainnet } = await import('../test/createNetwork.js')
    const reading = adapter.getBalance({ address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', network: mainnet })
    await expect(reading).rejects.toMatchObject({ code: 'DESTROYED' })
  })
})
