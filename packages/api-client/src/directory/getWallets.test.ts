import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../../../fuzz/readCorpus.js'
import { bodyText } from '../../test/bodyText.js'
import { createTestClient } from '../../test/createTestClient.js'
import { getWallets, walletSchema } from './getWallets.js'

const page = { page: 1, entries: 40 }

describe('R44: a response of the directory', () => {
  test.each(readCorpus('directory'))('corpus: $name', async ({ input, expect: expected }) => {
    const { client, fetch } = createTestClient()
    fetch.once('/getWallets', { text: bodyText(input) })
    const asking = getWallets(client, page)
    if (expected.code) return expect(asking).rejects.toMatchObject({ code: expected.code })
    const { wallets, dropped } = await asking
    expect({ ids: wallets.map(({ id }) => id), dropped }).toEqual({ ids: expected.ids, dropped: expected.dropped })
    if (expected.keys) expect(Object.keys(wallets[0] ?? {}).sort()).toEqual(expected.keys)
    expect(Object.getPrototypeOf(wallets[0] ?? {})).toBe(Object.prototype)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  test('L3: returns complete wallets or a typed error for any text', async () => {
    const { client, fetch } = createTestClient()
    const row = fc.oneof(
      fc.record({ id: fc.string({ maxLength: 4 }), name: fc.string({ maxLength: 4 }) }, { requiredKeys: [] }),
      fc.jsonValue(),
    )
    const answers = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record({ data: fc.array(row), count: fc.nat() }).map((value) => JSON.stringify(value)),
    )
    await fc.assert(
      fc.asyncProperty(answers, async (text) => {
        fetch.once('/getWallets', { text })
        const settled = await getWallets(client, page).catch((error: unknown) => error)
        if (settled instanceof Error) {
          expect(settled).toMatchObject({ code: 'DIRECTORY_FAILED' })
          return
        }
        const { wallets, dropped } = settled as Awaited<ReturnType<typeof getWallets>>
        for (const wallet of wallets) expect(walletSchema.safeParse(wallet).success).toBe(true)
        expect(new Set(wallets.map(({ id }) => id)).size).toBe(wallets.length)
        expect(wallets.length + dropped).toBe(JSON.parse(text).data.length)
      }),
      { numRuns: 500 },
    )
  })

  test('a page never contains more than the requested number', async () => {
    const { client, fetch } = createTestClient()
    const data = Array.from({ length: 50 }, (_, index) => ({ id: `w${index}`, name: 'W' }))
    fetch.once('/getWallets', { json: { data, count: 50 } })
    const { wallets, dropped } = await getWallets(client, page)
    expect([wallets.length, dropped]).toEqual([40, 10])
  })
})
