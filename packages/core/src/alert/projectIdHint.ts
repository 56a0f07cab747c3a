/** Hint for developers who pass no project id. */
export const projectIdHint = 'Pass `projectId` to use hosted services. Wallets, networks and signing work without it.'
