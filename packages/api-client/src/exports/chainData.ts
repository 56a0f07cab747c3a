export { getSupportedChains } from '../chainData/getSupportedChains.js'
export * from '../createApiClient.js'
