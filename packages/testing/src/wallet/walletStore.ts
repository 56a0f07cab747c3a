export * from './base/walletStorage.js'
