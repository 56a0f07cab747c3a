export * from './base/requestLog.js'
