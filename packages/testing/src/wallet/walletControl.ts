export * from './base/walletControl.js'
