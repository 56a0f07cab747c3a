import type { LocalBitcoin } from '@latchkey/testing/node'
import { Psbt } from 'bitcoinjs-lib'
import { parseAddress } from '../src/address/address.js'

/** Creates a PSBT that sends a UTXO of an address to the same address. */
export async function spendOwn(bitcoin: LocalBitcoin, address: string): Promise<string> {
  const utxos = await (await fetch(`${bitcoin.rpcUrl}/address/${address}/utxo`)).json()
  const { script } = parseAddress(address, 'regtest', 'address')
  const value = BigInt(utxos[0].value)
  const psbt = new Psbt()
  psbt.addInput({ hash: utxos[0].txid, index: utxos[0].vout, witnessUtxo: { script, value } })
  psbt.addOutput({ script, value: value - 1_000n })
  return psbt.toBase64()
}
