/** `local` has id 31337, `second` 31338, `mainnet` 1 (a replica with a working name service). */
export type LocalChainName = 'local' | 'second' | 'mainnet'
