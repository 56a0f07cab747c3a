import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'
import { expect, test } from 'vitest'
import { loadForCall } from './loadForCall.js'

const changed = {
  network: { networkId: 'eip155:137', address: 'one' },
  account: { networkId: 'eip155:1', address: 'two' },
} as const

/** Loads code for a call with `parameters`; meanwhile the network or the account changes. */
function load(change: keyof typeof changed, parameters: unknown, namespace: ChainNamespace = 'eip155') {
  let state: { readonly networkId: CaipNetworkId; readonly address: string } = { networkId: 'eip155:1', address: 'one' }
  const subject = { namespace, networkId: () => state.networkId, activeAddress: () => state.address }
  const code = async () => {
    state = changed[change]
    return 'code'
  }
  return loadForCall(code, subject, parameters)
}

test('FI23: rejects a call if the network changes while its code loads', async () => {
  for (const parameters of [undefined, { message: 'x' }, { address: 'one' }])
    await expect(load('network', parameters)).rejects.toMatchObject({
      code: 'WRONG_NETWORK',
      details: 'The call is for eip155:1. Nothing was sent.',
    })
})

test.each([
  ['without parameters', undefined],
  ['without an account', { to: 'two', value: 1n }],
  ["with viem's address of a contract", { address: 'contract', abi: [] }],
])('FI22: rejects a call %s if the account changes while its code loads', async (_title, parameters) => {
  await expect(load('account', parameters)).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
})

test.each([
  ['the address', { address: 'one' }],
  ["viem's account", { account: { address: 'one' } }],
  ['the address, beside a contract', { address: 'one', abi: [], contractAddress: 'contract' }],
])('FI22: a call that names %s continues if the active account changes', async (_title, parameters) => {
  expect(await load('account', parameters)).toBe('code')
})

test('rejects when the signal of the call aborts while its code loads', async () => {
  const subject = { namespace: 'eip155' as const, networkId: () => 'eip155:1' as const, activeAddress: () => 'one' }
  const abort = new AbortController()
  const loading = loadForCall(() => new Promise(() => undefined), subject, { signal: abort.signal })
  abort.abort()
  await expect(loading).rejects.toMatchObject({ code: 'ABORTED' })
})

test('FI22: an address with an ABI is an account in other namespaces', async () => {
  expect(await load('account', { address: 'one', abi: [] }, 'solana')).toBe('code')
})
