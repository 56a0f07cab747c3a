export * from './base/lockMode.js'
