export type * from '../walletLinks.js'
