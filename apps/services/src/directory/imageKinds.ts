/** The kinds of images, by the folder of `data/generated/images` and the path of their endpoint. */
export const imageKinds = [
  { folder: 'wallet', path: '/getWalletImage/:id' },
  { folder: 'asset', path: '/public/getAssetImage/:id' },
  { folder: 'currency', path: '/public/getCurrencyImage/:id', isUpperCase: true },
  { folder: 'token', path: '/public/getTokenImage/:id', isUpperCase: true },
] as const
