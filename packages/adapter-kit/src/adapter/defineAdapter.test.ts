import type { AppKitError, Network } from '@latchkey/common'
import { expect, test } from 'vitest'
import { createAdapterContext } from '../../../testing/src/fakes/createAdapterContext.js'
import { createScriptedChannel } from '../../../testing/src/fakes/createScriptedChannel.js'
import type { BaseContext, DiscoveryEntry, SessionEntry } from './adapterDefinition.js'
import { defineAdapter } from './defineAdapter.js'

type Options = { readonly balance: bigint }
type Clients = { readonly balance: bigint }
type Context = BaseContext<Options, Clients> & { loadSession(): Promise<Entry> }
type Entry = SessionEntry<Context, Clients, string>

const network: Network = {
  id: 'x',
  caipNetworkId: 'solana:x',
  chainNamespace: 'solana',
  name: 'X',
  nativeCurrency: { name: 'X', symbol: 'X', decimals: 9 },
  rpcUrls: { default: { http: [] } },
}

function createChannel() {
  return createScriptedChannel({
    namespace: 'solana',
    grant: { methods: [], events: [], accounts: [], networkIds: [] },
  })
}

function setUp(failures = { discovery: 0, session: 0, remote: 0 }) {
  const loaded: string[] = []
  const contexts: Context[] = []
  const unused = () => Promise.reject(new Error('not used'))
  const discovery: DiscoveryEntry<Options, Context, Clients, Entry> = {
    createContext(base) {
      contexts.push(base)
      return base
    },
    createDiscovery: () => () => () => undefined,
    isAddress: (value) => value === 'right',
    loadRemote: () => load('remote', { openRemote: unused }),
  }
  const session: Entry = {
    connect: unused,
    restore: unused,
    createClients: ({ options }) => ({ balance: options.balance }),
    getBalance: async ({ clients }) => ({ value: (await clients()).balance, decimals: 9, symbol: 'X' }),
  }
  async function load<T>(name: keyof typeof failures, entry: T): Promise<T> {
    loaded.push(name)
    if (failures[name]-- > 0) throw new Error('the chunk is gone')
    return entry
  }
  const factory = defineAdapter({
    namespace: 'solana',
    options: { balance: 7n },
    load: { discovery: () => load('discovery', { discovery }), session: () => load('session', { session }) },
  })
  return { factory, loaded, contexts }
}

test('a factory loads nothing until an instance needs it', async () => {
  const { factory, loaded } = setUp()
  expect(factory.namespace).toBe('solana')
  expect(loaded).toEqual([])
  const adapter = await factory.create(createAdapterContext())
  expect(loaded).toEqual(['discovery'])
  expect(adapter.isAddress('right')).toBe(true)
  expect(await adapter.getBalance({ address: 'a', network })).toMatchObject({ value: 7n })
  expect(loaded).toEqual(['discovery', 'session'])
})

test('instances share only the loaded code', async () => {
  const { factory, loaded, contexts } = setUp()
  const one = await factory.create(createAdapterContext())
  const other = await factory.create(createAdapterContext())
  await one.getBalance({ address: 'a', network })
  one.destroy()
  await expect(one.getBalance({ address: 'a', network })).rejects.toMatchObject({ code: 'DESTROYED' })
  await expect(one.openRemote?.(createChannel())).rejects.toMatchObject({ code: 'DESTROYED' })
  await expect(contexts[0]?.clients()).rejects.toMatchObject({ code: 'DESTROYED' })
  expect(contexts[1]?.lifetime.aborted).toBe(false)
  expect(await other.getBalance({ address: 'a', network })).toMatchObject({ value: 7n })
  expect(loaded).toEqual(['discovery', 'session'])
})

test('a prefetch loads the session entry only on request, and creating an adapter loads nothing twice', async () => {
  const { factory, loaded } = setUp()
  await factory.prefetch?.({ session: false })
  expect(loaded).toEqual(['discovery'])
  await factory.prefetch?.({ session: true })
  await factory.create(createAdapterContext())
  expect(loaded).toEqual(['discovery', 'session'])
})

test('FI30: a failed load rejects with a typed error, and the next call retries', async () => {
  const { factory, loaded } = setUp({ discovery: 1, session: 1, remote: 1 })
  await expect(factory.create(createAdapterContext())).rejects.toMatchObject({ code: 'VIEW_LOAD_FAILED' })
  const adapter = await factory.create(createAdapterContext())
  await expect(adapter.getBalance({ address: 'a', network })).rejects.toEqual(
    expect.objectContaining<Partial<AppKitError>>({ code: 'VIEW_LOAD_FAILED' }),
  )
  expect(await adapter.getBalance({ address: 'a', network })).toMatchObject({ value: 7n })
  await expect(adapter.openRemote?.(createChannel())).rejects.toMatchObject({ code: 'VIEW_LOAD_FAILED' })
  await expect(adapter.openRemote?.(createChannel())).rejects.toThrow('not used')
  expect(loaded).toEqual(['discovery', 'discovery', 'session', 'session', 'remote', 'remote'])
})
