export { getSessions, type SmartSession } from '../chainData/getSessions.js'
export { recordSession } from '../chainData/recordSession.js'
export { revokeSession } from '../chainData/revokeSession.js'
export * from '../createApiClient.js'
