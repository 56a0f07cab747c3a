import { expect, test } from 'vitest'
import { httpUrls } from './httpUrls.js'

const networkAt = (http: readonly string[]) => ({ name: 'Chain 1', rpcUrls: { default: { http } } })

test('the URLs that can be asked, in their order', () => {
  const urls = ['https://user:pass@one.example/key', 'http://127.0.0.1:8545', 'HTTPS://two.example']
  expect(httpUrls(networkAt(['wss://one.example', ...urls, 'https://', 'javascript:1', 'nonsense']))).toEqual(urls)
})

test.each([[[]], [['wss://one.example']]])('of %j there is none: TRANSPORT_URL_MISSING', (urls) => {
  expect(() => httpUrls(networkAt(urls))).toThrow('No URL was provided to the Transport')
})
