import { expect, test } from 'vitest'
import { readLinkButtons, readLinkStatus, readNews } from './linkStatus.js'

const links = { hasNoLink: false, isOpened: false, isStillHere: false }

test('reports that the policy refused every link, even after one was opened', () => {
  expect(readLinkStatus({ ...links, hasNoLink: true })).toEqual({ status: 'noLink' })
  expect(readLinkStatus({ ...links, hasNoLink: true, isOpened: true })).toEqual({ status: 'noLink' })
})

test('shows news until the next link opens', () => {
  const news = 'PAIRING_EXPIRED'
  expect(readLinkStatus({ ...links, news })).toEqual({ status: 'ready', news, mayBeMissing: false })
  expect(readLinkStatus({ ...links, news, isOpened: true })).toEqual({ status: 'opened', mayBeMissing: false })
})

test('the app may be missing if the page stays visible', () => {
  expect(readLinkStatus({ ...links, isOpened: true, isStillHere: true })).toEqual({
    status: 'opened',
    mayBeMissing: true,
  })
})

const state = { uri: 'wc:2', code: 'PAIRING_EXPIRED', wasDeclined: false, given: [] } as const

test('reports a new code if an app or the clipboard has an earlier one', () => {
  expect(readNews({ ...state, given: ['wc:1', undefined] })).toBe('PAIRING_EXPIRED')
  expect(readNews({ ...state, given: [undefined, 'wc:1'] })).toBe('PAIRING_EXPIRED')
  expect(readNews({ ...state, given: ['wc:2', undefined] })).toBeUndefined()
  expect(readNews(state)).toBeUndefined()
})

test('reports a rejection, whether or not an app has the code', () => {
  expect(readNews({ ...state, wasDeclined: true })).toBe('PAIRING_EXPIRED')
  expect(readNews({ ...state, code: undefined, wasDeclined: true })).toBe('USER_REJECTED')
})

test('without a link, offers only to get the wallet', () => {
  expect(readLinkButtons({ status: 'noLink' })).toEqual({ open: undefined, hasOther: false, needsWallet: true })
})

test.each([
  ['ready', false, { kind: 'primary', isRepeat: false }],
  ['ready', true, { kind: 'primary', isRepeat: false }],
  ['opened', false, { kind: 'secondary', isRepeat: true }],
  ['opened', true, { kind: 'primary', isRepeat: true }],
] as const)('%s, may be missing: %s: the first button is %o', (status, mayBeMissing, open) => {
  expect(readLinkButtons({ status, news: undefined, mayBeMissing })).toEqual({
    open,
    hasOther: mayBeMissing,
    needsWallet: mayBeMissing,
  })
})
