import { randomBytes } from 'node:crypto'
import type { AdapterFactory, Network } from '@latchkey/common'
import { p2wpkh } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils.js'
import type { LocalBitcoin, LocalBitcoinChain } from '../../chains/bitcoin/startLocalBitcoin.js'
import { testMnemonic } from '../../chains/testAccounts.js'
import { missingPackage } from '../../missingPackage.js'
import { createAccountSource } from '../../wallet/bitcoin/bitcoinAccount.js'
import { bitcoinFormats } from '../../wallet/bitcoin/bitcoinChain.js'
import type { ConformanceRig, WalletLook } from '../conformanceRig.js'
import type { ConformanceTraits } from '../conformanceTraits.js'
import { createConformanceAdapter } from '../createConformanceAdapter.js'
import { httpFault, httpFaults } from '../serverFaults.js'
import { bip122Impostors, floodBip122 } from './bip122Impostors.js'
import { bip122OptionalActions } from './bip122OptionalActions.js'
import { bitcoinActions } from './bitcoinActions.js'
import { type Bip122Face, createBip122ConformanceWallet } from './createBip122ConformanceWallet.js'

export type Bip122RigOptions = {
  /** Running nodes, shared by all tests of the suite. */
  readonly bitcoin: LocalBitcoin
  /** The adapter under test. */
  readonly factory: AdapterFactory
  /** Interface of the suite's wallets. */
  readonly face: Bip122Face
}

const oneAccount = { severalAccounts: 'A wallet shares the addresses of its selected account only.' }

/** Differences of each wallet interface. */
export const bip122Traits: Readonly<Record<Bip122Face, ConformanceTraits>> = {
  standard: { switching: 'page', lacks: oneAccount },
  satsConnect: { lacks: oneAccount },
  unisat: {
    lacks: {
      ...oneAccount,
      ownName: 'A wallet is called what its place on the window is called.',
      ownIcon: 'A provider at a place says nothing of itself.',
      sameName: 'A place holds one wallet.',
    },
  },
}

const transactionFault = (title: string, status: number, body: string) =>
  httpFault(
    title,
    async () => new Response(body, { status }),
    ({ url }) => url.includes('/tx/'),
  )

/** Faults of servers that do not know a transaction yet. */
const transactionFaults = [
  ...httpFaults,
  transactionFault('an unknown transaction', 404, 'Transaction not found'),
  transactionFault('a server that starts', 500, 'Failed to get block height'),
  transactionFault('no transaction', 200, 'null'),
]

/** Funds of the suite's wallets, in satoshi. */
const funds = 1_000_000n

