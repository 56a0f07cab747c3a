/** HTTP statuses of a network's server that another try, or another server, may better (specification §8, R57). */
export const retriedStatuses: readonly number[] = [403, 408, 413, 429, 500, 502, 503, 504]
