export * from './base/walletBehaviour.js'
