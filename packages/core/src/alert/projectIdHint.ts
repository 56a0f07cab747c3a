/** What a developer is told who passes no project id. */
export const projectIdHint = 'Pass `projectId` to use hosted services. Wallets, networks and signing work without it.'
