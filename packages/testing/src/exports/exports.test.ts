import { expect, test } from 'vitest'
import * as conformance from './conformance.js'
import * as index from './index.js'
import * as node from './node.js'
import * as playwright from './playwright.js'

test('the entry for browsers exports these names', () => {
  expect(Object.keys(index).sort()).toEqual([
    'ProviderError',
    'checkMethods',
    'checkRejections',
    'checkTransfers',
    'codeOf',
    'createAdapterContext',
    'createApprovalWindow',
    'createBitcoinTestWallet',
    'createEvmTestWallet',
    'createFakeClock',
    'createFakeFetch',
    'createFakeLogger',
    'createFakePage',
    'createFakePorts',
    'createFakeStorage',
    'createFrameWallet',
    'createPolkadotTestWallet',
    'createScriptedChannel',
    'createSharedPermission',
    'createSkippableClock',
    'createSolanaTestWallet',
    'createWalletConnectWallet',
    'openFrameChannels',
    'polkadotTestAccounts',
    'settle',
    'solanaTestAccounts',
    'systemClock',
    'testAccounts',
    'testMnemonic',
    'walletPresets',
  ])
})

test('the entries for Node, the conformance suite and Playwright export these names', () => {
  expect(Object.keys(node).sort()).toEqual([
    'answerCall',
    'anvilPath',
    'polkadotTestAccounts',
    'sendJson',
    'solanaTestAccounts',
    'startAllLocalChains',
    'startLocalBitcoin',
    'startLocalChains',
    'startLocalPolkadot',
    'startLocalSolana',
    'startRelay',
    'startRpcServer',
    'testAccounts',
    'testMnemonic',
    'testToken',
  ])
  expect(Object.keys(conformance).sort()).toEqual([
    'bip122Traits',
    'checkRejections',
    'connectPhone',
    'createBip122Rig',
    'createConformanceAdapter',
    'createEip155Rig',
    'createFaultyFetch',
    'createJsonRpcRig',
    'createPhoneRig',
    'createPolkadotRig',
    'createSolanaRig',
    'describeAdapterConformance',
    'describeRemoteConformance',
    'describeRemoteModel',
    'describeRpcConformance',
    'eip155Traits',
    'httpFault',
    'httpFaults',
    'jsonRpcFault',
    'openOverChannel',
    'phoneTraits',
    'polkadotTraits',
    'solanaTraits',
  ])
  expect(Object.keys(playwright).sort()).toEqual(['createPagePhone', 'expect', 'readQrCode', 'test'])
})
