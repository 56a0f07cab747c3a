import { type ChainNamespace, storageScopes, storedValues } from '@latchkey/common'
import { createFakeStorage } from '@latchkey/testing'
import { afterEach, expect, test } from 'vitest'
import { createFourKit } from '../test/createFourKit.js'

const namespaces: readonly ChainNamespace[] = ['eip155', 'solana', 'polkadot', 'bip122']
const groups = ['core', 'cache', 'adapter'] as const
/** Only the Polkadot adapter stores this value. It is not seeded, so that the adapter must write it. */
const written = storedValues.adapter.enabled

const cached = (value: object) =>
  JSON.stringify({
    v: 1,
    d: Object.fromEntries(namespaces.map((namespace) => [`${namespace}:1:address`, { value, timestamp: Date.now() }])),
  })
const seeds: Readonly<Record<string, string>> = {
  balances: cached({ value: '1', decimals: 0, formatted: '1', symbol: 'X' }),
  identities: cached({ name: 'a name' }),
  names: cached({ name: 'a name' }),
}

afterEach(() => sessionStorage.clear())

test('R70, R192: a disconnect removes the stored values whose `clearedBy` says so, and no others', async () => {
  const storage = createFakeStorage()
  const { kit, connect, end } = createFourKit({ connectionHint: true }, storage)
  try {
    for (const namespace of namespaces) await connect(namespace)
    const connectors = await kit.discover()
    const values = groups.flatMap((group) =>
      Object.entries(storedValues[group]).map(([name, row]) => {
        const keyOf: (part: string) => string = row.key
        const keys = namespaces.map((namespace) => {
          const wallet = connectors.find(({ chain }) => chain === namespace)?.id ?? expect.unreachable()
          return `@latchkey/${storageScopes[group](namespace)}${keyOf(group === 'adapter' ? wallet : namespace)}`
        })
        const isCleared = (row.clearedBy as readonly string[]).includes('disconnect')
        return { name, row, keys, isCleared }
      }),
    )
    const stored = () =>
      values
        .filter(({ row, keys }) => {
          if (row.place === 'cookie') return document.cookie.includes('latchkey-connection=')
          const port = row.place === 'sessionStorage' ? sessionStorage : storage
          return keys.some((key) => port.getItem(key) !== null)
        })
        .map(({ name }) => name)
    for (const { name, row, keys } of values) {
      if (row === written || row.place === 'cookie') continue
      const port = row.place === 'sessionStorage' ? sessionStorage : storage
      for (const key of keys) if (port.getItem(key) === null) port.setItem(key, seeds[name] ?? '1')
    }
    expect(stored()).toEqual(values.map(({ name }) => name))

    await kit.disconnect()
    expect(stored()).toEqual(values.filter(({ isCleared }) => !isCleared).map(({ name }) => name))
  } finally {
    end()
  }
})