/** Creates the conformance rig of Bitcoin adapters: signing test wallets on real nodes. */
export async function createBip122Rig({ bitcoin, factory, face }: Bip122RigOptions): Promise<ConformanceRig> {
  const { Verifier } = await import('bip322-js').catch(missingPackage('The Bitcoin rig', 'bip322-js'))
  const networks = [bitcoin.network, bitcoin.second.network] as const
  const chains = [
    { network: 'regtest', rpcUrl: bitcoin.rpcUrl, of: networks[0] },
    { network: 'signet', rpcUrl: bitcoin.second.rpcUrl, of: networks[1] },
  ] as const
  const { adapter, page, startFault, ...counts } = await createConformanceAdapter({ factory, networks })
  let count = 0
  const createWallet = (name: string, look?: WalletLook, without: readonly string[] = []) =>
    createBip122ConformanceWallet({ ...look, name, face, without, chains, page, index: count++ })
  const chainOf = (network: Network): LocalBitcoinChain =>
    bitcoin.all.find((chain) => chain.network.caipNetworkId === network.caipNetworkId) ?? bitcoin

  const accounts = createAccountSource(testMnemonic)
  const addressOn = (index: number, network: Network) =>
    accounts(network === networks[0] ? 'regtest' : 'signet', index).payment.address
  const payer = addressOn(0, networks[0])
  if ((await bitcoin.balanceOf(payer)) < funds / 2n) await bitcoin.fund(payer, funds)

  return {
    ...counts,
    adapter,
    networks,
    unknownNetwork: unknownNetwork(networks[0]),
    createWallet,
    impostors: bip122Impostors(face, page),
    flood: (count) => floodBip122(face, page, count),
    mixedAccountAnswer: mixedAccountAnswer(face, accounts),
    declines:
      face === 'satsConnect'
        ? [
            { code: -32000, message: 'User rejected the request.' },
            { code: 4001 },
            new Error('User rejected the request.'),
          ]
        : [new Error('User rejected the request.'), { code: 4001 }, 'User declined'],
    addressOn: (network) => addressOn(0, network),
    badAccountAnswers: [
      null,
      'text',
      42,
      {},
      [],
      [''],
      [null],
      { accounts: [], addresses: [] },
      { accounts: [{}], addresses: [{}] },
      { accounts: [{ address: '' }], addresses: [{ address: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt081' }] },
      { accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }], addresses: [null] },
    ],
    badSignatures: ['', 'no base64!', 'AAAA', {}, null, 42],
    badAddresses: [
      '',
      'bc1',
      'margot.eth',
      'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt081',
      '0x52908400098527886E0F7030069857D2E4169EE7',
    ],
    verifyMessage: async ({ message, address, signature }) => Verifier.verifySignature(address, message, signature),
    verifyText: async ({ message, address, signed: { scheme, signature } }) =>
      (scheme === 'bip322' || scheme === 'bip137') && Verifier.verifySignature(address, message, signature),
    foreign: ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    async send(session, to, amount) {
      const sendTransfer = bitcoinActions(session).sendTransfer
      if (!sendTransfer) throw new Error('The session cannot pay')
      return sendTransfer({ recipients: [{ address: to, amount }] })
    },
    settle: (txid, network) => chainOf(network).settle(txid),
    lookup: { faults: transactionFaults, startFault },
    readBalance: (address, network) => chainOf(network).balanceOf(address),
    createRecipient: () => p2wpkh(pubECDSA(randomBytes(32)), bitcoinFormats.regtest).address ?? '',
    optionalActions: bip122OptionalActions(face, (name, without) => createWallet(name, undefined, without)),
  }
}

function unknownNetwork(like: Network): Network {
  const http = { http: ['http://127.0.0.1:1'] }
  return {
    ...like,
    id: '000000000019d6689c085ae165831e93',
    caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
    name: 'Nowhere',
    rpcUrls: { default: http, chainDefault: http },
  }
}

/**
 * Returns accounts with the addresses of the first and second account of the test mnemonic on regtest, among others.
 */
function mixedAccountAnswer(face: Bip122Face, accounts: ReturnType<typeof createAccountSource>) {
  const [first, second] = [accounts('regtest', 0), accounts('regtest', 1)]
  const key = ({ address, publicKey }: { readonly address: string; readonly publicKey: Uint8Array }) => ({
    address,
    publicKey: face === 'standard' ? publicKey : Buffer.from(publicKey).toString('hex'),
    chains: ['bitcoin:regtest'],
    features: ['bitcoin:signMessage', 'bitcoin:signTransaction'],
    purpose: 'payment',
    addressType: 'p2wpkh',
  })
  if (face === 'unisat') {
    const [one, other] = [first.payment.address, second.payment.address]
    return { answer: [null, {}, other, 'bc1', other, one, 42], addresses: [other, one] }
  }
  const list = [null, {}, key(second.payment), { address: 'bc1' }, key(second.payment), key(first.payment), 42]
  return {
    answer: face === 'standard' ? { accounts: list } : satsConnectAnswer(list),
    addresses: [second.payment.address, first.payment.address],
  }
}

function satsConnectAnswer(addresses: readonly unknown[]) {
  return { id: 'account', walletType: 'software', addresses, network: { bitcoin: { name: 'Regtest' } } }
}
