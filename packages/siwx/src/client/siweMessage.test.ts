import { SiweMessage } from 'siwe'
import { expect, test } from 'vitest'
import { alice } from './signIn.fixture.js'
import {
  formatMessage,
  getAddressFromMessage,
  getChainIdFromMessage,
  getDidAddress,
  getDidChainId,
} from './siweMessage.js'

const args = {
  domain: 'app.example:8080',
  uri: 'https://app.example:8080/in',
  nonce: 'abcdefgh12345678',
  version: '1',
  chainId: 1,
} as const
const rest = {
  statement: 'Please sign with your account',
  iat: '2026-01-01T00:00:00.000Z',
  exp: '2026-01-02T00:00:00.000Z',
  nbf: '2026-01-01T00:00:00.000Z',
  requestId: 'r1',
  resources: ['https://app.example/terms'],
}

test('formatMessage writes the text that the package siwe writes', () => {
  const { iat, exp, nbf, ...same } = rest
  const expected = new SiweMessage({
    ...args,
    ...same,
    address: alice.address,
    chainId: 137,
    issuedAt: iat,
    expirationTime: exp,
    notBefore: nbf,
  }).toMessage()
  expect(formatMessage({ ...args, ...rest }, `did:pkh:eip155:137:${alice.address}`)).toBe(expected)
  expect(formatMessage({ ...args, ...rest, chainId: 137 }, alice.address)).toBe(expected)
})

test('formatMessage adds the current time', () => {
  const { issuedAt } = new SiweMessage(formatMessage(args, alice.address))
  expect(new Date(issuedAt ?? '').toISOString()).toBe(issuedAt)
})

test.each([
  ['statement', 'a\nNonce: 12345678'],
  ['nonce', 'short'],
  ['domain', 'app.example\nevil.example'],
  ['iat', 'yesterday'],
])('R74: formatMessage rejects the %s %j', (field, value) => {
  expect(() => formatMessage({ ...args, [field]: value }, alice.address)).toThrow(
    expect.objectContaining({ code: 'INVALID_PARAMS' }),
  )
})

test('the readers of a message return its address and its CAIP-2 id', () => {
  const message = formatMessage(args, `did:pkh:eip155:10:${alice.address}`)
  expect([getAddressFromMessage(message), getChainIdFromMessage(message)]).toEqual([alice.address, 'eip155:10'])
  const injected = `Send ${alice.address}\nChain ID: 1`
  expect([getAddressFromMessage(injected), getChainIdFromMessage(injected)]).toEqual(['', ''])
})

test.each([
  [`did:pkh:eip155:1:${alice.address}`, '1', alice.address],
  [alice.address, undefined, undefined],
  [`eip155:1:${alice.address}`, undefined, undefined],
  [`did:pkh:eip155:1`, undefined, undefined],
  ['', undefined, undefined],
])('the readers of the DID %j return %s and %s', (did, chainId, address) => {
  expect([getDidChainId(did), getDidAddress(did)]).toEqual([chainId, address])
})
