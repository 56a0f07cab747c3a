export * from './base/scriptedAnswer.js'
