import { decodeBase58, encodeBase58, type RemoteGrant, readField, walletConnectMethods } from '@latchkey/common'
import { createScriptedChannel, type ScriptedChannel } from '@latchkey/testing'
import type { ChannelRig } from '@latchkey/testing/conformance'
import { createAdapter } from './createAdapter.js'
import { createNetwork, devnet, mainnet } from './networks.js'
import { alice, bob, createAccount, signature, signWith } from './scriptedWallet.js'

export const ids = { mainnet: mainnet.caipNetworkId, devnet: devnet.caipNetworkId }

/** Both networks and both accounts; bob comes first on devnet. */
export const granted: RemoteGrant = {
  ...walletConnectMethods.solana,
  accounts: [`${ids.mainnet}:${alice.address}`, `${ids.mainnet}:${bob.address}`, `${ids.devnet}:${bob.address}`],
  networkIds: [ids.mainnet, ids.devnet],
}

export function createChannel(change: Partial<RemoteGrant> = {}): ScriptedChannel {
  const sign = (pubkey: unknown, bytes: Uint8Array | undefined) => ({
    signature: encodeBase58(signWith(String(pubkey), bytes ?? new Uint8Array())),
  })
  return createScriptedChannel({
    namespace: 'solana',
    grant: { ...granted, ...change },
    answers: {
      solana_signMessage: ({ params }) =>
        sign(readField(params, 'pubkey'), decodeBase58(String(readField(params, 'message')))),
      solana_signAndSendTransaction: () => ({ signature: encodeBase58(signature) }),
      solana_requestAccounts: () => [{ pubkey: bob.address }],
    },
  })
}

const people = [alice.address, bob.address, createAccount(11).address] as const

/** Fixture of the suites about sessions over a channel. */
export const channelRig: ChannelRig = {
  createAdapter: (context) => createAdapter(context, {}),
  networks: [mainnet, devnet],
  third: createNetwork('Own', []),
  foreign: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  addressesOn: () => people,
  rewrite: undefined,
  shows: 'everybody',
  badAccounts: ['', 'x', `${ids.mainnet}:0x12`, 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  createChannel,
  signMethod: 'solana_signMessage',
  optional: { action: 'signMessage', method: 'solana_signMessage' },
  listen(provider, listener) {
    const { features } = provider as { features: { 'standard:events': { on(event: string, call: () => void): void } } }
    features['standard:events'].on('change', listener)
  },
}
