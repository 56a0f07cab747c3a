import { expect, test } from 'vitest'
import { storeName } from './storeLink.js'

test.each([
  ['https://chrome.google.com/webstore/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn', 'Chrome Web Store'],
  ['https://chromewebstore.google.com/detail/lantern', 'Chrome Web Store'],
  ['https://addons.mozilla.org/firefox/addon/lantern', 'Firefox Add-ons'],
  ['https://apps.apple.com/app/id1', 'App Store'],
  ['https://play.google.com/store/apps/details?id=lantern', 'Google Play'],
  ['https://lantern.example/get', 'lantern.example'],
  ['https://chrome.google.com.evil.example/webstore', 'chrome.google.com.evil.example'],
  ['javascript:alert(1)', ''],
  [undefined, ''],
])('names the store of %s', (link, name) => {
  expect(storeName(link)).toBe(name)
})
