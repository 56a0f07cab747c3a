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
  const stop = watchPageReturn(page, {
    namespaces: ['eip155', 'solana', 'bip122', 'polkadot'],
    accounts: createAccounts(),
    sessions: () => Object.values(sessions),
    restore: () => undefined,
  })
  return { page, refreshed, stop }
}

describe('FI4, FI27: a page that becomes visible again', () => {
  test('refreshes every session when it shows, not when it hides, and ignores failures', async () => {
    const { page, refreshed } = createFixture()
    page.hide()
    expect(refreshed).toEqual([])
    page.show()
    expect(refreshed).toEqual(['eip155', 'solana'])
    await Promise.resolve()
  })

  test('refreshes after the back-forward cache', () => {
    const { page, refreshed } = createFixture()
    page.dispatchEvent(new Event('pageshow'))
    expect(refreshed).toEqual(['eip155', 'solana'])
  })

  test('L7: stopping removes every listener', () => {
    const { page, refreshed, stop } = createFixture()
    stop()
    page.show()
    expect(page.listeners()).toBe(0)
    expect(refreshed).toEqual([])
  })

  test('does nothing on a server', () => {
    const nothing = { sessions: () => [], restore: () => undefined }
    const stop = watchPageReturn(undefined, { namespaces: ['eip155'], accounts: createAccounts(), ...nothing })
    expect(stop()).toBeUndefined()
  })
})
