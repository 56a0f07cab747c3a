import { type ConnectorType, connectorTypes } from '@latchkey/common'
import { describe, expect, test } from 'vitest'
import { connectorOf } from '../../test/connectors.js'
import { orderConnectMethods } from './connectMethods.js'
import type { WalletGroup } from './walletRow.js'

const listed = (type: ConnectorType, group: WalletGroup['group'] = 'injected'): readonly WalletGroup[] => [
  { group, rows: [{ key: 'a', name: 'A', connectors: [connectorOf({ id: 'a', type })] }] },
]

describe('the order of the connect methods', () => {
  test('§1: is email, social, wallet', () => {
    expect(orderConnectMethods(undefined, [])).toEqual(['email', 'social', 'wallet'])
  })

  test('starts with wallets if one is on the page, also if it was used before', () => {
    expect(orderConnectMethods(undefined, listed('ANNOUNCED'))).toEqual(['wallet', 'email', 'social'])
    expect(orderConnectMethods(undefined, listed('INJECTED', 'recent'))).toEqual(['wallet', 'email', 'social'])
  })

  test.each(connectorTypes.filter((type) => !['INJECTED', 'ANNOUNCED', 'MULTI_CHAIN'].includes(type)))(
    'does not start with wallets if the only one is %s',
    (type) => {
      expect(orderConnectMethods(undefined, listed(type))).toEqual(['email', 'social', 'wallet'])
    },
  )

  test('does not start with wallets if the listed wallets are not on the page', () => {
    const groups: readonly WalletGroup[] = [{ group: 'featured', rows: [{ key: 'b', name: 'B', connectors: [] }] }]
    expect(orderConnectMethods(undefined, groups)).toEqual(['email', 'social', 'wallet'])
  })

  test('is that of the option, regardless of the wallets on the page; omitted methods follow', () => {
    expect(orderConnectMethods(['email', 'wallet', 'social'], listed('ANNOUNCED'))).toEqual([
      'email',
      'wallet',
      'social',
    ])
    expect(orderConnectMethods(['social'], listed('ANNOUNCED'))).toEqual(['social', 'email', 'wallet'])
    expect(orderConnectMethods([], listed('ANNOUNCED'))).toEqual(['email', 'social', 'wallet'])
  })
})
