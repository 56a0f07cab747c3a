import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { isCaipAddress, isSameAddress, parseCaipAddress, safeParseCaipAddress } from './caipAddress.js'
import { chainNamespaces } from './caipNetworkId.js'

describe('CAIP-10', () => {
  test('§3: parses a valid id into its parts and the whole', () => {
    const parts = fc.tuple(
      fc.constantFrom(...chainNamespaces),
      fc.stringMatching(/^[-_a-zA-Z0-9]{1,32}$/),
      fc.stringMatching(/^[-.%a-zA-Z0-9]{1,128}$/),
    )
    fc.assert(
      fc.property(parts, ([namespace, reference, address]) => {
        const caipAddress = `${namespace}:${reference}:${address}`
        const value = { namespace, reference, caipNetworkId: `${namespace}:${reference}`, address, caipAddress }
        expect(safeParseCaipAddress(caipAddress)).toEqual({ ok: true, value })
      }),
    )
  })

  test('L3: handles any value, and accepts only ids that round-trip', () => {
    fc.assert(
      fc.property(anything, (make) => {
        const value = make()
        const parsed = safeParseCaipAddress(value)
        if (parsed.ok) expect(parsed.value.caipAddress).toBe(value)
        else expect(parsed.reason).not.toBe('')
        expect(isCaipAddress(value)).toBe(parsed.ok)
      }),
    )
  })

  test.each([
    'eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb',
    'bip122:000000000019d6689c085ae165831e93:128Lkh3S7CkDTBZ8W7BbpsN3YYizJMp8p6',
    'polkadot:b0a8d493285c2df73290dfb7e61f870f:5hmuyxw9xdgbpptgypokw4thfyoe3ryenebr381z9iaegmfy',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  ])('accepts the example %s of the standards and keeps its case', (value) => {
    expect(parseCaipAddress(value).caipAddress).toBe(value)
  })

  test.each(
    [
      '',
      '::',
      'eip155:1',
      'eip155:1:',
      'eip155::0xab',
      ':1:0xab',
      'eip155:1:0xab:0xcd',
      'eip155:1:0xab\n',
      'eip155:1:0x ab',
      'near:mainnet:a',
      `eip155:1:${'a'.repeat(129)}`,
      'eip155:1:<img>',
      'eip155:1:а',
      `eip155:1:${'a'.repeat(1e6)}`,
    ].map((value) => [JSON.stringify(value).slice(0, 40), value] as const),
  )('§5: refuses %s', (_title, value) => {
    expect(isCaipAddress(value)).toBe(false)
    expect(() => parseCaipAddress(value)).toThrow(
      expect.objectContaining({ name: 'AppKitError', code: 'INVALID_PARAMS' }),
    )
  })

  test.each([
    ['eip155:1', true],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', false],
    ['polkadot:91b171bb158e2d3848fa23a9f1c25182', false],
    ['bip122:000000000019d6689c085ae165831e93', false],
  ] as const)('compares addresses of %s, and ignores case: %s', (chainId, ignoresCase) => {
    expect(isSameAddress('0xAb', '0xAb', chainId)).toBe(true)
    expect(isSameAddress('0xAb', '0xaB', chainId)).toBe(ignoresCase)
    expect(isSameAddress('0xAb', '0xAc', chainId)).toBe(false)
  })
})
