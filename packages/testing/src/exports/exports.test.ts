import { expect, test } from 'vitest'
import * as conformance from './conformance.js'
import * as index from './index.js'
import * as node from './node.js'
import * as playwright from './playwright.js'

test('the entry for browsers exports these names', () => {
  expect(Object.keys(index).sort()).toEqual([
    'ProviderError',
    'codeOf',
    'createAdapterContext',
    'createApprovalWindow',
    'createBitcoinTestWallet',
    'createEvmTestWallet',
    'createFakeClock',
    'createFakeFetch',
    'createFakeLogger',
    'createFakePorts',
    'createFakeStorage',
    'createPolkadotTestWallet',
    'createScriptedWire',
    'createSolanaTestWallet',
    'createWalletConnectWallet',
    'polkadotTestAccounts',
    'settle',
    'solanaTestAccounts',
    'testAccounts',
    'testMnemonic',
    'walletPresets',
  ])
})

test('the entries for Node, the conformance suite and Playwright export these names', () => {
  expect(Object.keys(node).sort()).toEqual([
    'anvilPath',
    'polkadotTestAccounts',
    'solanaTestAccounts',
    'startAllLocalChains',
    'startLocalBitcoin',
    'startLocalChains',
    'startLocalPolkadot',
    'startLocalSolana',
    'startRelay',
    'testAccounts',
    'testMnemonic',
    'testToken',
  ])
  expect(Object.keys(conformance).sort()).toEqual([
    'bip122Traits',
    'connectPhone',
    'createBip122Rig',
    'createConformanceAdapter',
    'createEip155Rig',
    'createPhoneRig',
    'createPolkadotRig',
    'createSolanaRig',
    'describeAdapterConformance',
    'describeWireConformance',
    'describeWireModel',
    'eip155Traits',
    'openOverWire',
    'phoneTraits',
    'polkadotTraits',
    'solanaTraits',
  ])
  expect(Object.keys(playwright).sort()).toEqual(['createPagePhone', 'expect', 'readQrCode', 'test'])
})
