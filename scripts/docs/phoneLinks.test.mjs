import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { phoneLinks } from '../directory/phoneLinks.mjs'
import { readPhoneWallets } from './readPhoneWallets.mjs'
import { renderPhoneLinks } from './renderPhoneLinks.mjs'

const document = readFileSync(new URL('../../docs/phoneLinks.md', import.meta.url), 'utf8')

describe('R324: the documented links to wallet apps', () => {
  test('docs/phoneLinks.md matches the data; else run `node scripts/docs/writePhoneLinks.mjs`', () => {
    expect(document).toBe(renderPhoneLinks(phoneLinks, readPhoneWallets()))
  })

  test('the directory has exactly these links; else run `node scripts/directory/buildDirectory.mjs`', () => {
    const walletOf = readPhoneWallets()
    for (const { id, browse } of phoneLinks) expect([id, walletOf(id).browse_links]).toEqual([id, browse])
  })

  test('renders the phones and the Android package of a link', () => {
    const row = {
      id: 'lantern',
      browse: [
        { url: 'https://lantern.example/{url}', namespaces: ['eip155', 'solana'], platforms: ['ios'] },
        { url: 'lantern://open?url={url}', namespaces: ['eip155'], android_package: 'example.lantern' },
      ],
      sources: ['https://docs.lantern.example/(links)'],
    }
    const rendered = renderPhoneLinks([row], () => ({ name: 'Lantern' }))
    expect(rendered.trim().split('\n').at(-1)).toBe(
      '| Lantern | – | `https://lantern.example/{url}` (iOS)<br>`lantern://open?url={url}`; on Android as `intent:` for `example.lantern` | eip155, solana<br>eip155 | [docs.lantern.example](https://docs.lantern.example/%28links%29) |',
    )
  })
})
