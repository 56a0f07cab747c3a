export * from './base/providerEvents.js'
