// Data that the sources lack, researched by hand. Keys are the ids of the source.

const ethereum = 'eip155:1'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'

/** Ids of wallets in WalletConnect's public explorer, which apps have in their options. */
export const explorerIds = {
  'app.backpack': '2bd8c14e035c2d48f184aaa168559e86b0e3433228d3c4075900a221785019b0',
  'app.phantom': 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  'app.solflare': '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
  'app.subwallet': '9ce87712b99b3eb57396cc8621db8900ac983c712236f48fb70ad28760be3f6a',
  'app.xverse': '2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b',
  'com.binance.wallet': '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4',
  'com.bitget.web3': '38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662',
  'com.coinbase.wallet': 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
  'com.kraken': '18450873727504ae9315a084fa7624b5297d2fe5880f0982979c17345a138277',
  'com.ledger': '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927',
  'com.okex.wallet': '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
  'com.trustwallet.app': '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
  'com.wallet.reown': '483afe1df1df63daf313109971ff3ef8356ddf1cc4e45877d205eee0b7893a13',
  'global.safe': '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f',
  'io.1inch.wallet': 'c286eebc742a537cd1d6818363e9dc53b21759a1e8e5d9b263d0c03ec7703576',
  'io.metamask': 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
  'io.novawallet': '43fd1a0aeb90df53ade012cca36692a46d265f0b99b7561e645af42d752edb92',
  'io.zerion.wallet': 'ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18',
  'me.rainbow': '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369',
  'org.uniswap': 'c03dfee351b6fcc421b4494ea33b9d4b92a984f87aa76d1663bb28705e95034a',
  'xyz.frontier.wallet': '85db431492aa2e8672e93f4ea7acf10c88b97b867b0d373107af63dc4880f041',
  'xyz.talisman': 'e0c2e199712878ed272e2c170b585baa0ff0eb50b07521ca586ebf7aeeffc598',
}

/**
 * The namespaces of wallets that support more, or others, than EVM networks, each by its main network. The source is a
 * list for EVM apps: a wallet that is not listed here is listed for Ethereum.
 */
export const chains = {
  'ag.jup': [solana],
  'app.backpack': [ethereum, solana],
  'app.edge': [ethereum, bitcoin],
  'app.freighter': ['stellar:pubnet'],
  'app.hbwallet': [ethereum],
  'app.herewallet': ['near:mainnet'],
  'app.kabila.wallet': ['hedera:mainnet'],
  'app.keplr': [ethereum, 'cosmos:cosmoshub-4'],
  'app.nightly': [ethereum, solana, polkadot],
  'app.phantom': [ethereum, solana, bitcoin],
  'app.solflare': [solana],
  'app.subwallet': [ethereum, polkadot, bitcoin],
  'app.ultimate': [ethereum, solana],
  'app.unisat': [bitcoin],
  'app.xverse': [bitcoin],
  'cc.dropp': ['hedera:mainnet'],
  'com.binance.wallet': [ethereum, solana, bitcoin],
  'com.bitget.web3': [ethereum, solana, bitcoin],
  'com.bitpay': [ethereum, bitcoin],
  'com.brave.wallet': [ethereum, solana, bitcoin],
  'com.bybit': [ethereum, solana, bitcoin],
  'com.cakewallet': [ethereum, solana, bitcoin],
  'com.coin98': [ethereum, solana, bitcoin],
  'com.coinbase.wallet': [ethereum, solana],
  'com.concordium.wallet': ['ccd:9dd9ca4d19e9393877d2c44b70f89acb'],
  'com.crypto.wallet': [ethereum, solana, bitcoin],
  'com.enkrypt': [ethereum, solana, polkadot, bitcoin],
  'com.exodus': [ethereum, solana, bitcoin],
  'com.gemwallet': [ethereum, solana, bitcoin],
  'com.guarda.wallet': [ethereum, solana, bitcoin],
  'com.hashpack.wallet': ['hedera:mainnet'],
  'com.kraken': [ethereum, solana, bitcoin],
  'com.ledger': [ethereum, solana, polkadot, bitcoin],
  'com.okex.wallet': [ethereum, solana, bitcoin],
  'com.safepal': [ethereum, solana, bitcoin],
  'com.tangem': [ethereum, solana, polkadot, bitcoin],
  'com.trustwallet.app': [ethereum, solana, bitcoin],
  'com.wallet.reown': [bitcoin],
  'com.webauth': ['antelope:384da888112027f0321850a169f737c3'],
  'fi.nu': [ethereum, solana],
  'im.token': [ethereum, bitcoin],
  'io.atomicwallet': [ethereum, solana, bitcoin],
  'io.bladewallet': ['hedera:mainnet'],
  'io.enjin': [ethereum, polkadot],
  'io.magiceden.wallet': [ethereum, solana, bitcoin],
  'io.metamask': [ethereum, solana, bitcoin],
  'io.novawallet': [ethereum, polkadot],
  'io.trezor': [ethereum, solana, bitcoin],
  'it.airgap': [ethereum, polkadot, bitcoin],
  'js.polkadot': [polkadot],
  'land.liker': ['cosmos:likecoin-mainnet-2'],
  'me.astrox': ['icp:737ba355e855bd4b61279056603e0550'],
  'me.vultisig': [ethereum, solana, polkadot, bitcoin],
  'online.puzzle': ['aleo:0'],
  'ooo.plugwallet': ['icp:737ba355e855bd4b61279056603e0550'],
  'org.alephium': ['alephium:mainnet'],
  'org.mathwallet': [ethereum, solana, polkadot],
  'pro.tokenpocket': [ethereum, solana, bitcoin],
  'so.onekey.app.wallet': [ethereum, solana, polkadot, bitcoin],
  'xyz.frontier.wallet': [ethereum, solana],
  'xyz.joeywallet': ['xrpl:0'],
  'xyz.talisman': [ethereum, polkadot],
}

