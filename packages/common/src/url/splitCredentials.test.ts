import { expect, test } from 'vitest'
import { splitCredentials } from './splitCredentials.js'

test('moves user and password of a URL into a header', () => {
  expect(splitCredentials('https://me:p%40ss@rpc.example/v1?key=1')).toEqual({
    url: 'https://rpc.example/v1?key=1',
    headers: { Authorization: `Basic ${btoa('me:p@ss')}` },
  })
})

test('does not change a URL without them', () => {
  expect(splitCredentials('https://rpc.example')).toEqual({ url: 'https://rpc.example', headers: {} })
})
