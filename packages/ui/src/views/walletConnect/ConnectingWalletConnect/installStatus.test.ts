import type { CustomWallet } from '@latchkey/core'
import { expect, test } from 'vitest'
import { readInstallStatus } from './installStatus.js'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'
const lantern: CustomWallet = {
  id: 'lantern',
  name: 'Lantern',
  homepage: 'https://lantern.example',
  webapp_link: 'https://app.lantern.example',
  chrome_store: 'https://store.example/lantern',
}
const store = { kind: 'store', url: 'https://store.example/lantern' }
const webApp = { kind: 'webApp', url: 'https://app.lantern.example' }
const website = { kind: 'website', url: 'https://lantern.example' }

test('lists the store before the web app and the website', () => {
  expect(readInstallStatus(lantern, chrome)).toEqual({ status: 'links', links: [store, webApp, website] })
})

test('omits the store of another browser', () => {
  expect(readInstallStatus(lantern, firefox)).toEqual({ status: 'links', links: [webApp, website] })
})

test('omits a website that is the store', () => {
  const wallet = { ...lantern, homepage: store.url }
  expect(readInstallStatus(wallet, chrome)).toEqual({ status: 'links', links: [store, webApp] })
})

test('omits empty links', () => {
  const wallet = { ...lantern, webapp_link: '', chrome_store: '' }
  expect(readInstallStatus(wallet, chrome)).toEqual({ status: 'links', links: [website] })
})

test.each<[string, CustomWallet | undefined]>([
  ['an unknown wallet', undefined],
  ['a wallet without links', { id: 'lantern', name: 'Lantern' }],
  ['a wallet with an empty website', { id: 'lantern', name: 'Lantern', homepage: '' }],
])('%s has no link', (_what, wallet) => {
  expect(readInstallStatus(wallet, chrome)).toEqual({ status: 'noLink' })
})
