import { createPublicKey, randomBytes, verify } from 'node:crypto'
import type { AdapterFactory, Network } from '@latchkey/common'
import { base58 } from '@scure/base'
import { solanaTestAccounts } from '../../chains/solana/solanaAccounts.js'
import type { LocalSolana } from '../../chains/solana/startLocalSolana.js'
import { ledgerEnvelope } from '../../wallet/solana/ledgerEnvelope.js'
import type { SolanaFeature } from '../../wallet/solana/solanaTestWalletOptions.js'
import type { ConformanceRig, WalletLook } from '../conformanceRig.js'
import type { ConformanceTraits } from '../conformanceTraits.js'
import { createConformanceAdapter } from '../createConformanceAdapter.js'
import { httpFaults, jsonRpcFault } from '../serverFaults.js'
import { createSolanaConformanceWallet } from './createSolanaConformanceWallet.js'
import { solanaActions } from './solanaActions.js'
import { floodSolana, solanaImpostors } from './solanaImpostors.js'
import { solanaOptionalActions } from './solanaOptionalActions.js'

export type SolanaRigOptions = {
  /** Running chains, shared by all tests of the suite. */
  readonly solana: LocalSolana
  /** The adapter under test. */
  readonly factory: AdapterFactory
}

/** Differences of Solana wallets. */
export const solanaTraits: ConformanceTraits = {
  switching: 'page',
  quirks: ['wrapsMessages', 'changesFees'],
  lacks: { addressForms: 'An address is base58, which is case-sensitive and has no checksum.' },
}

/** Amount of a test transfer, in lamports: twice the minimum balance of an account without data. */
const amount = 1_781_760n

const statusFault = (title: string, reply: object) => jsonRpcFault(title, 'getSignatureStatuses', () => reply)
const statusList = (...value: readonly unknown[]) => ({ result: { context: { slot: 1 }, value } })

/** Faults of nodes that do not know the status of a transaction yet. */
const statusFaults = [
  ...httpFaults,
  statusFault('a node that is behind', { error: { code: -32_005, message: 'Node is behind by 42 slots' } }),
  statusFault('a node without history', { error: { code: -32_011, message: 'Transaction history is not available' } }),
  statusFault('no status', statusList(null)),
  statusFault('an empty list', statusList()),
  statusFault(
    'a transaction that is only processed',
    statusList({ slot: 1, err: null, confirmationStatus: 'processed' }),
  ),
]

/** Creates the conformance rig of Solana adapters: signing test wallets on a real runtime. */
export async function createSolanaRig({ solana, factory }: SolanaRigOptions): Promise<ConformanceRig> {
  const networks = [solana.network, solana.second.network] as const
  const { adapter, page, pageListenerCount, timerCount, passTime, startFault } = await createConformanceAdapter({
    factory,
    networks,
  })
  const createWallet = (name: string, look: WalletLook = {}, without: readonly SolanaFeature[] = []) =>
    createSolanaConformanceWallet({ name, ...look, without, networks, page })
  const chainOf = ({ caipNetworkId }: Network) =>
    caipNetworkId === solana.second.network.caipNetworkId ? solana.second : solana

  return {
    adapter,
    networks,
    unknownNetwork: unknownNetwork(networks[0]),
    createWallet,
    impostors: solanaImpostors(page),
    flood: (count) => floodSolana(page, count),
    mixedAccountAnswer: mixedAccountAnswer(),
    badAccountAnswers: [
      null,
      'text',
      42,
      {},
      [],
      { accounts: null },
      { accounts: [] },
      { accounts: [''] },
      { accounts: [null, {}, { address: 42 }] },
      { accounts: [{ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }] },
      { accounts: [{ address: '1'.repeat(31) }, { address: '1'.repeat(45) }, { address: '0OIl'.repeat(9) }] },
    ],
    declines: [
      'User rejected the request.',
      'User declined',
      'Transaction cancelled',
      'Transaction rejected',
      'The request was rejected',
      'Approval denied',
      'Plugin Closed',
    ]
      .map((text): unknown => new Error(text))
      .concat([{ code: 4001, message: 'No' }]),
    badSignatures: [
      null,
      42,
      'text',
      {},
      [],
      [null],
      [{}],
      [{ signature: 'text' }],
      [{ signature: new Uint8Array(64) }],
      [{ signature: new Uint8Array(63).fill(1) }],
      [{ signature: new Uint8Array(65).fill(1) }],
      [{ signature: new Uint8Array(64).fill(1), signedMessage: new Uint8Array(4) }],
      [{ signature: new Uint8Array(64).fill(1) }, { signature: new Uint8Array(64).fill(1) }],
    ],
    badAddresses: [
      '',
      '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
      '1'.repeat(31),
      '1'.repeat(33),
      'z'.repeat(44),
      'margot.sol',
    ],
    verifyMessage: async ({ message, address, signature }) =>
      [Buffer.from(message), ledgerEnvelope(Buffer.from(message))].some((bytes) =>
        verify(null, bytes, keyOf(address), base58.decode(signature)),
      ),
    verifyText: async ({ message, address, signed }) =>
      signed.scheme === 'solana:ed25519' &&
      signed.publicKey === address &&
      verify(null, Buffer.from(message), keyOf(signed.publicKey), base58.decode(signed.signature)),
    unspendable: ['1'.repeat(32)],
    amount,
    send: (session, to, value) => {
      const { sendTransaction } = solanaActions(session)
      return sendTransaction?.({ to, value }) ?? Promise.reject(new Error('The session cannot send'))
    },
    settle: (signature, network) => chainOf(network).settle(signature),
    lookup: { faults: statusFaults, startFault },
    readBalance: (address, network) => chainOf(network).balanceOf(address),
    createRecipient: () => base58.encode(randomBytes(32)),
    optionalActions: solanaOptionalActions((name, without) => createWallet(name, {}, without)),
    pageListenerCount,
    timerCount,
    passTime,
  }
}

/** Converts an address to a public key for Node: its 32 bytes after the DER prefix of Ed25519. */
function keyOf(address: string) {
  const head = Buffer.from('302a300506032b6570032100', 'hex')
  return createPublicKey({ key: Buffer.concat([head, base58.decode(address)]), format: 'der', type: 'spki' })
}

function unknownNetwork(like: Network): Network {
  const http = { http: ['https://nowhere.example'] }
  const id = 'Nowhere1111111111111111111111111'
  return { ...like, id, caipNetworkId: `solana:${id}`, name: 'Nowhere', rpcUrls: { default: http } }
}

function mixedAccountAnswer() {
  const [first = '', second = ''] = solanaTestAccounts({ count: 2 }).map(({ address }) => address)
  const account = (address: string, key = address) => ({
    address,
    publicKey: base58.decode(key),
    chains: ['solana:mainnet'],
    features: [],
  })
  const accounts = [
    null,
    {},
    { address: 42 },
    { ...account(first), chains: ['bitcoin:mainnet'] },
    account(first, second),
    account(second),
    { ...account(second), label: 'Again' },
    account(first),
  ]
  return { answer: { accounts }, addresses: [second, first] }
}
