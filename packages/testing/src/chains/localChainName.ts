/** `local` has chain id 31337, `second` 31338, and `mainnet` 1 (a replica with ENS). */
export type LocalChainName = 'local' | 'second' | 'mainnet'
