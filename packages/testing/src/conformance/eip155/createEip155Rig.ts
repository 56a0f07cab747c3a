import type { AdapterFactory, DiscoveryOptions, Network } from '@latchkey/common'
import { type Hex, isHex, verifyMessage } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import type { LocalChains } from '../../chains/startLocalChains.js'
import { testAccounts } from '../../chains/testAccounts.js'
import { rpcRequest } from '../../rpc/rpcRequest.js'
import { randomHex } from '../../wallet/base/randomId.js'
import type { ConformanceRig, WalletLook } from '../conformanceRig.js'
import type { ConformanceTraits } from '../conformanceTraits.js'
import { createConformanceAdapter } from '../createConformanceAdapter.js'
import { httpFaults, jsonRpcFault } from '../serverFaults.js'
import { createEip155ConformanceWallet } from './createEip155ConformanceWallet.js'
import { announce, impostorDetails, walletDetail } from './eip155Announcements.js'
import { eip155OptionalActions } from './eip155OptionalActions.js'
import { evmActions } from './evmActions.js'

export type Eip155RigOptions = {
  /** Running nodes, shared by all tests of the suite. */
  readonly chains: Pick<LocalChains, 'local' | 'second'>
  /** The adapter under test. */
  readonly factory: AdapterFactory
  readonly discovery?: Partial<DiscoveryOptions> | undefined
  /** The window around the page. Default: none. */
  readonly parent?: object | undefined
}

/** Differences of EVM wallets. */
export const eip155Traits: ConformanceTraits = {
  quirks: ['tellsActiveAccountOnly', 'needsChainIds', 'failingReports'],
}

const receiptFault = (title: string, change: (receipt: unknown) => object) =>
  jsonRpcFault(title, 'eth_getTransactionReceipt', change)
const receiptError = (code: number, message: string) => receiptFault(message, () => ({ error: { code, message } }))

/** Faults of nodes that do not know a receipt yet. */
const receiptFaults = [
  ...httpFaults,
  receiptError(-32_000, 'transaction indexing is in progress'),
  receiptError(-32_000, 'Unknown block'),
  receiptError(-32_602, 'invalid argument 0'),
  receiptError(-32_005, 'limit exceeded'),
  receiptFault('no receipt', () => ({ result: null })),
  receiptFault('an empty receipt', () => ({ result: {} })),
  receiptFault('a receipt without a block', (receipt) => ({
    result: { ...Object(receipt), blockHash: null, blockNumber: null },
  })),
]

/** Creates the conformance rig of EVM adapters: signing test wallets on real nodes. */
export async function createEip155Rig({
  chains,
  factory,
  discovery,
  parent,
}: Eip155RigOptions): Promise<ConformanceRig> {
  const networks = [chains.local.network, chains.second.network] as const
  const { adapter, page, pageListenerCount, timerCount, passTime, startFault } = await createConformanceAdapter({
    factory,
    networks,
    discovery,
    parent,
  })
  const createWallet = (name: string, look?: WalletLook, without: readonly string[] = []) =>
    createEip155ConformanceWallet({ ...look, name, without, networks, page })

  const [first = '', second = ''] = testAccounts(2).map(({ address }) => address)

  return {
    adapter,
    networks,
    unknownNetwork: unknownNetwork(networks[0]),
    createWallet,
    impostors: impostorDetails().map((detail) => () => announce(page, detail)),
    flood(count) {
      for (let index = 0; index < count; index++)
        announce(page, walletDetail(`Flood ${index}`, `org.example.flood${index}`))
    },
    mixedAccountAnswer: {
      answer: [null, '0x123', second, second.toLowerCase(), first, 42],
      addresses: [second, first],
    },
    declines: [
      { code: 4001 },
      { code: '4001' },
      { code: 5000 },
      Object.assign(new Error('MetaMask Tx Signature: User denied transaction signature.'), { code: -32603 }),
      { code: -32603, data: { originalError: { code: 4001, message: 'User rejected the request.' } } },
      new Error('User rejected the request.'),
    ],
    badAccountAnswers: [
      null,
      'text',
      42,
      {},
      [],
      [''],
      [null],
      ['0x123'],
      ['So1111111111111111111111111111111111111112'],
    ],
    badSignatures: ['', 'no hex', '0x1', {}, null, 42],
    badAddresses: ['', '0x', '0x123', 'margot.eth', `0x${'g'.repeat(40)}`, `0x${'0'.repeat(41)}`],
    verifyMessage: ({ message, address, signature }) =>
      verifyMessage({ message, address: hex(address), signature: hex(signature) }),
    verifyText: async ({ message, address, signed: { scheme, signature } }) =>
      scheme === 'eip191' && verifyMessage({ message, address: hex(address), signature: hex(signature) }),
    unspendable: [`0x${'0'.repeat(40)}`],
    send: (session, to, value) => evmActions(session).sendTransaction({ to, value }),
    async settle(hash, network) {
      while ((await rpcRequest(rpcUrl(network), 'eth_getTransactionReceipt', [hash])) === null)
        await new Promise((resolve) => setTimeout(resolve, 10))
    },
    lookup: {
      faults: receiptFaults,
      startFault,
      async waitFor(session, hash) {
        if (!isHex(hash)) throw new Error(`Not hexadecimal: ${hash}`)
        return evmActions(session).waitForReceipt?.({ hash })
      },
    },
    readBalance: async (address, network) =>
      BigInt(String(await rpcRequest(rpcUrl(network), 'eth_getBalance', [address, 'latest']))),
    createRecipient: () => privateKeyToAddress(randomHex(32)),
    optionalActions: eip155OptionalActions((name, without) => createWallet(name, undefined, without)),
    pageListenerCount,
    timerCount,
    passTime,
  }
}

function unknownNetwork(like: Network): Network {
  const http = { http: ['http://127.0.0.1:1'] }
  return {
    ...like,
    id: 424_242,
    caipNetworkId: 'eip155:424242',
    name: 'Nowhere',
    rpcUrls: { default: http, chainDefault: http },
  }
}

function rpcUrl({ rpcUrls }: Network): string {
  return rpcUrls.default.http[0] ?? ''
}

function hex(value: string): Hex {
  if (!isHex(value)) throw new Error(`Not hexadecimal: ${value}`)
  return value
}
