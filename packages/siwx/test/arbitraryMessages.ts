import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'
import { sha256 } from '@noble/hashes/sha2'
import { encodeAddress } from '@polkadot/util-crypto'
import { base58, bech32, bech32m, createBase58check } from '@scure/base'
import fc from 'fast-check'
import { getAddress } from 'viem'
import type { ParsedMessage } from '../src/exports/index.js'

const alphanumeric = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const unreserved = `${alphanumeric}-._~`
const subDelimiters = "!$&'()*+,;="

/** Generates text of these characters and percent-encoded bytes. */
function textOf(characters: string, constraints: fc.StringConstraints = {}): fc.Arbitrary<string> {
  const unit = fc.oneof(
    { arbitrary: fc.constantFrom(...characters), weight: 9 },
    { arbitrary: fc.constantFrom('%20', '%0a', '%fF'), weight: 1 },
  )
  return fc.string({ maxLength: 12, ...constraints, unit })
}

const scheme = fc
  .tuple(fc.constantFrom(...'azAZ'), fc.string({ unit: fc.constantFrom(...alphanumeric, ...'+-.'), maxLength: 5 }))
  .map((parts) => parts.join(''))
const ipv6 = fc.oneof(
  fc.ipV6(),
  fc.constantFrom('::', '::1', '1::', '2001:db8::1:0:0:1', '1:2:3:4:5:6:7::', '::ffff:1.2.3.4', '1:2:3:4:5:6:7:8'),
)
const host = fc.oneof(
  fc.domain(),
  fc.ipV4(),
  textOf(unreserved + subDelimiters, { minLength: 1 }),
  ipv6.map((address) => `[${address}]`),
  fc.constantFrom('localhost', '[v7.a:b]', '127.0.0.1', '1.1.1.256'),
)
const userinfo = textOf(`${unreserved}${subDelimiters}:`)
const port = fc.oneof(fc.nat({ max: 65_535 }).map(String), fc.constant(''))
const maybe = (prefix: string, arbitrary: fc.Arbitrary<string>, suffix = '') =>
  fc.option(arbitrary, { nil: undefined }).map((text) => (text === undefined ? '' : `${prefix}${text}${suffix}`))
const authority = fc.tuple(maybe('', userinfo, '@'), host, maybe(':', port)).map((parts) => parts.join(''))
const pchars = `${unreserved}${subDelimiters}:@`
const segments = fc.array(textOf(pchars), { maxLength: 3 }).map((parts) => parts.map((part) => `/${part}`).join(''))
const hierarchy = fc.oneof(
  fc.tuple(fc.oneof(authority, fc.constant('')), segments).map(([place, path]) => `//${place}${path}`),
  fc.tuple(textOf(pchars, { minLength: 1 }), segments).map((parts) => parts.join('')),
  fc.tuple(textOf(pchars, { minLength: 1 }), segments).map((parts) => `/${parts.join('')}`),
  fc.constantFrom('', '/'),
)

/** Generates URIs of RFC 3986 with every form of their parts. */
export const uris: fc.Arbitrary<string> = fc
  .tuple(scheme, hierarchy, maybe('?', textOf(`${pchars}/?`)), maybe('#', textOf(`${pchars}/?`)))
  .map(([name, path, query, fragment]) => `${name}:${path}${query}${fragment}`)

/** Generates dates of RFC 3339, with leap seconds. */
export const dates: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(
      fc.date({ min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true }),
      fc.constantFrom('T', 't'),
      fc.constantFrom('', '.0', '.123', '.123456789012345678901'),
      fc.constantFrom('Z', 'z', '+00:00', '-00:00', '+23:59', '-02:00'),
    )
    .map(
      ([date, t, fraction, zone]) =>
        `${date.toISOString().slice(0, 10)}${t}${date.toISOString().slice(11, 19)}${fraction}${zone}`,
    ),
  fc.constantFrom(
    '2016-12-31T23:59:60Z',
    '2017-01-01T00:59:60.5+01:00',
    '2016-06-30T19:59:60-04:00',
    '2024-02-29T00:00:00Z',
  ),
)

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const segwit = (version: number, program: Uint8Array) => {
  const coder = version === 0 ? bech32 : bech32m
  return coder.encode('bc', [version, ...coder.toWords(program)])
}
const base58check = createBase58check(sha256)

const accounts: Readonly<Record<ChainNamespace, fc.Arbitrary<string>>> = {
  eip155: bytes(20).map((account) => getAddress(`0x${Buffer.from(account).toString('hex')}`)),
  solana: bytes(32).map((account) => base58.encode(account)),
  polkadot: fc
    .tuple(bytes(32), fc.constantFrom(0, 2, 42, 64, 1284, 16_383))
    .map(([account, prefix]) => encodeAddress(account, prefix)),
  bip122: fc.oneof(
    bytes(20).map((program) => segwit(0, program)),
    bytes(32).map((program) => segwit(0, program)),
    bytes(32).map((program) => segwit(1, program)),
    bytes(20).map((program) => segwit(0, program).toUpperCase()),
    bytes(20).map((hash) => base58check.encode(Uint8Array.of(0, ...hash))),
    bytes(20).map((hash) => base58check.encode(Uint8Array.of(196, ...hash))),
  ),
}
const chainIds: Readonly<Record<ChainNamespace, fc.Arbitrary<CaipNetworkId>>> = {
  eip155: fc.maxSafeNat().map((id): CaipNetworkId => `eip155:${id || 1}`),
  solana: fc.constantFrom('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:1'),
  polkadot: fc.constant('polkadot:91b171bb158e2d3848fa23a9f1c25182'),
  bip122: fc.constant('bip122:000000000019d6689c085ae165831e93'),
}

/** Generates the fields of messages that the grammar allows, without a scheme. */
export function messagesOf(namespace: ChainNamespace): fc.Arbitrary<Omit<ParsedMessage, 'scheme'>> {
  return fc.record(
    {
      domain: authority,
      accountAddress: accounts[namespace],
      chainId: chainIds[namespace],
      statement: fc.string({ unit: fc.constantFrom(...unreserved, ...subDelimiters, ...':/?#[]@ '), maxLength: 40 }),
      uri: uris,
      version: fc.constant('1'),
      nonce: fc.string({ unit: fc.constantFrom(...alphanumeric), minLength: 8, maxLength: 40 }),
      issuedAt: dates,
      expirationTime: dates,
      notBefore: dates,
      requestId: textOf(pchars),
      resources: fc.array(uris, { maxLength: 3 }),
    },
    { requiredKeys: ['domain', 'accountAddress', 'chainId', 'uri', 'version', 'nonce', 'issuedAt'] },
  )
}

/** Generates the fields of messages that the grammar allows, of each namespace, with and without a scheme. */
export const messages: fc.Arbitrary<ParsedMessage> = fc
  .tuple(
    fc.oneof(...(['eip155', 'solana', 'polkadot', 'bip122'] as const).map(messagesOf)),
    fc.option(scheme, { nil: undefined }),
  )
  .map(([message, name]) => (name === undefined ? message : { ...message, scheme: name }))
