import type { Session } from '@latchkey/common'
import fc from 'fast-check'
import { subscribe } from 'valtio/vanilla'
import { describe, expect, test } from 'vitest'
import { alice, bob } from '../../test/scriptedWallet.js'
import type { ConnectedAccount } from './accountState.js'
import { createAccounts } from './createAccounts.js'
import { describeAccount } from './describeAccount.js'

const session: Session<'solana'> = {
  namespace: 'solana',
  connectorId: 'a',
  connectorType: 'ANNOUNCED',
  wallet: { name: 'A', icon: 'data:image/png,x', identifier: 'com.a' },
  provider: {},
  accounts: [
    { namespace: 'eip155', address: alice, type: 'eoa' },
    { namespace: 'eip155', address: bob, type: 'smartAccount' },
  ],
  networkId: 'eip155:1',
  supportsAllNetworks: true,
  approvedNetworkIds: [],
  actions: {},
  watch: () => () => undefined,
  disconnect: async () => undefined,
  detach: () => undefined,
}
const network = {
  id: 1,
  caipNetworkId: 'eip155:1',
  chainNamespace: 'eip155',
  name: 'One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'E', url: 'https://e.example' } },
} as const
const details = {
  balance: { value: '1000000000000000000', decimals: 18, formatted: '1', symbol: 'ETH', isStale: false },
  profileName: 'alice.eth',
  profileImage: 'i',
}

describe('§3: a session as account state', () => {
  test('the first account of the preferred type is active, or the first account without a preference', () => {
    expect(describeAccount(session, network, 'smartAccount', undefined)).toMatchObject({
      address: bob,
      caipAddress: `eip155:1:${bob}`,
      type: 'smartAccount',
      addressExplorerUrl: `https://e.example/address/${bob}`,
      wallet: session.wallet,
    })
    expect(describeAccount(session, undefined, 'payment', undefined)).toMatchObject({ address: alice, type: 'eoa' })
    const scan = { default: { name: 'S', url: 'https://s.example', addressPath: 'account' } }
    expect(describeAccount(session, { ...network, blockExplorers: scan }, 'eoa', undefined)).toMatchObject({
      addressExplorerUrl: `https://s.example/account/${alice}`,
    })
    expect(describeAccount(session, undefined, 'eoa', undefined)).not.toHaveProperty('addressExplorerUrl')
  })

  test('a network change removes the balance; a new address also removes name and picture', () => {
    const before: ConnectedAccount = {
      ...describeAccount(session, network, 'eoa', undefined),
      ...details,
      status: 'connected',
    }
    expect(describeAccount(session, network, 'eoa', before)).toMatchObject(details)
    const elsewhere = describeAccount({ ...session, networkId: 'eip155:10' }, network, 'eoa', before)
    expect(elsewhere).toMatchObject({ profileName: 'alice.eth', profileImage: 'i' })
    expect(elsewhere).not.toHaveProperty('balance')
    const other = describeAccount(session, network, 'smartAccount', before)
    expect(other).not.toHaveProperty('profileName')
    expect(other).not.toHaveProperty('balance')
  })

  test('an embedded wallet adds its visitor, the social login and the deployment of the smart account', () => {
    const user = { username: 'alice', email: 'alice@example.com' }
    const wallet = { name: 'Embedded', social: 'google', user, isSmartAccountDeployed: true }
    expect(describeAccount({ ...session, wallet }, network, 'eoa', undefined)).toMatchObject({
      user,
      socialProvider: 'google',
      smartAccountDeployed: true,
      wallet: { name: 'Embedded', social: 'google' },
    })
    const unknown = describeAccount({ ...session, wallet: { ...wallet, social: 'unknown' } }, network, 'eoa', undefined)
    expect(unknown).not.toHaveProperty('socialProvider')
    const other = describeAccount(session, network, 'eoa', undefined)
    expect(other).toMatchObject({ smartAccountDeployed: false })
    expect(other).not.toHaveProperty('user')
  })

  test('a session without an account throws a typed error', () => {
    expect(() => describeAccount({ ...session, accounts: [] }, network, 'eoa', undefined)).toThrow(
      expect.objectContaining({ code: 'WALLET_NO_ACCOUNT' }),
    )
  })
})

describe('L5: account status', () => {
  const described = describeAccount(session, network, 'eoa', undefined)

  test('each status has only the fields that exist in it', () => {
    const accounts = createAccounts()
    expect(accounts.get('eip155')).toEqual({ status: 'disconnected' })
    accounts.setConnecting('eip155', 'a', false)
    expect(accounts.get('eip155')).toEqual({ status: 'connecting', connectorId: 'a', isRestore: false })
    accounts.setConnected('eip155', described)
    expect(accounts.getConnected('eip155')).toEqual({ ...described, status: 'connected' })
    accounts.setDisconnected('eip155', 'WALLET_LOCKED')
    expect(accounts.get('eip155')).toEqual({ status: 'disconnected', reason: 'WALLET_LOCKED' })
    accounts.setDisconnected('eip155')
    expect(accounts.get('eip155')).toEqual({ status: 'disconnected' })
  })

  test('property: any order of calls leads only to allowed status transitions', () => {
    const call = fc.constantFrom('disconnected', 'connecting', 'connected', 'details')
    fc.assert(
      fc.property(fc.array(call), (calls) => {
        const accounts = createAccounts()
        const seen = ['disconnected']
        subscribe(accounts.state, () => seen.push(accounts.get('eip155').status), true)
        for (const name of calls) {
          if (name === 'disconnected') accounts.setDisconnected('eip155')
          if (name === 'connecting') accounts.setConnecting('eip155', 'a', false)
          if (name === 'connected') accounts.setConnected('eip155', described)
          if (name === 'details') accounts.setDetails('eip155', described.caipAddress, details)
        }
        const moves = seen.slice(1).map((status, index) => `${seen[index]} → ${status}`)
        expect(moves).not.toContain('disconnected → connected')
        expect(moves).not.toContain('connected → connecting')
      }),
    )
  })

  test('details are set only on the account that they were requested for', () => {
    const accounts = createAccounts()
    accounts.setDetails('eip155', described.caipAddress, details)
    expect(accounts.get('eip155')).toEqual({ status: 'disconnected' })
    accounts.setConnected('eip155', described)
    accounts.setDetails('eip155', `eip155:10:${alice}`, details)
    expect(accounts.getConnected('eip155')).not.toHaveProperty('balance')
    accounts.setDetails('eip155', described.caipAddress, details)
    expect(accounts.getConnected('eip155')).toMatchObject(details)
  })

  test('namespaces are independent, and two instances share no state', () => {
    const accounts = createAccounts()
    const other = createAccounts()
    accounts.setConnected('eip155', described)
    accounts.setConnecting('solana', 'p', true)
    expect(accounts.connectedNamespaces()).toEqual(['eip155'])
    expect(other.get('eip155')).toEqual({ status: 'disconnected' })
    expect(session.accounts[0]).toEqual({ namespace: 'eip155', address: alice, type: 'eoa' })
  })

  test('R70: the state survives JSON', () => {
    const accounts = createAccounts()
    accounts.setConnected('eip155', described)
    accounts.setDetails('eip155', described.caipAddress, details)
    expect(JSON.parse(JSON.stringify(accounts.state)).byNamespace.eip155).toMatchObject({ address: alice, ...details })
  })
})
