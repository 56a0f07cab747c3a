/** A wallet that apps name by a short name. */
export type KnownWallet = {
  readonly name: string
  /** The id in the wallet directory. */
  readonly id: string
}

/**
 * The wallets that `wallet` of the button names by a short name. `knownWallets.test.ts` compares ids and names with the
 * directory in the package, and the names with the documentation.
 */
export const knownWallets: Readonly<Record<string, KnownWallet>> = {
  metamask: { name: 'MetaMask', id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96' },
  coinbase: { name: 'Coinbase Wallet', id: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa' },
  trust: { name: 'Trust Wallet', id: '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0' },
  phantom: { name: 'Phantom', id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393' },
  okx: { name: 'OKX Wallet', id: '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709' },
  rainbow: { name: 'Rainbow', id: '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369' },
  rabby: { name: 'Rabby', id: 'io-rabby' },
  bitget: { name: 'Bitget Wallet', id: '38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662' },
  binance: { name: 'Binance Wallet', id: '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4' },
  ledger: { name: 'Ledger Wallet', id: '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927' },
  zerion: { name: 'Zerion', id: 'ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18' },
  uniswap: { name: 'Uniswap Wallet', id: 'c03dfee351b6fcc421b4494ea33b9d4b92a984f87aa76d1663bb28705e95034a' },
  safe: { name: 'Safe', id: '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f' },
  brave: { name: 'Brave Wallet', id: 'com-brave-wallet' },
  solflare: { name: 'Solflare', id: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79' },
  backpack: { name: 'Backpack', id: '2bd8c14e035c2d48f184aaa168559e86b0e3433228d3c4075900a221785019b0' },
  subwallet: { name: 'SubWallet', id: '9ce87712b99b3eb57396cc8621db8900ac983c712236f48fb70ad28760be3f6a' },
  talisman: { name: 'Talisman', id: 'e0c2e199712878ed272e2c170b585baa0ff0eb50b07521ca586ebf7aeeffc598' },
  nova: { name: 'Nova Wallet', id: '43fd1a0aeb90df53ade012cca36692a46d265f0b99b7561e645af42d752edb92' },
  polkadotjs: { name: 'Polkadot{.js}', id: 'js-polkadot' },
  xverse: { name: 'Xverse Wallet', id: '2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b' },
  leather: { name: 'Leather', id: '483afe1df1df63daf313109971ff3ef8356ddf1cc4e45877d205eee0b7893a13' },
  unisat: { name: 'UniSat Wallet', id: 'app-unisat' },
}
