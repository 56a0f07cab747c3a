import { createPublicKey, verify } from 'node:crypto'
import type { CaipNetworkId } from '@latchkey/common'
import { cryptoWaitReady, signatureVerify } from '@polkadot/util-crypto'
import { base58 } from '@scure/base'
import { Transaction as BitcoinTransaction } from '@scure/btc-signer'
import { Connection, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { Verifier } from 'bip322-js'
import { hexToBytes, numberToHex, parseTransaction, recoverTransactionAddress, verifyTypedData } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalBitcoin, startLocalBitcoin } from '../../chains/bitcoin/startLocalBitcoin.js'
import { type LocalSolana, startLocalSolana } from '../../chains/solana/startLocalSolana.js'
import { type LocalChains, startLocalChains } from '../../chains/startLocalChains.js'
import { testMnemonic } from '../../chains/testAccounts.js'
import { type LocalRelay, startRelay } from '../../relay/startRelay.js'
import { bytesToBase64 } from '../base/base64.js'
import { createAccountSource } from '../bitcoin/bitcoinAccount.js'
import { createWalletConnectWallet } from './createWalletConnectWallet.js'
import type { PhoneNetwork } from './phoneNetwork.js'
import { createTestDapp, type TestDapp } from './testDapp.fixture.js'
import type { WalletConnectWallet } from './walletConnectWallet.js'

