import {
  type CaipNetworkId,
  type ChainNamespace,
  type Eip155Actions,
  type PolkadotActions,
  type PolkadotPayload,
  walletConnectMethods,
} from '@latchkey/common'
import { createScriptedChannel } from '@latchkey/testing'
import type { ChannelRig } from '@latchkey/testing/conformance'
import { createUniversalAdapter } from '../src/universal/createUniversalAdapter.js'
import { signMessage, solanaAddresses } from './solanaKeys.fixture.js'
import { networkOf } from './thinSession.fixture.js'

type People = readonly [string, string, string]

const evmPeople: People = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
]
const [first = '', second = '', third = ''] = solanaAddresses
const solanaPeople: People = [first, second, third]
const polkadotPeople: People = [
  '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty',
  '5FLSigC9HGRKVhB9FiEo4Y3koPsNmBmLJbpXg2mp1hXcS59Y',
]
const bitcoinPeople: People = [
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  '3P14159f73E4gFr7JterCCQh9QjiTjiZrG',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
]
const testPeople: People = [
  'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
  '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc',
]
const bitcoinMain: CaipNetworkId = 'bip122:000000000019d6689c085ae165831e93'

const hex = (bytes: number) => `0x${'ab'.repeat(bytes)}`

type Parts = Pick<ChannelRig, 'signMethod' | 'optional' | 'badAccounts'> &
  Partial<Pick<ChannelRig, 'transact'>> & {
    readonly chains: readonly [string, string, string, string]
    readonly people: (networkId: CaipNetworkId) => People
    readonly answers: Readonly<Record<string, unknown>>
  }

const parts: Readonly<Record<ChainNamespace, Parts>> = {
  eip155: {
    chains: ['1', '137', '8453', '10'],
    people: () => evmPeople,
    badAccounts: ['', 'x', 'eip155:1:0x12', 'solana:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    answers: { personal_sign: hex(65), eth_signTypedData_v4: hex(65), eth_sendTransaction: hex(32) },
    signMethod: 'personal_sign',
    optional: { action: 'signTypedData', method: 'eth_signTypedData_v4' },
    transact: {
      method: 'eth_sendTransaction',
      run: ({ actions }, networkId) =>
        (actions as Eip155Actions).sendTransaction({
          to: evmPeople[2],
          value: 1n,
          chainId: Number(networkId.split(':')[1]),
        }),
    },
  },
  solana: {
    chains: [
      '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      'own',
      '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
    ],
    people: () => solanaPeople,
    badAccounts: ['', 'x', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:0x12', `eip155:1:${evmPeople[0]}`],
    answers: { solana_signMessage: signMessage },
    signMethod: 'solana_signMessage',
    optional: { action: 'signMessage', method: 'solana_signMessage' },
  },
  polkadot: {
    chains: ['a1', 'b2', 'c3', 'd4'].map((pair) => pair.repeat(16)) as [string, string, string, string],
    people: () => polkadotPeople,
    badAccounts: ['', 'x', `polkadot:${'a1'.repeat(16)}:0x12`, `eip155:1:${evmPeople[0]}`],
    answers: {
      polkadot_signMessage: { signature: hex(64) },
      polkadot_signTransaction: { signature: hex(64) },
    },
    signMethod: 'polkadot_signMessage',
    optional: { action: 'signMessage', method: 'polkadot_signMessage' },
    transact: {
      method: 'polkadot_signTransaction',
      run: ({ actions, accounts }, networkId) =>
        (actions as PolkadotActions).signPayload?.({ payload: payloadOf(accounts[0]?.address ?? '', networkId) }),
    },
  },
  bip122: {
    chains: [
      '000000000019d6689c085ae165831e93',
      '000000000933ea01ad0ee984209779ba',
      '0f9188f13cb7b2c71f2a335e3a4fc328',
      '00000008819873e925422c1ff0f99f7c',
    ],
    people: (networkId) => (networkId === bitcoinMain ? bitcoinPeople : testPeople),
    badAccounts: ['', 'x', `${bitcoinMain}:0x12`, `eip155:1:${evmPeople[0]}`],
    answers: { signMessage: { signature: `1f${'01'.repeat(64)}` }, sendTransfer: { txid: 'f'.repeat(64) } },
    signMethod: 'signMessage',
    optional: { action: 'signMessage', method: 'signMessage' },
  },
}

/** Creates the rig of the adapter without a chain library. */
export function createUniversalRig(namespace: ChainNamespace): ChannelRig {
  const { chains, people, answers, ...rest } = parts[namespace]
  const [here, there, third, foreign] = chains
  return {
    ...rest,
    createAdapter: (context) => {
      const adapter = createUniversalAdapter(namespace).create(context)
      if (adapter instanceof Promise) throw new Error('The adapter is not there at once')
      return adapter
    },
    networks: [networkOf(namespace, here), networkOf(namespace, there)],
    third: networkOf(namespace, third),
    foreign: `${namespace}:${foreign}`,
    addressesOn: people,
    // This adapter shows addresses as the wallet writes them.
    rewrite: undefined,
    shows: 'network',
    createChannel: (change) =>
      createScriptedChannel({
        namespace,
        grant: { ...walletConnectMethods[namespace], ...change },
        answers: Object.fromEntries(
          Object.entries(answers).map(([method, answer]) => [
            method,
            ({ params }) => (typeof answer === 'function' ? answer(params) : answer),
          ]),
        ),
      }),
    listen: undefined,
    // This adapter has its own error code for this case.
    endedCode: 'UNIVERSAL_PROVIDER_UNDEFINED',
  }
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
