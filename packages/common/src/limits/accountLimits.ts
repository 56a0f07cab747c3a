// How long data of an account is cached (specification §9).

export const balanceRetryBlockMs = 30_000
export const nativeBalanceCacheMs = 30_000
export const nameCacheMs = 300_000
export const identityCacheMs = 300_000
