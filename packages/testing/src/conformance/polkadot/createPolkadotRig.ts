import type { AdapterFactory, Network, TextSignature } from '@latchkey/common'
import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2'
import * as sr25519 from '@scure/sr25519'
import { bytesToHex, hexToBytes, isHex } from 'viem'
import { polkadotTestAccounts } from '../../chains/polkadot/polkadotAccounts.js'
import type { LocalPolkadot } from '../../chains/polkadot/startLocalPolkadot.js'
import { createPolkadotKey } from '../../wallet/polkadot/polkadotKey.js'
import { fromSs58, toSs58 } from '../../wallet/polkadot/ss58.js'
import type { ConformanceRig, WalletLook } from '../conformanceRig.js'
import type { ConformanceTraits } from '../conformanceTraits.js'
import { createConformanceAdapter } from '../createConformanceAdapter.js'
import { httpFaults, jsonRpcFault } from '../serverFaults.js'
import { createPolkadotConformanceWallet } from './createPolkadotConformanceWallet.js'
import { polkadotActions } from './polkadotActions.js'
import { floodPolkadot, polkadotImpostors } from './polkadotImpostors.js'
import { polkadotOptionalActions } from './polkadotOptionalActions.js'

export type PolkadotRigOptions = {
  /** Running chains, shared by all tests of the suite. */
  readonly chain: LocalPolkadot
  /** The adapter under test. */
  readonly factory: AdapterFactory
}

type Missing = Parameters<Parameters<typeof polkadotOptionalActions>[0]>[1]

/** Differences of Polkadot wallets. */
export const polkadotTraits: ConformanceTraits = {
  switching: 'page',
  quirks: ['changesFees'],
  lacks: {
    ownIcon: 'injectedWeb3 holds a version and a function, and no picture',
    sameName: 'a wallet is named by its key in injectedWeb3, and an object has each key once',
    revoke: 'extensions offer a page no way to give its permission back',
  },
}

const recordFault = (title: string, reply: object) => jsonRpcFault(title, 'state_getStorage', () => reply)

/** Faults of nodes that do not have the record of the sender at the best block. */
const recordFaults = [
  ...httpFaults,
  recordFault('an unknown block', { error: { code: 4003, message: 'Client error: UnknownBlock' } }),
  recordFault('a rate limit', { error: { code: -32_999, message: 'Too many requests' } }),
  recordFault('no record', { result: null }),
  recordFault('an empty record', { result: '0x' }),
]

