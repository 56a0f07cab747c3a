export * from './base/prompt.js'
