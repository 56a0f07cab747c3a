import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import {
  chainNamespaces,
  isCaipNetworkId,
  isChainNamespace,
  parseCaipNetworkId,
  safeParseCaipNetworkId,
} from './caipNetworkId.js'

const reference = fc.stringMatching(/^[-_a-zA-Z0-9]{1,32}$/)

describe('CAIP-2', () => {
  test('§3: parses a valid id into its parts and the whole', () => {
    fc.assert(
      fc.property(fc.constantFrom(...chainNamespaces), reference, (namespace, part) => {
        const caipNetworkId = `${namespace}:${part}`
        expect(safeParseCaipNetworkId(caipNetworkId)).toEqual({
          ok: true,
          value: { namespace, reference: part, caipNetworkId },
        })
        expect(parseCaipNetworkId(caipNetworkId).caipNetworkId).toBe(caipNetworkId)
      }),
    )
  })

  test('L3: handles any value, and accepts only ids that round-trip', () => {
    fc.assert(
      fc.property(anything, (make) => {
        const value = make()
        const parsed = safeParseCaipNetworkId(value)
        if (parsed.ok) expect(`${parsed.value.namespace}:${parsed.value.reference}`).toBe(value)
        else expect(parsed.reason).not.toBe('')
        expect(isCaipNetworkId(value)).toBe(parsed.ok)
      }),
    )
  })

  test.each(
    [
      '',
      ':',
      '1',
      'eip155',
      'eip155:',
      ':1',
      'eip155:1:',
      'eip155:1:0xab',
      ' eip155:1',
      'eip155:1 ',
      'eip155:1\n',
      'EIP155:1',
      'eip155:1.0',
      'cosmos:hub',
      '__proto__:1',
      'constructor:1',
      'eip155:１',
      `eip155:${'1'.repeat(33)}`,
      `eip155:${'1'.repeat(1e6)}`,
      ':'.repeat(1e6),
    ].map((value) => [JSON.stringify(value).slice(0, 40), value] as const),
  )('§5: refuses %s', (_title, value) => {
    expect(isCaipNetworkId(value)).toBe(false)
    expect(() => parseCaipNetworkId(value)).toThrow(
      expect.objectContaining({ name: 'AppKitError', code: 'INVALID_PARAMS' }),
    )
  })

  test('refuses an object that converts to a valid text', () => {
    expect(isCaipNetworkId({ toString: () => 'eip155:1' })).toBe(false)
    expect(isCaipNetworkId(['eip155:1'])).toBe(false)
  })
})

test('§3: accepts the four namespaces and no inherited property', () => {
  expect(chainNamespaces).toEqual(['eip155', 'solana', 'polkadot', 'bip122'])
  for (const namespace of chainNamespaces) expect(isChainNamespace(namespace)).toBe(true)
  for (const other of ['length', '__proto__', 'includes', 0, undefined, null, 'EIP155'])
    expect(isChainNamespace(other)).toBe(false)
})
