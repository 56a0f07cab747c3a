export * from './base/promptList.js'
