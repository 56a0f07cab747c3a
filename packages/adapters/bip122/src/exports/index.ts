export { createBip122Adapter } from '../createBip122Adapter.js'
export type { Bip122AdapterOptions } from '../options.js'
