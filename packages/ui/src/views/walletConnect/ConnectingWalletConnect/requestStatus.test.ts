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

test('offers the best link first, and the others below', () => {
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

test('says that the relay reconnects, and still offers the links', () => {
  expect(readRequestStatus([app], 'reconnecting')).toEqual({
    status: 'linked',
    first: app,
    other: undefined,
    hint: 'reconnecting',
  })
  expect(readRequestStatus([], 'reconnecting')).toEqual({ status: 'unlinked', hint: 'reconnecting' })
})
