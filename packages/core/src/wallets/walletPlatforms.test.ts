import { describe, expect, test } from 'vitest'
import { walletPlatforms } from './walletPlatforms.js'

const all = { id: 'x', name: 'X', mobile_link: 'x://', desktop_link: 'x://', webapp_link: 'https://x.example' }
const desk = { isMobile: false, isInstalled: false, canPair: true, canBrowse: false }
const phone = { ...desk, isMobile: true }

describe('the platforms of a wallet', () => {
  test.each([
    ['every link, on a computer', all, desk, ['qrcode', 'web', 'desktop']],
    ['every link, on a phone', all, phone, ['mobile', 'web']],
    ['installed', all, { ...desk, isInstalled: true }, ['browser', 'qrcode', 'web', 'desktop']],
    ['installed, without a relay', all, { ...desk, isInstalled: true, canPair: false }, ['browser']],
    ['an extension that is not installed', { id: 'x', name: 'X' }, desk, []],
    [
      'R321: an app link and a browse link, on a phone',
      all,
      { ...phone, canBrowse: true },
      ['mobile', 'walletBrowser', 'web'],
    ],
    ['R321: a browse link on a computer', all, { ...desk, canBrowse: true }, ['qrcode', 'web', 'desktop']],
    ['R321: a browse link only', { id: 'x', name: 'X' }, { ...phone, canBrowse: true }, ['walletBrowser']],
    [
      'R321: an app link and a browse link, without a relay',
      all,
      { ...phone, canPair: false, canBrowse: true },
      ['walletBrowser'],
    ],
    ['R323: a page in its in-app browser', all, { ...phone, isInstalled: true, canBrowse: true }, ['browser']],
    ['any wallet', undefined, phone, ['qrcode']],
    ['any wallet, without a relay', undefined, { ...desk, canPair: false }, []],
  ] as const)('%s', (_, wallet, surroundings, expected) => {
    expect(walletPlatforms(wallet, surroundings)).toEqual(expected)
  })
})
