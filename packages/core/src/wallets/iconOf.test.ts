import { expect, test } from 'vitest'
import { connectorOf } from '../../test/connectors.js'
import { chainWallet, createFourChains } from '../../test/fourChains.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { iconOf } from './iconOf.js'

const icon = 'data:image/png;base64,iVBORw0KGgo='
const polkadot = connectorOf({ id: 'enkrypt', name: 'Enkrypt', chain: 'polkadot', type: 'INJECTED' })
const evm = connectorOf({ id: 'com.enkrypt', name: 'Enkrypt', info: { rdns: 'com.enkrypt' }, imageUrl: icon })

test('R127: a wallet without a picture uses that of its connector in another namespace, unless that one is suspicious', () => {
  expect(iconOf(polkadot, [polkadot, evm])).toBe(icon)
  expect(iconOf({ ...polkadot, imageUrl: 'data:image/png;base64,own' }, [polkadot, evm])).toBe(
    'data:image/png;base64,own',
  )
  expect(iconOf(polkadot, [polkadot, { ...evm, warning: 'look-alike-name' }])).toBeUndefined()
  expect(iconOf(polkadot, [polkadot, { ...evm, name: 'Other' }])).toBeUndefined()
})

test('R127: a wallet connected on Polkadot shows the picture of its EVM connector', async () => {
  const wallets = {
    eip155: chainWallet('eip155', { answers: 'approve' }),
    polkadot: chainWallet('polkadot', { answers: 'approve', rdns: undefined }),
  }
  const named = [
    { ...wallets.eip155, connector: { ...wallets.eip155.connector, name: 'Enkrypt', imageUrl: icon } },
    { ...wallets.polkadot, connector: { ...wallets.polkadot.connector, name: 'Enkrypt' } },
  ] as const
  const { core } = createFourChains({
    adapters: {
      eip155: createScriptedAdapter([named[0]]),
      polkadot: createScriptedAdapter([named[1]], 'polkadot'),
      solana: createScriptedAdapter([], 'solana'),
      bip122: createScriptedAdapter([], 'bip122'),
    },
  })
  await core.discover()
  await core.connect({ connectorId: 'polkadot.wallet', namespace: 'polkadot' })
  expect(core.accounts.getConnected('polkadot')?.wallet.icon).toBe(icon)
})
