export { createEip155Adapter } from '../createEip155Adapter.js'
export type { Eip155AdapterOptions } from '../options.js'
