export type { BitcoinProvider, BitcoinProviderMethods } from '@latchkey/common'
export type { Bip122AdapterOptions } from '../context/options.js'
export { createBip122Adapter } from '../createBip122Adapter.js'
