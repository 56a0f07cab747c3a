import { expect, test } from 'vitest'
import { isRpcNamespace, methodRule } from './methodRules.js'

test("T18: refuses administrative methods, and methods that sign with a node's keys", () => {
  const refused = [
    'admin_addPeer',
    'debug_traceTransaction',
    'personal_unlockAccount',
    'personal_sign',
    'miner_start',
    'txpool_content',
    'engine_newPayloadV3',
    'anvil_setBalance',
    'hardhat_reset',
    'evm_mine',
    'eth_sign',
    'eth_sendTransaction',
    'eth_accounts',
    'eth_signTypedData_v4',
    'eth_newFilter',
    'eth_subscribe',
    '__proto__',
    'constructor',
    '',
  ]
  for (const method of refused) expect([method, methodRule('eip155', method)]).toEqual([method, undefined])
  for (const method of [
    'author_insertKey',
    'author_rotateKeys',
    'offchain_localStorageSet',
    'system_addReservedPeer',
  ]) {
    expect([method, methodRule('polkadot', method)]).toEqual([method, undefined])
  }
  expect(methodRule('__proto__', 'eth_call')).toBeUndefined()
  expect(isRpcNamespace('__proto__')).toBe(false)
  expect(isRpcNamespace('bip122')).toBe(false)
})

test('never returns a cached result for a sent transaction', () => {
  for (const [namespace, method] of [
    ['eip155', 'eth_sendRawTransaction'],
    ['solana', 'sendTransaction'],
    ['polkadot', 'author_submitExtrinsic'],
  ] as const) {
    expect(methodRule(namespace, method)).toMatchObject({ keep: 'write' })
  }
  expect(methodRule('eip155', 'eth_getBalance')).toMatchObject({ keep: 'read' })
})
