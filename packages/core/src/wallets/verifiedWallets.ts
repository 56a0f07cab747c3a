/**
 * Ids of the public WalletConnect explorer that are verified, with the reverse-DNS name, then the names and injected
 * ids that the wallet has on a page outside EVM networks. Apps name wallets by these ids in their options.
 * `explorerIds.test.ts` of the services compares the list with the directory.
 */
export const verifiedWallets: readonly (readonly [id: string, rdns: string | undefined, ...others: string[]])[] = [
  ['c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96', 'io.metamask', 'MetaMask'],
  ['4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0', 'com.trustwallet.app', 'Trust Wallet', 'Trust'],
  [
    '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
    'com.okex.wallet',
    'OKX Wallet',
    'okxwallet.bitcoin',
  ],
  ['fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa', 'com.coinbase.wallet', 'Coinbase Wallet'],
  ['a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393', 'app.phantom', 'Phantom'],
  [
    '38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662',
    'com.bitget.web3',
    'Bitget Wallet',
    'Bitget',
    'bitkeep.unisat',
  ],
  [
    '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4',
    'com.binance.wallet',
    'Binance Wallet',
    'binancew3w.bitcoin',
  ],
  ['1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369', 'me.rainbow'],
  ['ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18', 'io.zerion.wallet'],
  ['1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79', undefined, 'Solflare'],
  ['2bd8c14e035c2d48f184aaa168559e86b0e3433228d3c4075900a221785019b0', 'app.backpack', 'Backpack'],
  ['9ce87712b99b3eb57396cc8621db8900ac983c712236f48fb70ad28760be3f6a', 'app.subwallet', 'SubWallet', 'subwallet-js'],
  [
    '2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b',
    undefined,
    'Xverse Wallet',
    'Xverse',
    'XverseProviders.BitcoinProvider',
  ],
  ['e0c2e199712878ed272e2c170b585baa0ff0eb50b07521ca586ebf7aeeffc598', 'xyz.talisman', 'Talisman', 'talisman'],
  ['43fd1a0aeb90df53ade012cca36692a46d265f0b99b7561e645af42d752edb92', undefined, 'Nova Wallet'],
  ['483afe1df1df63daf313109971ff3ef8356ddf1cc4e45877d205eee0b7893a13', undefined, 'Leather', 'LeatherProvider'],
  ['85db431492aa2e8672e93f4ea7acf10c88b97b867b0d373107af63dc4880f041', 'xyz.frontier.wallet'],
]
