import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addRecentWallet } from './recentWallets.js'

const rainbow = '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369'
const mobile = 'io.metamask.mobile'
const wallet = (id: string) => ({ id, name: id.toUpperCase() })

describe('§9, R67: recent wallets', () => {
  test('keeps at most two, newest first; a wallet that is used again moves to the front', () => {
    let list = addRecentWallet([], wallet('a'))
    list = addRecentWallet(list, wallet('b'))
    expect(list.map(({ id }) => id)).toEqual(['b', 'a'])
    list = addRecentWallet(list, wallet('a'))
    expect(list.map(({ id }) => id)).toEqual(['a', 'b'])
    list = addRecentWallet(list, wallet('c'))
    expect(list.map(({ id }) => id)).toEqual(['c', 'a'])
  })

  test("§5: MetaMask's mobile id counts as the desktop one", () => {
    const desktop = { id: 'io.metamask', rdns: 'io.metamask', name: 'MetaMask' }
    expect(addRecentWallet([desktop], { id: mobile, rdns: mobile, name: 'MetaMask' })).toEqual([desktop])
  })

  test('R122: a recent wallet keeps its own id, so that the row opens it', () => {
    expect(addRecentWallet([], { id: rainbow, rdns: 'me.rainbow', name: 'Rainbow' })).toEqual([
      { id: rainbow, rdns: 'me.rainbow', name: 'Rainbow' },
    ])
  })

  test('property: at most two entries, no duplicates, and each has an id and a name', () => {
    const any = fc
      .record({ id: fc.constantFrom('', 'a', 'b', mobile, 'io.metamask'), name: fc.constantFrom('', 'A', '<b>') })
      .map((wallet) => ({ ...wallet, rdns: wallet.id }))
    fc.assert(
      fc.property(fc.array(any), any, (list, added) => {
        const next = addRecentWallet(list, added)
        expect(next.length).toBeLessThanOrEqual(2)
        expect(new Set(next.map(({ id }) => id)).size).toBe(next.length)
        expect(next.every(({ id, name }) => id && name && id !== mobile)).toBe(true)
        if (added.id && added.name) expect(next[0]?.name).toBe(added.name)
      }),
    )
  })
})
