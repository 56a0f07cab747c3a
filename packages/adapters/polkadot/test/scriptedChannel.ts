import {
  type CaipNetworkId,
  type PolkadotActions,
  type PolkadotPayload,
  type RemoteGrant,
  walletConnectMethods,
} from '@latchkey/common'
import { createScriptedChannel, type ScriptedChannel } from '@latchkey/testing'
import type { ChannelRig } from '@latchkey/testing/conformance'
import { encodeAddress, parseAddress } from '../src/address/address.js'
import { createAdapter } from './createAdapter.js'
import { createNetwork } from './setUp.js'

/** Alice and Bob in the prefixes of Polkadot (0) and Kusama (2). */
export const alice = {
  dot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  ksm: 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
}
export const bob = {
  dot: '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3',
  ksm: 'FoQJpPyadYccjavVdTWxpxU7rUEaYhfLCPwXgkfD6Zat9QP',
}
export const dot = createNetwork('a1', { ss58Format: 0 })
export const ksm = createNetwork('b2', { ss58Format: 2 })
/** The first two networks of the tests. */
export const ids = { dot: `polkadot:${'a1'.repeat(16)}`, ksm: `polkadot:${'b2'.repeat(16)}` } as const

/** A network that the app does not have. */
const elsewhere: CaipNetworkId = `polkadot:${'d4'.repeat(16)}`

const granted: RemoteGrant = {
  ...walletConnectMethods.polkadot,
  accounts: [`${ids.dot}:${alice.dot}`, `${ids.dot}:${bob.dot}`, `${ids.ksm}:${bob.ksm}`, `${ids.ksm}:${alice.ksm}`],
  networkIds: [ids.dot, ids.ksm],
}

export function createChannel(change: Partial<RemoteGrant> = {}): ScriptedChannel {
  const signed = () => ({ id: 7, signature: `0x01${'11'.repeat(64)}` })
  return createScriptedChannel({
    namespace: 'polkadot',
    grant: { ...granted, ...change },
    answers: { polkadot_signMessage: signed, polkadot_signTransaction: signed },
  })
}

const carol = new Uint8Array(32).fill(7)
const generic = (address: string) => encodeAddress(parseAddress(address, 'address').accountId, 42)
const people = new Map<CaipNetworkId, readonly [string, string, string]>([
  [ids.dot, [alice.dot, bob.dot, encodeAddress(carol, 0)]],
  [ids.ksm, [alice.ksm, bob.ksm, encodeAddress(carol, 2)]],
  [elsewhere, [generic(alice.dot), generic(bob.dot), encodeAddress(carol, 42)]],
])

/** Fixture of the suites about sessions over a channel. */
export const channelRig: ChannelRig = {
  createAdapter: (context) => createAdapter(context, {}),
  networks: [dot, ksm],
  third: createNetwork('c3'),
  foreign: elsewhere,
  addressesOn(networkId) {
    const found = people.get(networkId)
    if (!found) throw new Error(`Nobody is on ${networkId}`)
    return found
  },
  rewrite: generic,
  shows: 'everybody',
  badAccounts: [
    '',
    'x',
    ids.dot,
    `${ids.dot}:0x12`,
    `${ids.dot}:0xd43593c715fdd31c61141abd04a99fd6822c8558`,
    `${ids.dot}:${alice.dot}x`,
    // A wrong checksum.
    `${ids.dot}:${alice.dot.slice(0, -1)}6`,
    `eip155:1:${alice.dot}`,
  ],
  createChannel,
  signMethod: 'polkadot_signMessage',
  optional: { action: 'signMessage', method: 'polkadot_signMessage' },
  transact: {
    method: 'polkadot_signTransaction',
    run: ({ actions, accounts }, networkId) =>
      (actions as PolkadotActions).signPayload?.({ payload: payloadOf(accounts[0]?.address ?? '', networkId) }),
  },
  listen(provider, listener) {
    const { accounts } = provider as { accounts: { subscribe(listener: () => void): () => void } }
    accounts.subscribe(listener)
  },
  lacks: { foreignNetworks: 'addresses are written with the prefix of the network, which only those of the app have' },
}

function payloadOf(address: string, networkId: CaipNetworkId): PolkadotPayload {
  return {
    address,
    blockHash: `0x${'00'.repeat(32)}`,
    blockNumber: '0x01',
    era: '0x00',
    genesisHash: `0x${networkId.slice('polkadot:'.length).repeat(2)}`,
    method: '0x00',
    nonce: '0x00',
    signedExtensions: [],
    specVersion: '0x01',
    tip: '0x00',
    transactionVersion: '0x01',
    version: 4,
  }
}
