import { expect, test } from 'vitest'
import { splitCredentials } from './splitCredentials.js'

test('user and password of a URL become a header, and leave the URL', () => {
  expect(splitCredentials('https://me:p%40ss@rpc.example/v1?key=1')).toEqual({
    url: 'https://rpc.example/v1?key=1',
    headers: { Authorization: `Basic ${btoa('me:p@ss')}` },
  })
})

test('a URL without them stays as it is written', () => {
  expect(splitCredentials('https://rpc.example')).toEqual({ url: 'https://rpc.example', headers: {} })
})
