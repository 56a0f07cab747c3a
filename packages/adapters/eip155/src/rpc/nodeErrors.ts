import type { NodeErrors } from '@latchkey/adapter-kit'

/** The errors of EVM nodes. Most of them have the code -32000 and differ by text. */
export const nodeErrors: NodeErrors = {
  // EIP-1474; 3 is geth's code of a reverted call.
  codes: {
    3: 'CALL_REVERTED',
    429: 'TOO_MANY_REQUESTS',
    [-32003]: 'TRANSACTION_REJECTED',
    [-32005]: 'TOO_MANY_REQUESTS',
    [-32602]: 'INVALID_PARAMS',
  },
  texts: [
    // First: the reason of a revert may be any other text, such as "transfer amount exceeds balance".
    [/\brevert/i, 'CALL_REVERTED'],
    [/insufficient (?:funds|balance)/i, 'INSUFFICIENT_FUNDS'],
    [/nonce (?:is )?too low|OldNonce/i, 'NONCE_TOO_LOW'],
    // geth, Reth, Erigon; Nethermind; Besu, Nethermind
    [/underpriced|fee ?too ?low|price below|max fee per gas less than/i, 'FEE_TOO_LOW'],
    [/\brate[- ]?limit|too many requests|\brequest limit\b/i, 'TOO_MANY_REQUESTS'],
  ],
}
