import type { Connector } from '@latchkey/common'
import { expect, test } from 'vitest'
import { choosePanel, needsPairing } from './ways.js'

const wallet = { id: 'lantern', name: 'Lantern' }
const installed = { id: 'lantern', name: 'Lantern' } as Connector

test.each(['mobile', 'desktop', 'web'] as const)('the way %s opens the wallet with a link', (kind) => {
  expect(choosePanel(kind, wallet, undefined)).toEqual({ panel: 'app', wallet, kind })
})

test.each(['extension', 'walletBrowser'] as const)('shows a separate panel for %s', (way) => {
  expect(choosePanel(way, wallet, undefined)).toEqual({ panel: way, wallet })
})

test('an installed wallet connects in this browser; a removed one is replaced by a code', () => {
  expect(choosePanel('browser', wallet, installed)).toEqual({ panel: 'browser', connector: installed })
  expect(choosePanel('browser', wallet, undefined)).toEqual({ panel: 'qr' })
})

test('shows the QR code for qrcode, and for every way without a wallet', () => {
  expect(choosePanel('qrcode', wallet, undefined)).toEqual({ panel: 'qr' })
  expect(choosePanel('mobile', undefined, undefined)).toEqual({ panel: 'qr' })
  expect(choosePanel('extension', undefined, undefined)).toEqual({ panel: 'qr' })
})

test('only links and QR codes need a pairing URI', () => {
  const ways = ['browser', 'extension', 'walletBrowser', 'qrcode', 'mobile', 'desktop', 'web', undefined] as const
  expect(ways.filter(needsPairing)).toEqual(['qrcode', 'mobile', 'desktop', 'web'])
})