/**
 * Where to find wallets on a page outside EVM networks, by namespace: the key in `window.injectedWeb3`, the path at
 * `window` that only this wallet uses, or the Wallet Standard name if it differs from the name here. EVM wallets have a
 * reverse-DNS name.
 */
export const injected = {
  'app.subwallet': { polkadot: ['subwallet-js'] },
  'app.unisat': { bip122: ['unisat'] },
  'app.xverse': { bip122: ['Xverse', 'XverseProviders.BitcoinProvider'] },
  'com.binance.wallet': { bip122: ['binancew3w.bitcoin'] },
  'com.bitget.web3': { bip122: ['bitkeep.unisat'] },
  'com.coinbase.wallet': { solana: ['Coinbase Wallet'] },
  'com.enkrypt': { polkadot: ['enkrypt'] },
  'com.okex.wallet': { bip122: ['okxwallet.bitcoin'] },
  'com.trustwallet.app': { solana: ['Trust'] },
  'com.wallet.reown': { bip122: ['LeatherProvider'] },
  'js.polkadot': { polkadot: ['polkadot-js'] },
  'xyz.talisman': { polkadot: ['talisman'] },
}

/** The first wallets of the list. The others follow by completeness of their data, then by name. */
export const first = [
  'io.metamask',
  'com.trustwallet.app',
  'com.okex.wallet',
  'com.coinbase.wallet',
  'app.phantom',
  'com.bitget.web3',
  'com.binance.wallet',
  'me.rainbow',
  'io.rabby',
  'com.ledger',
  'io.zerion.wallet',
  'global.safe',
  'org.uniswap',
  'app.solflare',
  'app.backpack',
  'app.subwallet',
  'app.xverse',
  'xyz.talisman',
  'io.novawallet',
  'io.1inch.wallet',
  'com.kraken',
  'com.exodus',
  'so.onekey.app.wallet',
  'pro.tokenpocket',
  'im.token',
  'com.wallet.reown',
  'app.unisat',
  'js.polkadot',
]

/** Example wallets of library vendors, and placeholders instead of a reverse-DNS name. */
export const left = ['com.reown', 'com.reown.docs', 'com.reown.lab', 'com.walletconnect']
export const falseRdns = ['com.wallet.reown', 'com.example.subdomain']

/**
 * Wallets whose picture is a drawing of @web3icons/core, because many pictures of the source have WalletConnect's
 * badge.
 */
export const drawings = {
  'app.backpack': 'wallet:backpack',
  'app.keplr': 'wallet:keplr',
  'app.phantom': 'wallet:phantom',
  'com.binance.wallet': 'exchange:binance',
  'com.bitget.web3': 'exchange:bitget',
  'com.bybit': 'exchange:bybit',
  'com.coin98': 'wallet:coin98',
  'com.coinbase.wallet': 'wallet:coinbase',
  'com.crypto.wallet': 'exchange:crypto-com',
  'com.enkrypt': 'wallet:enkrypt',
  'com.exodus': 'wallet:exodus',
  'com.kraken': 'wallet:kraken',
  'com.ledger': 'wallet:ledger',
  'com.okex.wallet': 'wallet:okx',
  'com.trustwallet.app': 'wallet:trust',
  'global.safe': 'wallet:safe',
  'im.token': 'wallet:imtoken',
  'io.1inch.wallet': 'exchange:1inch',
  'io.atomicwallet': 'wallet:atomic',
  'io.metamask': 'wallet:metamask',
  'io.rabby': 'wallet:rabby',
  'io.trezor': 'wallet:trezor',
  'io.zerion.wallet': 'wallet:zerion',
  'me.rainbow': 'wallet:rainbow',
  'org.uniswap': 'exchange:uniswap',
  'pro.tokenpocket': 'wallet:token-pocket',
}

/** Wallets of the other namespaces that the source lacks. `icon` names a drawing of @web3icons/core. */
export const additional = [
  {
    id: 'app.solflare',
    name: 'Solflare',
    homepage: 'https://solflare.com/',
    icon: 'solflare',
    app: {
      ios: 'https://apps.apple.com/us/app/solflare-solana-wallet/id1580902717',
      android: 'https://play.google.com/store/apps/details?id=com.solflare.mobile',
      chrome: 'https://chromewebstore.google.com/detail/solflare-wallet/bhhhlbepdkbapadjdnnojkbgioiodbic',
    },
    mobile: { native: 'solflare://' },
  },
  {
    id: 'app.unisat',
    name: 'UniSat Wallet',
    homepage: 'https://unisat.io/',
    app: { chrome: 'https://chromewebstore.google.com/detail/unisat-wallet/ppbibelpcjmhbdihakflkdcoccbgbkpo' },
  },
  {
    id: 'js.polkadot',
    name: 'Polkadot{.js}',
    homepage: 'https://polkadot.js.org/extension/',
    app: { chrome: 'https://chromewebstore.google.com/detail/polkadot-js-extension/mopnmbcafieddcagagdcbnhejhlodfdd' },
  },
]
