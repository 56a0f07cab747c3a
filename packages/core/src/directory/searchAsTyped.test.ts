import { createError, serviceErrors } from '@latchkey/common'
import { createFakeClock, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import type { Directory } from './directoryState.js'
import { readSearch, searchAsTyped, type TypedSearch } from './searchAsTyped.js'

const found = { wallets: [{ id: 'w1', name: 'Wallet' }], count: 1 }

function setUp(search: Directory['search']) {
  const clock = createFakeClock()
  const results: TypedSearch[] = []
  const begin = (text: string) =>
    searchAsTyped({ directory: { search }, ports: { clock } }, { text }, (result) => results.push(result))
  return { clock, results, begin }
}

describe('R401: a search while the visitor types', () => {
  test('needs two characters or a filter', () => {
    expect(readSearch({ text: ' a ' })).toBeUndefined()
    expect(readSearch({ text: ' ab ' })).toEqual({ text: 'ab', namespace: undefined })
    expect(readSearch({ text: '', certified: true, namespace: 'solana' })).toEqual({
      text: '',
      certified: true,
      namespace: 'solana',
    })
  })

  test('is sent when typing pauses, and reports the result', async () => {
    const asked: string[] = []
    const { clock, results, begin } = setUp(async ({ text }) => {
      asked.push(text)
      return found
    })
    begin('la')()
    begin('lan')
    await clock.advance(299)
    expect(asked).toEqual([])
    await clock.advance(1)
    await settle()
    expect([asked, results]).toEqual([['lan'], [{ status: 'found', wallets: found.wallets }]])
  })

  test('reports a failure, and nothing once it is stopped', async () => {
    let fail: () => void = () => undefined
    const { clock, results, begin } = setUp(
      () =>
        new Promise((_resolve, reject) => {
          fail = () => reject(createError(serviceErrors.DIRECTORY_FAILED))
        }),
    )
    begin('lan')
    await clock.advance(300)
    fail()
    await settle()
    const stop = begin('lant')
    await clock.advance(300)
    stop()
    fail()
    await settle()
    expect(results).toEqual([{ status: 'failed' }])
  })
})
