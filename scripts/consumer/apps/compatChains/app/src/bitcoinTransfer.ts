import { networks, Psbt, payments } from 'bitcoinjs-lib'

type Utxo = { txid: string; vout: number; value: number }

export const recipients = {
  mainnet: {
    recipient: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    network: networks.bitcoin,
    api: 'https://mempool.space/api',
  },
  signet: {
    recipient: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    network: networks.testnet,
    api: 'https://mempool.space/signet/api',
  },
}

/** Creates a PSBT in base64, which pays 20,000 satoshi of the first coin that is large enough, and 1,000 of fees. */
export async function createPsbt(address: string, chain: keyof typeof recipients): Promise<string> {
  const { recipient, network, api } = recipients[chain]
  const response = await fetch(`${api}/address/${address}/utxo`)
  const utxos: Utxo[] = await response.json()
  const utxo = utxos.find(({ value }) => value > 30_000)
  if (!utxo) throw new Error('The address has too few coins')
  const { output } = payments.p2wpkh({ address, network })
  const psbt = new Psbt({ network })
  psbt.addInput({
    hash: utxo.txid,
    index: utxo.vout,
    witnessUtxo: { script: output!, value: BigInt(utxo.value) },
  })
  psbt.addOutput({ address: recipient, value: 20_000n })
  psbt.addOutput({ address, value: BigInt(utxo.value) - 21_000n })
  return psbt.toBase64()
}
