/** Hint for developers who pass no project id. */
export const projectIdHint =
  'Pass `projectId` to use WalletConnect and other services. Installed wallets need only an adapter.'
