export type { AppWallet, AppWallets, Eip155AdapterOptions } from '../context/options.js'
export { createEip155Adapter } from '../createEip155Adapter.js'
export type { Eip1193Provider } from '../wallet/eip1193.js'
