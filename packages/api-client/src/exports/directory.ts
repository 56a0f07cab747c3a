export * from '../createApiClient.js'
export {
  type DirectoryWallet,
  type GetWalletsParameters,
  getWallets,
  type WalletsPage,
} from '../directory/getWallets.js'
export { getAssetImage, getWalletImage } from '../directory/images.js'
export * from '../images/holdImage.js'
