import { describe, expect, test } from 'vitest'
import { readGrant } from './readGrant.js'

const permission = { type: 'native-token-periodic', data: { periodAmount: '0x1' } }
const read = (response: unknown, requested: readonly unknown[] = [{ expiry: 9 }]) =>
  readGrant(response, { app: 'Orchard', chainId: 'eip155:1', requested })
const common = { app: 'Orchard', chainId: 'eip155:1', contexts: ['0x1'], permissions: [permission] }

describe('R440: the response of a wallet to a request for permissions', () => {
  test.each<[string, unknown, unknown]>([
    [
      'one object with its permissions, of an early draft',
      {
        permissionsContext: '0x1',
        grantedPermissions: [{ ...permission, type: { name: permission.type } }],
        expiry: 5,
      },
      { ...common, expiration: 5 },
    ],
    [
      'one object that repeats the request',
      { context: '0x1', permissions: [permission], expiry: 5, chainId: '0x2105' },
      { ...common, chainId: 'eip155:8453', expiration: 5 },
    ],
    [
      'a list with a permission each',
      [
        { context: '0x1', permission, rules: [{ type: 'expiry', data: { timestamp: 7 } }] },
        { context: '0x2', permission: { type: 'x' }, rules: [{ type: 'expiry', data: { timestamp: 6 } }] },
      ],
      { ...common, contexts: ['0x1', '0x2'], permissions: [permission, { type: 'x' }], expiration: 7 },
    ],
    [
      'no end, so that of the request counts',
      { context: '0x1', permissions: [permission] },
      { ...common, expiration: 9 },
    ],
    [
      'the later of two ends',
      { context: '0x1', permission, expiry: 5, rules: [{ type: 'expiry', data: { timestamp: 7 } }] },
      { ...common, expiration: 7 },
    ],
    [
      'an end in ms',
      { context: '0x1', permission, expiry: 1_893_456_000_000 },
      { ...common, expiration: 1_893_456_000 },
    ],
    ['without an end, whatever was requested', { context: '0x1', permission, rules: [] }, common],
    ['without an end, as the largest number', { context: '0x1', permission, expiry: 281_474_976_710_655 }, common],
    [
      'one with a permission that cannot be read',
      { context: '0x1', permissions: [permission, { type: { custom: 'y' } }], expiry: 5 },
      { ...common, permissions: [permission, { type: 'unknown' }], expiration: 5 },
    ],
  ])('can be %s', (_title, response, grant) => {
    expect(read(response)).toEqual(grant)
  })

  test('has no end if the end of one permission is not known', () => {
    const entries = [
      { context: '0x1', permission, expiry: 5 },
      { context: '0x1', permission: { type: 'x' } },
    ]
    expect(read(entries, [{}])).not.toHaveProperty('expiration')
  })

  test.each([
    [null],
    ['0x1'],
    [{ permissions: [permission] }],
    [{ context: '', permissions: [permission] }],
    [{ context: '0x1', permissions: [] }],
    [[{ context: '0x1', permission }, { permission }]],
    [
      [
        { context: '0x1', permission, chainId: '0x1' },
        { context: '0x2', permission, chainId: 'eip155:8453' },
      ],
    ],
    [{ context: '0x1', permissions: Array(101).fill(permission) }],
    [{ context: 'x'.repeat(16_385), permissions: [permission] }],
  ])('%j is refused, because a visitor could not revoke it', (response) => {
    expect(() => read(response)).toThrow(expect.objectContaining({ code: 'WALLET_BAD_RESULT' }))
  })
})
