export { getIdentity } from '../chainData/getIdentity.js'
export * from '../createApiClient.js'
