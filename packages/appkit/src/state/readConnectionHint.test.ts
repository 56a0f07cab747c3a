import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readConnectionHint } from './readConnectionHint.js'

test('R390: reads the namespaces from the header of a request', () => {
  expect(readConnectionHint('theme=dark; latchkey-connection=eip155.solana; a=b')).toEqual({
    namespaces: ['eip155', 'solana'],
  })
  expect(readConnectionHint('shop-connection=bip122', { storagePrefix: '@shop' })).toEqual({ namespaces: ['bip122'] })
})

test.each([
  undefined,
  null,
  '',
  'other=1',
  'latchkey-connection=',
  'latchkey-connection=<script>',
  'x-latchkey-connection=eip155',
])('R390: finds no hint in %s', (header) => {
  expect(readConnectionHint(header)).toBeUndefined()
})

test('property: R390: never throws, and returns only known namespaces', () => {
  const value = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom('eip155', 'solana', 'cosmos', '__proto__')).map((all) => all.join('.')),
  )
  fc.assert(
    fc.property(value, (text) => {
      const hint = readConnectionHint(`latchkey-connection=${text}`)
      for (const namespace of hint?.namespaces ?? [])
        expect(['eip155', 'solana', 'polkadot', 'bip122']).toContain(namespace)
      expect(hint?.namespaces).not.toEqual([])
    }),
  )
})
