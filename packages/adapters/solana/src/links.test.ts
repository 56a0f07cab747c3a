import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { browseLink, mobileWallets } from './links.js'

const page = 'https://app.example/swap?a=1&b=2#top'
const encoded = 'https%3A%2F%2Fapp.example%2Fswap%3Fa%3D1%26b%3D2%23top'

describe('§4 links that open a page in the browser of a wallet app', () => {
  test.each([
    ['phantom', `https://phantom.app/ul/browse/${encoded}?ref=https%3A%2F%2Fapp.example`],
    ['solflare', `https://solflare.com/ul/v1/browse/${encoded}?ref=https%3A%2F%2Fapp.example`],
    ['coinbase', `https://go.cb-w.com/dapp?cb_url=${encoded}`],
  ] as const)('%s', (wallet, href) => {
    expect(browseLink(mobileWallets[wallet], page)).toEqual({ href, host: new URL(href).host, showHost: false })
  })

  test.each([
    'javascript:alert(1)',
    'http://app.example',
    'data:text/html,x',
    '',
    'app.example',
    ' https://app.example',
  ])('R40: %j is no page to open', (bad) => {
    expect(() => browseLink(mobileWallets.phantom, bad)).toThrow(expect.objectContaining({ code: 'LINK_NOT_VALID' }))
  })

  test('R40: a wallet whose link is no link is refused', () => {
    for (const browse of ['javascript:open({page})', 'intent://{page}', 'data:,{page}', 'http://wallet.example/{page}'])
      expect(() => browseLink({ name: 'Bad', browse }, page)).toThrow(
        expect.objectContaining({ code: 'LINK_NOT_VALID' }),
      )
  })

  test('R40: whatever is in the page’s address stays in its place', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['https'], withFragments: true, withQueryParameters: true }), (url) => {
        const link = new URL(browseLink(mobileWallets.coinbase, url).href)
        expect(link.origin).toBe('https://go.cb-w.com')
        expect([...link.searchParams.keys()]).toEqual(['cb_url'])
        expect(link.searchParams.get('cb_url')).toBe(new URL(url).href)
      }),
    )
  })
})
