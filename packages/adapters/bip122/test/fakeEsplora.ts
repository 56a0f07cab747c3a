import { createFakeFetch, type FakeFetch } from '@latchkey/testing'
import { Transaction } from 'bitcoinjs-lib'

type EsploraScript = {
  /** Output script that owns the UTXOs. */
  readonly script: Uint8Array
  /** Amounts of the UTXOs, in satoshi. */
  readonly values: readonly bigint[]
  /** Fee rates in satoshi per virtual byte, by number of blocks. */
  readonly fees?: Readonly<Record<number, number>>
  /** Response of `/block-height/0`: by default the genesis hash of regtest. */
  readonly firstBlock?: string
}

const regtestFirstBlock = '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206'

/**
 * Creates a scripted Esplora server whose UTXOs come from a real transaction. It accepts every broadcast, and returns
 * its id.
 */
export function createFakeEsplora({ script, values, fees = { 1: 5.5, 3: 2 }, firstBlock }: EsploraScript) {
  const fetch: FakeFetch = createFakeFetch()
  const previous = new Transaction()
  previous.addInput(new Uint8Array(32).fill(7), 0)
  for (const value of values) previous.addOutput(script, value)
  const txid = previous.getId()
  const utxos = values.map((value, vout) => ({ txid, vout, value: Number(value), status: { confirmed: true } }))
  fetch.always('/tx', ({ body }) => ({ text: Transaction.fromHex(body).getId() }))
  fetch.always('/hex', { text: previous.toHex() })
  fetch.always('/utxo', { json: utxos })
  fetch.always('/fee-estimates', { json: fees })
  fetch.always('/block-height/0', { text: firstBlock ?? regtestFirstBlock })
  const sent = () =>
    fetch.requests.filter(({ method }) => method === 'POST').map(({ body }) => Transaction.fromHex(body))
  return { fetch, utxos, previous, sent }
}
