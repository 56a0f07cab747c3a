export { createUniversalAdapter } from '../universal/createUniversalAdapter.js'
export type { UniversalProvider } from '../universal/createUniversalProvider.js'
