import { ProviderError } from '../base/providerError.js'

/** An unspent output in the format of Esplora. */
export type Utxo = { readonly txid: string; readonly vout: number; readonly value: number }

/** Sends a request to the wallet's server. Throws an error of the wallet if the server rejects it. */
export async function askEsplora(
  fetch: typeof globalThis.fetch,
  url: string,
  init: { readonly method: 'GET' | 'POST'; readonly body?: string } = { method: 'GET' },
): Promise<string> {
  let response: Response
  try {
    response = await fetch(url, init)
  } catch (cause) {
    throw new ProviderError(-32603, 'The server of the wallet does not answer.', { cause: String(cause) })
  }
  const text = await response.text()
  if (!response.ok) throw new ProviderError(-32603, text)
  return text
}
