import { expect, test } from 'vitest'
import { createOriginCheck } from './createOriginCheck.js'

const isAllowed = (domains: readonly string[], headers: Record<string, string>) =>
  createOriginCheck(domains).isAllowed({ headers })

test.each([
  ['the page', { origin: 'https://example.com' }, true],
  ['the page, in old browsers', { origin: 'https://example.com' }, true],
  ['a page behind a proxy', { origin: 'https://example.com', 'sec-fetch-site': 'cross-site' }, true],
  ['a browser that sends no origin', { 'sec-fetch-site': 'same-origin' }, true],
  ['a page without encryption', { origin: 'http://example.com' }, false],
  ['another port', { origin: 'https://example.com:8443' }, false],
  ['a subdomain', { origin: 'https://sub.example.com', 'sec-fetch-site': 'same-site' }, false],
  ['a longer domain', { origin: 'https://example.com.evil.org' }, false],
  ['another site', { origin: 'https://evil.org', 'sec-fetch-site': 'same-origin' }, false],
  ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'same-origin' }, false],
  ['another site without an origin', { 'sec-fetch-site': 'cross-site' }, false],
  ['the address bar', { 'sec-fetch-site': 'none' }, false],
  ['a program that is no browser', {}, false],
] as const)('decides about %s', (_, headers, expected) => {
  expect(isAllowed(['example.com'], headers)).toBe(expected)
})

test.each([
  [['localhost:3000'], 'http://localhost:3000', true],
  [['localhost:3000'], 'https://localhost:3000', true],
  [['localhost:3000'], 'http://localhost:3001', false],
  [['127.0.0.1:3000'], 'http://127.0.0.1:3000', true],
  [['[::1]:3000'], 'http://[::1]:3000', true],
  [['app.localhost'], 'http://app.localhost', true],
  [['localhost.example.com'], 'http://localhost.example.com', false],
  [['a.example', 'b.example:8443'], 'https://b.example:8443', true],
])('domains %j and a page of %s: %s', (domains, origin, expected) => {
  expect(isAllowed(domains, { origin })).toBe(expected)
})

test('R72: domains are in the form in which browsers write them', () => {
  expect(createOriginCheck(['EXAMPLE.com:443', 'bücher.example', 'localhost:80']).domains).toEqual([
    'example.com',
    'xn--bcher-kva.example',
    'localhost',
  ])
})

test('only domains of this machine are loopback', () => {
  expect(createOriginCheck(['localhost:3000', '127.0.0.1']).isLoopback).toBe(true)
  expect(createOriginCheck(['localhost:3000', 'example.com']).isLoopback).toBe(false)
  expect(createOriginCheck(['127.0.0.1.example.com']).isLoopback).toBe(false)
})

test.each([['https://example.com'], ['example.com/path'], ['user@example.com'], ['a b'], [''], [undefined], [1]])(
  'throws INVALID_OPTIONS for the domain %j',
  (domain) => {
    expect(() => createOriginCheck([domain])).toThrow(expect.objectContaining({ code: 'INVALID_OPTIONS' }))
  },
)

test('throws INVALID_OPTIONS without a domain', () => {
  expect(() => createOriginCheck([])).toThrow(expect.objectContaining({ code: 'INVALID_OPTIONS' }))
})
