import { describe, expect, test } from 'vitest'
import { createFakePage } from '../../test/fakePage.js'
import { createAccounts } from '../account/createAccounts.js'
import { watchPageReturn } from './watchPageReturn.js'

function createFixture() {
  const page = createFakePage()
  const refreshed: string[] = []
  const sessions = {
    eip155: { refresh: async () => void refreshed.push('eip155') },
    solana: {
      refresh: async () => {
        refreshed.push('solana')
        throw new Error('asleep')
      },
    },
    bip122: {},
  }
  const session = (namespace: string) => sessions[namespace as 'eip155'] as never
  const connection = { session, followTab: () => undefined }
  const stop = watchPageReturn(page, ['eip155', 'solana', 'bip122', 'polkadot'], connection, createAccounts())
  return { page, refreshed, stop }
}

describe('FI4, FI27: a page that comes back', () => {
  test('re-reads every session when it shows, not when it hides; one that fails is no error', async () => {
    const { page, refreshed } = createFixture()
    page.hide()
    expect(refreshed).toEqual([])
    page.show()
    expect(refreshed).toEqual(['eip155', 'solana'])
    await Promise.resolve()
  })

  test('re-reads after the back-forward cache', () => {
    const { page, refreshed } = createFixture()
    page.dispatchEvent(new Event('pageshow'))
    expect(refreshed).toEqual(['eip155', 'solana'])
  })

  test('L7: stopped, nothing listens any more', () => {
    const { page, refreshed, stop } = createFixture()
    stop()
    page.show()
    expect(page.listeners()).toBe(0)
    expect(refreshed).toEqual([])
  })

  test('on a server there is nothing to watch', () => {
    const connection = { session: () => undefined, followTab: () => undefined }
    expect(watchPageReturn(undefined, ['eip155'], connection, createAccounts())()).toBeUndefined()
  })
})
