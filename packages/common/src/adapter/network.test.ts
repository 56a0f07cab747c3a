import { expect, test } from 'vitest'
import { httpUrls } from './network.js'

const networkAt = (http: readonly string[]) => ({ name: 'Chain 1', rpcUrls: { default: { http } } })

test('returns the usable URLs in their order', () => {
  const urls = ['https://user:pass@one.example/key', 'http://127.0.0.1:8545', 'HTTPS://two.example']
  expect(httpUrls(networkAt(['wss://one.example', ...urls, 'https://', 'javascript:1', 'nonsense']))).toEqual(urls)
})

test.each([[[]], [['wss://one.example']]])('%j has no usable URL: TRANSPORT_URL_MISSING', (urls) => {
  expect(() => httpUrls(networkAt(urls))).toThrow('No URL was provided to the Transport')
})
