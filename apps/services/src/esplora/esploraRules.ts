/** The rule of a request to the Esplora API. */
export type EsploraRule = {
  readonly method: 'GET' | 'POST'
  /** Path below the base of the API. A segment that begins with a colon is a parameter. */
  readonly route: string
  readonly contentType: 'application/json' | 'text/plain'
  /** Rate limit tokens per request. */
  readonly cost: number
  /**
   * Returns whether this is a valid response of a server. Anything else, such as a proxy's page, counts as a failure.
   */
  accepts(text: string): boolean
}

const hash = /^[0-9a-f]{64}\s*$/i
const hex = /^(?:[0-9a-f]{2})+\s*$/i

const json = (route: string, cost: number): EsploraRule => ({
  method: 'GET',
  route,
  contentType: 'application/json',
  cost,
  accepts: isJson,
})
const text = (method: 'GET' | 'POST', route: string, pattern: RegExp): EsploraRule => ({
  method,
  route,
  contentType: 'text/plain',
  cost: 1,
  accepts: (answer) => pattern.test(answer),
})

/**
 * The request that identifies the chain of a server: the CAIP-2 reference of Bitcoin is the start of the first block's
 * hash (CAIP-4).
 */
export const firstBlockRule = text('GET', '/block-height/0', hash)

/**
 * The allowed requests: those of the Bitcoin adapter. Amounts and coins of an address cost two tokens, because the
 * server's work grows with the history of the address.
 */
export const esploraRules: readonly EsploraRule[] = [
  firstBlockRule,
  json('/address/:address', 2),
  json('/address/:address/utxo', 2),
  text('GET', '/tx/:txid/hex', hex),
  json('/fee-estimates', 1),
  // The fee estimates of a mempool.space server.
  json('/v1/fees/recommended', 1),
  text('POST', '/tx', hash),
]

const parameters: Readonly<Record<string, RegExp>> = {
  // Bech32 and bech32m, or base58. Only digits and letters, so the path cannot be changed; the server checks the rest.
  address: /^(?:(?:bc|tb|bcrt)1[02-9ac-hj-np-z]{11,87}|[123mn][1-9A-HJ-NP-Za-km-z]{24,34})$/,
  txid: /^[0-9a-f]{64}$/,
}

/** Returns the path of a request, or the name of the invalid parameter. */
export function esploraPath(
  { route }: EsploraRule,
  given: Readonly<Record<string, string | undefined>>,
): { readonly path: string } | { readonly fault: string } {
  const names = route.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []))
  const fault = names.find((name) => !parameters[name]?.test(given[name] ?? ''))
  if (fault !== undefined) return { fault }
  return { path: names.reduce((path, name) => path.replace(`:${name}`, given[name] ?? ''), route) }
}

function isJson(answer: string): boolean {
  try {
    JSON.parse(answer)
    return true
  } catch {
    return false
  }
}
