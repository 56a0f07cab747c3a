import { expect, test } from 'vitest'
import { pagePart } from './pagePart.js'

test('R106: of a page, origin and path are kept', () => {
  expect(pagePart('https://user:secret@app.example/a/b?token=1#hash')).toBe('https://app.example/a/b')
  expect(pagePart('http://localhost:5173')).toBe('http://localhost:5173/')
  for (const url of ['', 'nonsense', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])
    expect(pagePart(url)).toBe('')
})
