import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { base58check, bech32, bech32m } from '../../test/addressCodecs.js'
import { toHex } from '../parse/bytes.js'
import { isAddress, parseAddress, safeParseAddress } from './address.js'

const bytesOf = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })

describe('witness addresses of version 0, with the examples of BIP-173', () => {
  test.each([
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', '0014751e76e8199196d454941c45d1b3a323f1433bd6'],
    [
      'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
      '00201863143c14c5166804bd19203356da136c985678cd4d27a1b8c6329604903262',
    ],
    [
      'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy',
      '0020000000c4a5cad46221b2a187905e5266362b99d5e91c6ce24d165dab93e86433',
    ],
  ])('parses %s', (address, script) => {
    const parsed = parseAddress(address, address.startsWith('tb') ? 'testnet' : 'mainnet', 'address')
    expect(parsed.address).toBe(address.toLowerCase())
    expect(toHex(parsed.script)).toBe(script)
  })
})

describe('witness addresses of later versions, with the examples of BIP-350', () => {
  test.each([
    [
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
      'p2tr',
      '512079be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
    ],
    [
      'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
      'p2tr',
      '5120000000c4a5cad46221b2a187905e5266362b99d5e91c6ce24d165dab93e86433',
    ],
    ['BC1SW50QGDZ25J', 'unknown', '6002751e'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'unknown', '5210751e76e8199196d454941c45d1b3a323'],
    [
      'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
      'unknown',
      '5128751e76e8199196d454941c45d1b3a323f1433bd6751e76e8199196d454941c45d1b3a323f1433bd6',
    ],
  ])('parses %s', (address, form, script) => {
    const parsed = safeParseAddress(address)
    expect(parsed).toMatchObject({ ok: true, value: { form, address: address.toLowerCase() } })
    expect(parsed.ok && toHex(parsed.value.script)).toBe(script)
  })

  test.each([
    ['another prefix', 'tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut'],
    ['a bech32 checksum for version 1', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
    ['a bech32 checksum for version 2', 'tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf'],
    ['a bech32 checksum for version 16', 'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL'],
    ['a bech32m checksum for version 0', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh'],
    ['a bech32m checksum for version 0, long', 'tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47'],
    ['a letter outside the alphabet', 'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4'],
    ['version 17', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R'],
    ['one byte', 'bc1pw5dgrnzv'],
    ['41 bytes', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav'],
    ['a length that is invalid for version 0', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
    ['mixed case', 'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq'],
    ['padding of more than four bits', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf'],
    ['padding that is not zero', 'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j'],
    ['no data', 'bc1gmk9yu'],
  ])('rejects %s', (_title, address) => {
    expect(safeParseAddress(address).ok).toBe(false)
  })
})

describe('legacy addresses', () => {
  test.each([
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'mainnet', 'p2pkh', '76a91462e907b15cbf27d5425399ebf6f0fb50ebb88f1888ac'],
    ['3P14159f73E4gFr7JterCCQh9QjiTjiZrG', 'mainnet', 'p2sh', 'a914e9c3dd0c07aac76179ebc76a6c78d4d67c6c160a87'],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'regtest', 'p2pkh', '76a914243f1394f44554f4ce3fd68649c19adc483ce92488ac'],
    ['2N2JD6wb56AfK4tfmM6PwdVmoYk2dCKf4Br', 'signet', 'p2sh', 'a9146349a418fc4578d10a372b54b45c280cc8c4382f87'],
  ] as const)('parses %s', (address, chain, form, script) => {
    const parsed = parseAddress(address, chain, 'address')
    expect(parsed).toMatchObject({ address, form })
    expect(toHex(parsed.script)).toBe(script)
  })

  test.each([
    ['a wrong letter', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
    ['a letter outside the alphabet', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfN0'],
    ['an address of another coin', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1'],
    ['a private key', '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ'],
    ['an EVM address', '0x52908400098527886E0F7030069857D2E4169EE7'],
    ['a Solana address', 'So11111111111111111111111111111111111111112'],
  ])('rejects %s', (_title, address) => {
    expect(isAddress(address)).toBe(false)
  })
})

describe('any address', () => {
  test('belongs to the networks of its prefix and to no other', () => {
    const cases = [
      ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', ['mainnet']],
      ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', ['testnet', 'testnet4', 'signet']],
      ['bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', ['regtest']],
      ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', ['mainnet']],
      ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', ['testnet', 'testnet4', 'signet', 'regtest']],
    ] as const
    for (const [address, chains] of cases)
      for (const chain of ['mainnet', 'testnet', 'testnet4', 'signet', 'regtest'] as const)
        expect(safeParseAddress(address, chain).ok, `${address} on ${chain}`).toBe(chains.some((one) => one === chain))
    expect(() => parseAddress(cases[0][0], 'testnet', 'recipient')).toThrow(
      expect.objectContaining({
        code: 'INVALID_PARAMS',
        details: 'recipient is not an address: an address of another network.',
      }),
    )
  })

  test('converts a hash written by another library to its script', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 5, 111, 196), bytesOf(20), (version, hash) => {
        const parsed = safeParseAddress(base58check.encode(new Uint8Array([version, ...hash])))
        expect(parsed.ok && toHex(parsed.value.script)).toContain(toHex(hash))
      }),
    )
    fc.assert(
      fc.property(
        fc.constantFrom('bc', 'tb', 'bcrt'),
        fc.constantFrom(20, 32),
        fc.infiniteStream(fc.nat(255)),
        (prefix, length, stream) => {
          const program = Uint8Array.from([...stream.take(length)])
          const old = safeParseAddress(bech32.encode(prefix, [0, ...bech32.toWords(program)]))
          expect(old.ok && toHex(old.value.script)).toBe(`00${length === 20 ? '14' : '20'}${toHex(program)}`)
          if (length !== 32) return
          const taproot = safeParseAddress(bech32m.encode(prefix, [1, ...bech32m.toWords(program)]))
          expect(taproot.ok && toHex(taproot.value.script)).toBe(`5120${toHex(program)}`)
        },
      ),
    )
  })

  test('is invalid with one changed character', () => {
    const addresses = [
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    ]
    const letters = [...'qpzry9x8gf2tvdw0s3jn54khce6mua7l']
    fc.assert(
      fc.property(fc.constantFrom(...addresses), fc.nat(200), fc.constantFrom(...letters), (address, place, letter) => {
        const index = 4 + (place % (address.length - 4))
        fc.pre(address[index] !== letter)
        expect(isAddress(`${address.slice(0, index)}${letter}${address.slice(index + 1)}`)).toBe(false)
      }),
    )
  })

  test('L3: handles any value without throwing', () => {
    fc.assert(
      fc.property(anything, (make) => {
        const parsed = safeParseAddress(make())
        expect(parsed.ok || parsed.reason !== '').toBe(true)
      }),
    )
    for (const text of ['bc1'.repeat(1e5), '1'.repeat(1e6), '']) expect(isAddress(text)).toBe(false)
  })
})
