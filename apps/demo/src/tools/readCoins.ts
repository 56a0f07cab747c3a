import type { Network } from '@latchkey/appkit/react'
import { askEsplora } from './askEsplora.js'
import type { Coin } from './bitcoinPsbt.js'

/** Returns the unspent outputs of a Bitcoin address. */
export async function readCoins(network: Network, address: string, signal?: AbortSignal): Promise<readonly Coin[]> {
  const coins = await askEsplora(network, `/address/${encodeURIComponent(address)}/utxo`, signal)
  if (!Array.isArray(coins)) throw new Error('No coins were told.')
  return coins.map((coin: unknown) => {
    const { txid, vout, value } = Object(coin) as Readonly<Record<string, unknown>>
    return { txid: String(txid), vout: Number(vout), value: BigInt(String(value)) }
  })
}
