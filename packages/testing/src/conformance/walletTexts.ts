/** Messages with which wallets of all namespaces reject on behalf of their user. */
export const refusalTexts: readonly string[] = [
  'User rejected the request.',
  'User denied message signature.',
  'User closed modal',
  'User closed popup',
  'User abort',
  'UserRefusedOnDevice',
  'Request rejected',
  'Transaction was rejected',
  'Rejected by user',
  'Popup closed',
]

/**
 * Errors with the code of a rejection and a message with another cause, and the expected code for each. The list
 * contains no unsupported method, because adapters then try an older method.
 */
export const falseRefusals: readonly (readonly [{ readonly code: 4001; readonly message: string }, string])[] = [
  [{ code: 4001, message: 'Rate limit exceeded' }, 'TOO_MANY_REQUESTS'],
  [
    { code: 4001, message: '8546: wallet_switchEthereumChain: provided network 0x7a69 not supported' },
    'CHAIN_NOT_SUPPORTED',
  ],
]