const polkadot: CaipNetworkId = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const polkadotNetwork: PhoneNetwork = {
  caipNetworkId: polkadot,
  chainNamespace: 'polkadot',
  name: 'Polkadot',
  nativeCurrency: { name: 'DOT', symbol: 'DOT', decimals: 10 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  ss58Format: 0,
}

let relay: LocalRelay
let evm: LocalChains
let solana: LocalSolana
let bitcoin: LocalBitcoin
let phone: WalletConnectWallet
let dapp: TestDapp
let topic: string

beforeAll(async () => {
  ;[relay, evm, solana, bitcoin] = await Promise.all([
    startRelay(),
    startLocalChains(),
    startLocalSolana(),
    startLocalBitcoin(),
    cryptoWaitReady(),
  ])
  const networks = [evm.local.network, solana.network, polkadotNetwork, bitcoin.network]
  phone = await createWalletConnectWallet({ relayUrl: relay.url, networks })
  dapp = await createTestDapp(relay.url)
  const { uri, session } = await dapp.connect(networks.map(({ caipNetworkId }) => caipNetworkId))
  await phone.pair(uri)
  const { namespaces, topic: made } = await session
  topic = made
  expect(Object.keys(namespaces).sort()).toEqual(['bip122', 'eip155', 'polkadot', 'solana'])
}, 90_000)
afterAll(async () => {
  await Promise.all([phone?.close(), dapp?.close()])
  await Promise.all([relay?.close(), evm?.stop(), solana?.stop(), bitcoin?.stop()])
})

async function ask<T = Record<string, string>>(chainId: string, method: string, params: unknown): Promise<T> {
  return dapp.client.request<T>({ topic, chainId, request: { method, params } })
}

test('signs typed data, a transaction, and a transaction that it sends', async () => {
  const { caipNetworkId } = evm.local.network
  const from = phone.addresses(caipNetworkId)[0] as `0x${string}`
  const typed = {
    domain: { name: 'Shop', chainId: evm.local.id },
    types: { Order: [{ name: 'amount', type: 'uint256' }] },
    primaryType: 'Order',
    message: { amount: '7' },
  } as const
  const signature = await ask<`0x${string}`>(caipNetworkId, 'eth_signTypedData_v4', [from, JSON.stringify(typed)])
  expect(await verifyTypedData({ ...typed, message: { amount: 7n }, address: from, signature })).toBe(true)

  const to = `0x${'12'.repeat(20)}`
  const call = { from, to, value: numberToHex(5n) }
  const raw = await ask<`0x02${string}`>(caipNetworkId, 'eth_signTransaction', [call])
  expect(parseTransaction(raw)).toMatchObject({ to, value: 5n, chainId: evm.local.id })
  expect(await recoverTransactionAddress({ serializedTransaction: raw })).toBe(from)
  expect(await evm.local.getBalance(to)).toBe(0n)
  const hash = await ask<string>(caipNetworkId, 'eth_sendTransaction', [call])
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
  await expect.poll(() => evm.local.getBalance(to)).toBe(5n)
})

test('signs a Solana message, and transactions alone, together and for sending', async () => {
  const { caipNetworkId } = solana.network
  const pubkey = phone.addresses(caipNetworkId)[0] ?? ''
  expect(await ask(caipNetworkId, 'solana_getAccounts', {})).toEqual([{ pubkey }])
  const message = new TextEncoder().encode('hello')
  const { signature } = await ask(caipNetworkId, 'solana_signMessage', { message: base58.encode(message), pubkey })
  expect(isEd25519(pubkey, message, signature ?? '')).toBe(true)

  const to = new PublicKey(base58.encode(new Uint8Array(32).fill(9)))
  const { blockhash } = await new Connection(solana.rpcUrl, 'confirmed').getLatestBlockhash()
  const fromPubkey = new PublicKey(pubkey)
  const transfer = (lamports: number) => {
    const transaction = new Transaction({ feePayer: fromPubkey, recentBlockhash: blockhash })
    return transaction.add(SystemProgram.transfer({ fromPubkey, toPubkey: to, lamports }))
  }
  const wire = (transaction: Transaction) => bytesToBase64(transaction.serialize({ requireAllSignatures: false }))
  const one = await ask(caipNetworkId, 'solana_signTransaction', { transaction: wire(transfer(1_000_000_000)) })
  expect(isEd25519(pubkey, transfer(1_000_000_000).serializeMessage(), one.signature ?? '')).toBe(true)
  const read = Transaction.from(Buffer.from(one.transaction ?? '', 'base64'))
  expect(read.verifySignatures()).toBe(true)

  const wires = [wire(transfer(2)), wire(transfer(3))]
  const { transactions } = await ask<{ transactions: string[] }>(caipNetworkId, 'solana_signAllTransactions', {
    transactions: wires,
  })
  expect(transactions.map((each) => Transaction.from(Buffer.from(each, 'base64')).verifySignatures())).toEqual([
    true,
    true,
  ])
  const before = await solana.balanceOf(to.toBase58())
  const sent = await ask(caipNetworkId, 'solana_signAndSendTransaction', { transaction: wire(transfer(1_500_000_000)) })
  await solana.settle(sent.signature ?? '')
  expect(await solana.balanceOf(to.toBase58())).toBe(before + 1_500_000_000n)
  await expect(ask(caipNetworkId, 'solana_signMessage', { message: 'l0', pubkey })).rejects.toMatchObject({
    code: -32602,
  })
  const stranger = to.toBase58()
  await expect(ask(caipNetworkId, 'solana_signMessage', { message: 'aa', pubkey: stranger })).rejects.toMatchObject({
    code: 4100,
  })
})

test('signs a Polkadot message and a transaction, verified with @polkadot/util-crypto', async () => {
  const address = phone.addresses(polkadot)[0] ?? ''
  expect(address).toMatch(/^1/)
  const { signature } = await ask(polkadot, 'polkadot_signMessage', { address, message: 'hello' })
  expect(signatureVerify('<Bytes>hello</Bytes>', signature ?? '', address).isValid).toBe(true)
  expect(signatureVerify('<Bytes>hallo</Bytes>', signature ?? '', address).isValid).toBe(false)

  const hash = `0x${'11'.repeat(32)}`
  const payload = {
    address,
    blockHash: hash,
    blockNumber: '0x00000001',
    era: '0x00',
    genesisHash: hash,
    method: `0x050300${'22'.repeat(32)}04`,
    nonce: '0x00000003',
    signedExtensions: [
      'CheckSpecVersion',
      'CheckTxVersion',
      'CheckGenesis',
      'CheckMortality',
      'CheckNonce',
      'ChargeTransactionPayment',
    ],
    specVersion: '0x00000002',
    tip: '0x00000000000000000000000000000000',
    transactionVersion: '0x00000001',
    version: 4,
  }
  // Encoded manually: call, era, nonce 3 and tip 0 in compact form; then versions, genesis hash and block hash of the
  // era.
  const signed = `${payload.method}000c000200000001000000${hash.slice(2)}${hash.slice(2)}` as const
  const answer = await ask(polkadot, 'polkadot_signTransaction', { address, transactionPayload: payload })
  const bare = `0x${(answer.signature ?? '').slice(4)}`
  expect(signatureVerify(signed, bare, address).isValid).toBe(true)
})

test('a Bitcoin wallet shows its addresses, signs messages and PSBTs, and pays', async () => {
  const { caipNetworkId } = bitcoin.network
  const keys = createAccountSource(testMnemonic)('regtest', 0)
  const [account = '', ordinal = ''] = phone.addresses(caipNetworkId)
  expect(await ask(caipNetworkId, 'getAccountAddresses', { account })).toMatchObject([
    { address: account, path: "m/84'/1'/0'/0/0", intention: 'payment' },
    { address: ordinal, intention: 'ordinal' },
  ])
  for (const [address, protocol] of [
    [account, 'ecdsa'],
    [account, 'bip322'],
    [ordinal, 'bip322'],
  ] as const) {
    const signed = await ask(caipNetworkId, 'signMessage', { account, address, message: 'hello', protocol })
    const signature = bytesToBase64(hexToBytes(`0x${signed.signature}`))
    expect(Verifier.verifySignature(address, 'hello', signature)).toBe(true)
    expect(Verifier.verifySignature(address, 'hallo', signature)).toBe(false)
  }
  await bitcoin.fund(account, 80_000n)
  const coins = await (await fetch(`${bitcoin.rpcUrl}/address/${account}/utxo`)).json()
  const coin = coins.find(({ value }: { readonly value: number }) => value === 80_000)
  const psbt = new BitcoinTransaction()
  psbt.addInput({ txid: coin.txid, index: coin.vout, witnessUtxo: { script: keys.payment.script, amount: 80_000n } })
  psbt.addOutput({ script: keys.payment.script, amount: 70_000n })
  const base64 = bytesToBase64(psbt.toPSBT())
  const signInputs = [{ address: account, index: 0, sighashTypes: [1] }]
  const signed = await ask(caipNetworkId, 'signPsbt', { account, psbt: base64, signInputs })
  const result = BitcoinTransaction.fromPSBT(Buffer.from(signed.psbt ?? '', 'base64'))
  result.finalize()
  expect(result.isFinal).toBe(true)
  const sent = await ask(caipNetworkId, 'signPsbt', { account, psbt: base64, signInputs, broadcast: true })
  await bitcoin.settle(sent.txid ?? '')
  const recipientAddress = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
  const paid = await ask(caipNetworkId, 'sendTransfer', { account, recipientAddress, amount: '10000' })
  await bitcoin.settle(paid.txid ?? '')
  expect(await bitcoin.balanceOf(recipientAddress)).toBe(10_000n)
  await expect(ask(caipNetworkId, 'signMessage', { account: ordinal.slice(1), message: 'x' })).rejects.toMatchObject({
    code: 4100,
  })
})

/** Verifies an Ed25519 signature in base58 with Node's crypto module. */
function isEd25519(address: string, message: Uint8Array, signature: string): boolean {
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), base58.decode(address)])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  return verify(null, message, key, base58.decode(signature))
}
