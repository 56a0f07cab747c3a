export { browseLink, type MobileWallet, mobileWallets } from '../links.js'
