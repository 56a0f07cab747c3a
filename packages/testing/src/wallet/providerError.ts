export * from './base/providerError.js'
