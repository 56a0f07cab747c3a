export * from './base/walletIcon.js'
