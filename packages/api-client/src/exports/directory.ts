export * from '../createApiClient.js'
export { getAssetImage } from '../directory/getAssetImage.js'
export { getWalletImage } from '../directory/getWalletImage.js'
export {
  type DirectoryWallet,
  type GetWalletsParameters,
  getWallets,
  type WalletsPage,
} from '../directory/getWallets.js'
export * from '../images/holdImage.js'
