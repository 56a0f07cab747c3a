// Limits of RPC requests (specification §9).

export const timeoutMs = 10_000
export const batchSize = 1_000
export const pollingMs = 4_000
export const rankSamples = 10
export const rankStabilityWeight = 0.7
export const rankLatencyWeight = 0.3
export const probeTimeoutMs = 1_000
export const retries = 3
export const retryDelayMs = 150
export const dedupeEntries = 8_192