/** Creates the conformance rig of Polkadot adapters: signing test wallets on real chains. */
export async function createPolkadotRig({ chain, factory }: PolkadotRigOptions): Promise<ConformanceRig> {
  const networks = [chain.network, chain.second.network] as const
  const { adapter, page, pageListenerCount, timerCount, passTime, startFault } = await createConformanceAdapter({
    factory,
    networks,
  })
  const createWallet = (name: string, { quirks }: WalletLook = {}, without: Missing = []) =>
    createPolkadotConformanceWallet({ name, without, page, quirks })
  const chainOf = ({ caipNetworkId }: Network) =>
    caipNetworkId === chain.second.network.caipNetworkId ? chain.second : chain

  return {
    adapter,
    networks,
    unknownNetwork: { ...networks[0], id: 'nowhere', caipNetworkId: 'polkadot:nowhere', name: 'Nowhere' },
    createWallet,
    // Above the existential deposit.
    amount: 10n ** 10n,
    impostors: polkadotImpostors(page),
    flood: (count) => floodPolkadot(page, count),
    mixedAccountAnswer: mixedAccountAnswer(),
    declines: ['Cancelled', 'Rejected', 'User rejected the request', 'Rejected by user', 'Cancelled by user'].map(
      (text) => new Error(text),
    ),
    badAccountAnswers: [
      null,
      'text',
      42,
      {},
      [],
      [''],
      [null],
      [{}],
      [{ address: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQZ' }],
      [{ address: '0xd43593c715fdd31c61141abd04a99fd6822c8558', type: 'ethereum' }],
      ['5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'],
    ],
    badSignatures: ['', 'no hex', '0x', {}, { signature: '' }, { signature: '0x12' }, { signature: 42 }, null, 42],
    badAddresses: [
      '',
      '0x',
      'alice.dot',
      '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQZ',
      '0xd43593c715fdd31c61141abd04a99fd6822c8558',
      'So11111111111111111111111111111111111111112',
    ],
    async verifyMessage({ message, address, signature }) {
      const bytes = new TextEncoder().encode(`<Bytes>${message}</Bytes>`)
      return verify(hex(signature), bytes, fromSs58(address))
    },
    verifyText: async ({ message, address, signed }) => verifyText(message, address, signed),
    // Alice on Kusama.
    foreign: ['HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'],
    send: (session, to, value) => {
      const { sendTransaction } = polkadotActions(session)
      return sendTransaction?.({ to, value }) ?? Promise.reject(new Error('The session cannot send'))
    },
    settle: (hash, network) => chainOf(network).settle(hash),
    lookup: {
      faults: recordFaults,
      startFault,
      waitFor: (session, hash) =>
        polkadotActions(session).waitForReceipt?.({ hash: bytesToHex(hex(hash)) }) ?? Promise.resolve(),
    },
    readBalance: (address, network) => chainOf(network).balanceOf(address),
    createRecipient: () =>
      toSs58(createPolkadotKey('sr25519', crypto.getRandomValues(new Uint8Array(32))).accountId, 42),
    optionalActions: polkadotOptionalActions((name, without) => createWallet(name, undefined, without)),
    pageListenerCount,
    timerCount,
    passTime,
  }
}

function verify(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean {
  // A verifier throws for a signature of another kind.
  const isValid = (check: () => boolean) => {
    try {
      return check()
    } catch {
      return false
    }
  }
  return (
    isValid(() => sr25519.verify(message, signature, publicKey)) ||
    isValid(() => ed25519.verify(signature, message, publicKey))
  )
}

/** Verifies by the scheme alone, so that a wrong scheme fails. */
function verifyText(message: string, address: string, signed: TextSignature): boolean {
  const bytes = new TextEncoder().encode(`<Bytes>${message}</Bytes>`)
  const accountId = fromSs58(address)
  if (signed.scheme === 'polkadot:ecdsa')
    return recoverAccountId(bytes, hex(signed.signature)).join() === accountId.join()
  if (signed.scheme !== 'polkadot:sr25519' && signed.scheme !== 'polkadot:ed25519') return false
  const [signature, publicKey] = [hex(signed.signature), hex(signed.publicKey)]
  if (publicKey.join() !== accountId.join()) return false
  return signed.scheme === 'polkadot:sr25519'
    ? sr25519.verify(bytes, signature, publicKey)
    : ed25519.verify(signature, bytes, publicKey)
}

/** Returns the account id of the key that made an ecdsa signature. */
function recoverAccountId(bytes: Uint8Array, signature: Uint8Array): Uint8Array {
  const recoverable = secp256k1.Signature.fromCompact(signature.slice(0, 64)).addRecoveryBit(signature[64] ?? 0)
  return blake2b(recoverable.recoverPublicKey(blake2b(bytes, { dkLen: 32 })).toRawBytes(true), { dkLen: 32 })
}

function hex(value: string): Uint8Array {
  if (!isHex(value)) throw new Error(`Not hexadecimal: ${value}`)
  return hexToBytes(value)
}

function mixedAccountAnswer() {
  const [alice = '', bob = ''] = polkadotTestAccounts().map(({ address }) => address)
  const account = (address: string) => ({ address, name: 'Account', type: 'sr25519' })
  return {
    answer: [
      null,
      {},
      { address: 42 },
      account(bob),
      account('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQZ'),
      account(bob),
      account(alice),
    ],
    addresses: [bob, alice],
  }
}
