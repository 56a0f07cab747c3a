export * from './base/randomId.js'
