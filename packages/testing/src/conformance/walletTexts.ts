/** Texts that wallets of every namespace reject with after their person declines. */
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
 * Errors with the code of a refusal whose text names another cause, and the code each stands for. An unsupported method is not among
 * them: where a wallet lacks a method, adapters try an older one.
 */
export const falseRefusals: readonly (readonly [{ readonly code: 4001; readonly message: string }, string])[] = [
  [{ code: 4001, message: 'Rate limit exceeded' }, 'TOO_MANY_REQUESTS'],
  [
    { code: 4001, message: '8546: wallet_switchEthereumChain: provided network 0x7a69 not supported' },
    'CHAIN_NOT_SUPPORTED',
  ],
]
