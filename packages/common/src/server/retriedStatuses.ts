/** HTTP statuses after which a retry or another server may succeed. */
export const retriedStatuses: readonly number[] = [403, 408, 413, 429, 500, 502, 503, 504]
