export { detectPlace } from '../links/detectPlace.js'
export {
  type BrowseLinkOptions,
  type BrowseSurroundings,
  findBrowseLinks,
  listBrowseLinks,
} from '../links/listBrowseLinks.js'
export { listReturnLinks } from '../links/listReturnLinks.js'
export { listWalletLinks, type WalletLinkOptions } from '../links/listWalletLinks.js'
export { type PageToOpen, pageToOpen } from '../links/pageToOpen.js'
export { type BrowseTemplate, readBrowseLink } from '../links/readBrowseLink.js'
export { readWalletLink } from '../links/readWalletLink.js'
export { forgetLink, type RememberedLink, readRememberedLink, rememberLink } from '../links/rememberedLink.js'
export { type StoreLink, storeLinks } from '../links/storeLinks.js'
export * from '../links/walletLinks.js'
