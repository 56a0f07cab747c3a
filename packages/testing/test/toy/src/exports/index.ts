export { createToyAdapter } from '../createToyAdapter.js'
export type { ToyAdapterOptions } from '../options.js'
