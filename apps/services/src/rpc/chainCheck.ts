/** The question that identifies the chain of a node, and the test of its answer. */
export type ChainCheck = {
  readonly method: string
  /** JSON array. */
  readonly params: string
  /** `answer` is the parsed JSON result. */
  isRight(answer: unknown): boolean
}

const checks: Readonly<Record<string, (reference: string) => ChainCheck>> = {
  eip155: (reference) => ({
    method: 'eth_chainId',
    params: '[]',
    isRight: (answer) =>
      typeof answer === 'string' && /^0x[0-9a-f]{1,64}$/i.test(answer) && BigInt(answer) === BigInt(reference),
  }),
  // CAIP-30 and CAIP-13 name a network by the start of its genesis block's hash.
  solana: (reference) => ({
    method: 'getGenesisHash',
    params: '[]',
    isRight: (answer) => typeof answer === 'string' && answer.startsWith(reference),
  }),
  polkadot: (reference) => ({
    method: 'chain_getBlockHash',
    params: '[0]',
    isRight: (answer) => typeof answer === 'string' && answer.toLowerCase().startsWith(`0x${reference.toLowerCase()}`),
  }),
}

/** Returns the check of a network by its CAIP-2 id. Throws for a namespace that has none. */
export function chainCheck(chainId: string): ChainCheck {
  const [namespace = '', reference = ''] = chainId.split(':')
  const create = Object.hasOwn(checks, namespace) ? checks[namespace] : undefined
  if (!create) throw new Error(`No check for the chain of ${chainId}`)
  return create(reference)
}
