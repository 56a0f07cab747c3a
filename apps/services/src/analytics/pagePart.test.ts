import { expect, test } from 'vitest'
import { pagePart } from './pagePart.js'

test('R106: keeps origin and path of a page', () => {
  expect(pagePart('https://user:secret@app.example/a/b?token=1#hash')).toBe('https://app.example/a/b')
  expect(pagePart('http://localhost:5173')).toBe('http://localhost:5173/')
  for (const url of ['', 'nonsense', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])
    expect(pagePart(url)).toBe('')
})

test('R106: removes addresses, transaction hashes, e-mail addresses and names from a path', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(pagePart(`https://app.example/account/${address}/tokens`)).toBe('https://app.example/account/…/tokens')
  for (const part of [
    `eip155:1:${address}`,
    `0x${'ab'.repeat(32)}`,
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
    'someone@mail.example',
    'someone%40mail.example',
    'margot.eth',
    `%30x${address.slice(2)}`,
    // Already redacted by a client.
    '…',
  ])
    expect(pagePart(`https://app.example/of/${part}`)).toBe('https://app.example/of/…')
  expect(pagePart('https://app.example/100%/a%zz')).toBe('https://app.example/100%/a%zz')
})
