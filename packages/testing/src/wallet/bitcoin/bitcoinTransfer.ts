import { Address, OutScript, Transaction } from '@scure/btc-signer'
import { bytesToHex } from 'viem'
import { ProviderError } from '../base/providerError.js'
import { askEsplora, type Utxo } from './bitcoinApi.js'
import { type BitcoinNetworkName, bitcoinFormats } from './bitcoinChain.js'
import type { BitcoinCore } from './bitcoinCore.js'

/** A recipient of a transfer; `amount` in satoshi. */
export type Payment = { readonly address: string; readonly amount: bigint }

/** Dust limit: the network does not relay smaller outputs. */
const dust = 546n
/** Virtual bytes of a native segwit transaction without inputs and outputs, of an input, and of an output. */
const size = { base: 11, input: 68, output: 34 }

/** Validates the payments on a network. Throws an error of the wallet. */
export function checkPayments(network: BitcoinNetworkName, payments: readonly Payment[]): void {
  if (payments.length === 0) throw new ProviderError(-32602, 'A transfer needs a recipient.')
  for (const { address, amount } of payments) {
    scriptOf(network, address)
    if (amount < dust) throw new ProviderError(-32602, 'The amount is too small to be sent.')
  }
}

/** Pays from the coins of the selected account's payment address, signs, sends, and returns the transaction id. */
export async function sendPayments(
  core: BitcoinCore,
  network: BitcoinNetworkName,
  payments: readonly Payment[],
): Promise<string> {
  const { rpcUrl } = core.chain(network)
  const { payment: key } = core.account(core.memory.get().selected, network)
  const coins: readonly Utxo[] = JSON.parse(await askEsplora(core.fetch, `${rpcUrl}/address/${key.address}/utxo`))
  const amount = payments.reduce((sum, one) => sum + one.amount, 0n)
  const outputBytes = size.base + size.output * (payments.length + 1)
  const chosen: Utxo[] = []
  let total = 0n
  let fee = 0n
  for (const coin of [...coins].sort((one, other) => other.value - one.value)) {
    chosen.push(coin)
    total += BigInt(coin.value)
    fee = BigInt(Math.ceil((outputBytes + size.input * chosen.length) * core.feeRate))
    if (total >= amount + fee) break
  }
  if (total < amount + fee) throw new ProviderError(-32603, 'Insufficient funds.')

  const transaction = new Transaction()
  for (const { txid, vout, value } of chosen)
    transaction.addInput({ txid, index: vout, witnessUtxo: { script: key.script, amount: BigInt(value) } })
  for (const one of payments) transaction.addOutput({ script: scriptOf(network, one.address), amount: one.amount })
  const change = total - amount - fee
  if (change >= dust) transaction.addOutput({ script: key.script, amount: change })
  transaction.sign(key.privateKey)
  transaction.finalize()
  return broadcast(core, network, transaction.extract())
}

/** Broadcasts a signed transaction and returns its id. */
export function broadcast(core: BitcoinCore, network: BitcoinNetworkName, bytes: Uint8Array): Promise<string> {
  return askEsplora(core.fetch, `${core.chain(network).rpcUrl}/tx`, {
    method: 'POST',
    body: bytesToHex(bytes).slice(2),
  })
}

function scriptOf(network: BitcoinNetworkName, address: string): Uint8Array {
  try {
    return OutScript.encode(Address(bitcoinFormats[network]).decode(address))
  } catch {
    throw new ProviderError(-32602, `Not an address of this network: ${address}`)
  }
}
