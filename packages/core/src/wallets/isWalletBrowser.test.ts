import type { Connector } from '@latchkey/common'
import { expect, test } from 'vitest'
import { isWalletBrowser } from './isWalletBrowser.js'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko)'
const agents = {
  iosView: `${iPhone} Mobile/15E148`,
  iosSafari: `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`,
  iosChrome: `${iPhone} CriOS/126.0 Mobile/15E148 Safari/604.1`,
  iosMetaMask: `${iPhone} Mobile/15E148 WebView MetaMaskMobile`,
  androidView: `${android.replace('Pixel 7', 'Pixel 7; wv')} Version/4.0 Chrome/126.0 Mobile Safari/537.36`,
  androidChrome: `${android} Chrome/126.0 Mobile Safari/537.36`,
  samsung: `${android} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
  androidFirefox: 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
  androidEdge: `${android} Chrome/126.0 Mobile Safari/537.36 EdgA/126.0`,
  androidOpera: `${android} Chrome/124.0 Mobile Safari/537.36 OPR/83.0`,
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36',
}
type Found = Pick<Connector, 'type' | 'name' | 'info'>
const announced: Found = { type: 'ANNOUNCED', name: 'Lantern', info: { rdns: 'io.lantern' } }
const injected: Found = { type: 'INJECTED', name: 'Browser Wallet' }
const brave: Found = { type: 'ANNOUNCED', name: 'Brave Wallet', info: { rdns: 'com.brave.wallet' } }
const mobileAdapter: Found = { type: 'ANNOUNCED', name: 'Mobile Wallet Adapter' }
const sdk: Found = { type: 'EXTERNAL', name: 'Coinbase Wallet' }
const walletConnect: Found = { type: 'WALLET_CONNECT', name: 'WalletConnect' }

test.each<[string, keyof typeof agents, readonly Found[], boolean]>([
  ['an iOS web view with an announced wallet', 'iosView', [announced, walletConnect], true],
  ['an iOS web view with only window.ethereum', 'iosView', [injected], true],
  ['an Android web view with a wallet', 'androidView', [announced], true],
  ['a wallet that uses the user agent of Safari', 'iosSafari', [announced], true],
  ['a wallet that uses the user agent of Chrome', 'androidChrome', [injected], true],
  ['a wallet that names itself, before its provider appears', 'iosMetaMask', [], true],
  ['Safari without a wallet', 'iosSafari', [walletConnect, sdk], false],
  ['Chrome on iOS', 'iosChrome', [walletConnect], false],
  ['Samsung Internet', 'samsung', [walletConnect, sdk], false],
  ['a web view of another app, such as a messenger', 'androidView', [walletConnect], false],
  ['Firefox on Android with an extension', 'androidFirefox', [announced], false],
  ['Edge on Android with an extension', 'androidEdge', [announced], false],
  ['Opera on Android with its own wallet', 'androidOpera', [injected], false],
  ['Brave with its own wallet', 'androidChrome', [brave], false],
  ['Chrome on Android with the Mobile Wallet Adapter', 'androidChrome', [mobileAdapter, walletConnect], false],
  ['a wallet beside the Mobile Wallet Adapter', 'androidView', [mobileAdapter, announced], true],
  ['a desktop with an extension', 'desktop', [announced], false],
])('R344: %s', (_title, agent, connectors, expected) => {
  expect(isWalletBrowser({ userAgent: agents[agent] }, connectors)).toBe(expected)
})

test('R344: a server is not a wallet browser', () => {
  expect(isWalletBrowser(undefined, [announced])).toBe(false)
})
