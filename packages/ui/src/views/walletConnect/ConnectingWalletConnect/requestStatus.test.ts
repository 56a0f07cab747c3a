import type { WalletLink } from '@latchkey/core'
import { expect, test } from 'vitest'
import { readRequestStatus } from './requestStatus.js'

const app: WalletLink = {
  form: 'native',
  kind: 'mobile',
  href: 'lantern://wc',
  scheme: 'lantern',
  target: '_self',
  host: '',
  showHost: false,
}
const page: WalletLink = {
  form: 'universal',
  kind: 'mobile',
  href: 'https://lantern.example/wc',
  scheme: undefined,
  target: '_blank',
  host: 'lantern.example',
  showHost: false,
}

test('opens the best link, or another one', () => {
  expect(readRequestStatus([app, page], 'connected')).toEqual({
    status: 'linked',
    first: app,
    other: page,
    hint: 'openLink',
  })
  expect(readRequestStatus([page], 'idle')).toEqual({
    status: 'linked',
    first: page,
    other: undefined,
    hint: 'openLink',
  })
})

test('asks the visitor to open the wallet if no link is known', () => {
  expect(readRequestStatus([], 'connected')).toEqual({ status: 'unlinked', hint: 'openByHand' })
})

test('reports an interrupted relay, and keeps the links', () => {
  expect(readRequestStatus([app], 'reconnecting')).toEqual({
    status: 'linked',
    first: app,
    other: undefined,
    hint: 'reconnecting',
  })
  expect(readRequestStatus([], 'reconnecting')).toEqual({ status: 'unlinked', hint: 'reconnecting' })
})
