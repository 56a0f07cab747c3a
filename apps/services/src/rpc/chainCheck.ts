/** The request that identifies the chain of a node, and a check of its result. */
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
  // In CAIP-30 and CAIP-13, the reference is the start of the genesis block's hash.
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

/** Returns the check for a network by its CAIP-2 id. Throws for an unsupported namespace. */
export function chainCheck(chainId: string): ChainCheck {
  const [namespace = '', reference = ''] = chainId.split(':')
  const create = Object.hasOwn(checks, namespace) ? checks[namespace] : undefined
  if (!create) throw new Error(`No check for the chain of ${chainId}`)
  return create(reference)
}
