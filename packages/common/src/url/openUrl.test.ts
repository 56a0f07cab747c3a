import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../../../fuzz/readCorpus.js'
import { openUrl } from './openUrl.js'
import type { UrlUse } from './urlPolicy.js'

/** A fake window that records the URLs that it opens. */
function recordingWindow(): { readonly window: Window; readonly opened: unknown[][] } {
  const opened: unknown[][] = []
  const open = (...all: unknown[]) => {
    opened.push(all)
    return null
  }
  return { window: { open } as Partial<Window> as Window, opened }
}

describe('L10: navigation', () => {
  test('opens a page in a new tab without access to this one', () => {
    const { window, opened } = recordingWindow()
    openUrl(window, 'https://example.com/a b'.replace(' ', '%20'), { kind: 'web' })
    expect(opened).toEqual([['https://example.com/a%20b', '_blank', 'noopener,noreferrer']])
  })

  test("opens an app's https link in a new tab, so that this page stays", () => {
    const { window, opened } = recordingWindow()
    openUrl(window, 'https://metamask.app.link/wc', { kind: 'app', scheme: 'metamask' })
    expect(opened).toEqual([['https://metamask.app.link/wc', '_blank', 'noopener,noreferrer']])
  })

  test("opens an app's own scheme in place", () => {
    const { window, opened } = recordingWindow()
    openUrl(window, 'metamask://wc?uri=x', { kind: 'app', scheme: 'metamask' })
    expect(opened).toEqual([['metamask://wc?uri=x', '_self']])
  })

  test("in a frame, opens an app's scheme in the top window", () => {
    const { window, opened } = recordingWindow()
    openUrl(window, 'metamask://wc?uri=x', { kind: 'app', scheme: 'metamask' }, '_top')
    openUrl(window, 'https://example.com/', { kind: 'web' }, '_blank')
    expect(opened).toEqual([
      ['metamask://wc?uri=x', '_top'],
      ['https://example.com/', '_blank', 'noopener,noreferrer'],
    ])
  })

  describe('in a mini app of Telegram', () => {
    /** A window with Telegram's script, whose client opens links. */
    function telegramWindow(platform: string, openLink?: (href: string) => void) {
      const { window, opened } = recordingWindow()
      const links: string[] = []
      const WebApp = { platform, links, openLink: openLink ?? ((href: string) => void links.push(href)) }
      Object.assign(window, { Telegram: { WebApp } })
      return { window, opened, links }
    }

    test('on iOS, https links open through the client, and app schemes as in other browsers', () => {
      const { window, opened, links } = telegramWindow('ios')
      openUrl(window, 'https://metamask.app.link/wc?uri=x', { kind: 'app', scheme: 'metamask' }, '_blank')
      openUrl(window, 'https://example.com/', { kind: 'web' })
      openUrl(window, 'metamask://wc?uri=x', { kind: 'app', scheme: 'metamask' }, '_blank')
      expect(links).toEqual(['https://metamask.app.link/wc?uri=x', 'https://example.com/'])
      expect(opened).toEqual([['metamask://wc?uri=x', '_blank', 'noopener,noreferrer']])
    })

    test('R40: refused links do not reach the client', () => {
      const { window, links } = telegramWindow('ios')
      expect(() => openUrl(window, 'javascript:alert(1)', { kind: 'web' })).toThrow()
      expect(links).toEqual([])
    })

    test.each([
      ['on Android', 'android', undefined],
      ["in a browser that loaded Telegram's script", 'unknown', undefined],
      [
        'if the client refuses the link',
        'ios',
        () => {
          throw new Error('WebAppTgUrlInvalid')
        },
      ],
    ])('%s, links open in a new tab', (_title, platform, openLink) => {
      const { window, opened, links } = telegramWindow(platform, openLink)
      openUrl(window, 'https://example.com/', { kind: 'web' })
      expect([opened, links]).toEqual([[['https://example.com/', '_blank', 'noopener,noreferrer']], []])
    })
  })

  test.each(['https://203.0.113.7/', 'https://a@wallet.example/', 'https://wallet.example:8443/', 'https://xn--p1ai/'])(
    'R43: with strict links %s opens nothing',
    (url) => {
      const { window, opened } = recordingWindow()
      for (const kind of ['web', 'app'] as const)
        expect(() => openUrl(window, url, { kind, strict: true })).toThrow(
          expect.objectContaining({ code: 'LINK_NOT_VALID', details: expect.stringContaining('strictLinks') }),
        )
      expect(opened).toEqual([])
    },
  )

  test.each(readCorpus('deeplink').filter(({ expect: { ok } }) => !ok))('R40: $name opens nothing', ({ input }) => {
    const { url, use } = input as { readonly url: unknown; readonly use: UrlUse }
    const { window, opened } = recordingWindow()
    expect(() => openUrl(window, url, use)).toThrow(expect.objectContaining({ code: 'LINK_NOT_VALID' }))
    expect(opened).toEqual([])
  })
})
