import { expect, test } from 'vitest'
import * as index from './index.js'
import * as links from './links.js'
import * as universal from './universal.js'

test('the package exports exactly these names', () => {
  expect(Object.keys(index).sort()).toEqual(['createWalletConnect'])
  expect(Object.keys(links).sort()).toEqual([
    'appLinkTarget',
    'detectPlace',
    'findBrowseLinks',
    'forgetLink',
    'listBrowseLinks',
    'listReturnLinks',
    'listWalletLinks',
    'pageToOpen',
    'readBrowseLink',
    'readRememberedLink',
    'readWalletLink',
    'rememberLink',
    'reportRefusedLink',
    'storeLinks',
  ])
  expect(Object.keys(universal).sort()).toEqual(['createUniversalAdapter'])
})
