import { expect, test } from 'vitest'
import { walletConnectTexts } from '../../../walletConnect/texts.js'
import { type DownloadLink, readDownloadStatus } from './downloadLinks.js'

const links: readonly DownloadLink[] = [{ name: walletConnectTexts.website, href: 'https://lantern.example/' }]

test('shows a code with a page for the phone', () => {
  const target = 'https://apps.example/lantern'
  expect(readDownloadStatus(links, target)).toEqual({ status: 'qrCode', target, links })
})

test('shows links only on a phone, or without a page for the phone', () => {
  expect(readDownloadStatus(links, undefined)).toEqual({ status: 'links', links })
})

test('reports a wallet without any link', () => {
  expect(readDownloadStatus([], undefined)).toEqual({ status: 'noLink', links: [] })
})
