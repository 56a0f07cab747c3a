export { type AnalyticsConfig, getAnalyticsConfig } from '../analytics/getAnalyticsConfig.js'
export * from '../analytics/sendEvent.js'
export * from '../createApiClient.js'
