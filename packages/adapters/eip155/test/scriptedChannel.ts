import type { CaipNetworkId, Eip155Actions, RemoteGrant } from '@latchkey/common'
import { createScriptedChannel, type ScriptedChannel } from '@latchkey/testing'
import type { ChannelRig } from '@latchkey/testing/conformance'
import { getAddress } from 'viem'
import { createAdapter } from './createAdapter.js'
import { createNetwork } from './createNetwork.js'
import { alice, bob, hash, signature } from './scriptedWallet.js'

const nowhere = ['http://127.0.0.1:9/']
export const ethereum = createNetwork(1, nowhere)
export const polygon = createNetwork(137, nowhere)
export const base = createNetwork(8453, nowhere)

export const granted: RemoteGrant = {
  methods: [
    'personal_sign',
    'eth_sendTransaction',
    'eth_signTypedData_v4',
    'wallet_sendCalls',
    'wallet_getCallsStatus',
    'wallet_getCapabilities',
  ],
  events: ['accountsChanged', 'chainChanged'],
  accounts: [`eip155:1:${alice.toLowerCase()}`, `eip155:1:${bob}`, `eip155:137:${bob}`, `eip155:137:${alice}`],
  networkIds: ['eip155:1', 'eip155:137', 'eip155:10'],
}

export function createChannel(change: Partial<RemoteGrant> = {}): ScriptedChannel {
  return createScriptedChannel({
    namespace: 'eip155',
    grant: { ...granted, ...change },
    answers: {
      personal_sign: () => signature,
      eth_signTypedData_v4: () => signature,
      eth_sendTransaction: () => hash,
      wallet_sendCalls: () => ({ id: '0x1' }),
      wallet_getCapabilities: () => ({ '0x1': { atomic: { status: 'supported' } } }),
    },
  })
}

/** Fixture of the suites about sessions over a channel. */
export const channelRig: ChannelRig = {
  createAdapter: (context) => createAdapter(context, {}),
  networks: [ethereum, polygon],
  third: base,
  foreign: 'eip155:10' satisfies CaipNetworkId,
  addressesOn: () => [alice, bob, '0x90F79bf6EB2c4f870365E785982E1f101E93b906'],
  rewrite: (address) => getAddress(address, 30),
  shows: 'network',
  badAccounts: ['', 'x', 'eip155:1:0x12', `eip155:0:${alice}`, `eip155:1:${alice}0`, `solana:1:${alice}`],
  createChannel,
  signMethod: 'personal_sign',
  optional: { action: 'signTypedData', method: 'eth_signTypedData_v4' },
  transact: {
    method: 'eth_sendTransaction',
    run: ({ actions }, networkId) =>
      (actions as Eip155Actions).sendTransaction({ to: bob, value: 1n, chainId: Number(networkId.split(':')[1]) }),
  },
  listen(provider, listener) {
    const { on } = provider as { on(event: string, listener: () => void): void }
    on('accountsChanged', listener)
  },
}
