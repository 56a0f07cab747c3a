import type { CaipNetworkId, RemoteGrant } from '@latchkey/common'
import { createScriptedChannel, type ScriptedChannel } from '@latchkey/testing'
import type { ChannelRig } from '@latchkey/testing/conformance'
import { base58check, bech32m } from './addressCodecs.js'
import { createAdapter } from './createAdapter.js'
import { createNetwork } from './createNetwork.js'

export const mainnetId = 'bip122:000000000019d6689c085ae165831e93'
export const testnetId = 'bip122:000000000933ea01ad0ee984209779ba'
const signetId = 'bip122:00000008819873e925422c1ff0f99f7c'
export const payment = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
export const ordinal = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
export const change = '3P14159f73E4gFr7JterCCQh9QjiTjiZrG'
export const other = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
export const testPayment = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
export const publicKey = `02${'ab'.repeat(32)}`
export const txid = 'f007551f169722ce74104d6673bd46ce193c624b8550889526d1b93820d725f7'

export const mainnet = createNetwork(mainnetId.slice(7), ['http://127.0.0.1:9/'])
export const testnet = createNetwork(testnetId.slice(7), ['http://127.0.0.1:9/'])
/** A network of the app that no wallet approved. */
export const own = createNetwork('0f9188f13cb7b2c71f2a335e3a4fc328', ['http://127.0.0.1:9/'])

export const granted: RemoteGrant = {
  methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  events: ['bip122_addressesChanged'],
  accounts: [`${mainnetId}:${payment}`, `${testnetId}:${testPayment}`],
  networkIds: [mainnetId, testnetId],
}

export function createChannel(part: Partial<RemoteGrant> = {}): ScriptedChannel {
  return createScriptedChannel({
    namespace: 'bip122',
    grant: { ...granted, ...part },
    answers: {
      getAccountAddresses: () => [
        { address: ordinal, intention: 'ordinal', path: "m/86'/0'/0'/0/0" },
        { address: payment, intention: 'payment', path: "m/84'/0'/0'/0/0", publicKey },
        { address: change, path: "m/49'/0'/0'/1/3" },
      ],
      signMessage: () => ({ signature: `1f${'01'.repeat(64)}` }),
      sendTransfer: () => ({ txid }),
    },
  })
}

/** Fixture of the suites about sessions over a channel. Its wallets report no addresses besides the granted ones. */
export const channelRig: ChannelRig = {
  createAdapter: (context) => createAdapter(context, {}),
  networks: [mainnet, testnet],
  third: own,
  foreign: signetId,
  addressesOn,
  rewrite: (address) => address.toUpperCase(),
  // The second address is for ordinals.
  selectable: 2,
  shows: 'network',
  badAccounts: [
    '',
    payment,
    `${mainnetId}:${payment}x`,
    `eip155:1:${payment}`,
    `${mainnetId}:${testPayment}`,
    `${mainnetId}:bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080`,
    // Litecoin.
    `bip122:12a765e31ffd4059bada1e25190f6e98:${payment}`,
  ],
  createChannel: (part) => createChannel({ methods: ['sendTransfer', 'signMessage', 'signPsbt'], ...part }),
  signMethod: 'signMessage',
  optional: { action: 'signMessage', method: 'signMessage' },
  // Its wallets send bip122_addressesChanged, which the session applies.
  listen: undefined,
  lacks: { chainEvents: 'requests of Bitcoin name their network, and a wallet is on none' },
}

function addressesOn(networkId: CaipNetworkId): readonly [string, string, string] {
  if (networkId === mainnetId) return [payment, ordinal, other]
  const hash = base58check.decode(other).slice(1)
  const taproot = bech32m.encode('tb', bech32m.decode(ordinal as `${string}1${string}`).words)
  return [testPayment, taproot, base58check.encode(Uint8Array.from([0x6f, ...hash]))]
}
