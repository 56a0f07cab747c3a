// Which hosts and schemes may receive a pairing URI. The URI contains the key of the session: a page or app that
// receives it can answer in place of the wallet. A link must therefore be on the domain of the wallet's home page, or
// be listed here, with the reason and a source by the wallet's makers. `id` is the id of the directory's source.

/** Hosts outside the domain of a wallet's home page. */
export const pairingHosts = [
  {
    id: 'io.metamask',
    host: 'metamask.app.link',
    reason: 'MetaMask opens its app through this host, which it has at the link service Branch.',
    source: 'https://github.com/MetaMask/metamask-mobile/blob/HEAD/app/core/AppConstants.ts',
  },
  {
    id: 'me.rainbow',
    host: 'rnbwapp.com',
    reason: 'Rainbow opens its app through this domain.',
    source:
      'https://github.com/rainbow-me/rainbowkit/blob/HEAD/packages/rainbowkit/src/wallets/walletConnectors/rainbowWallet/rainbowWallet.ts',
  },
  {
    id: 'com.alphawallet',
    host: 'aw.app',
    reason: 'AlphaWallet opens its app through this domain.',
    source: 'https://github.com/AlphaWallet/alpha-wallet-ios',
  },
  {
    id: 'com.foxwallet',
    host: 'link.foxwallet.com',
    reason: 'The source has no home page for FoxWallet, whose domain this is.',
    source:
      'https://github.com/rainbow-me/rainbowkit/blob/HEAD/packages/rainbowkit/src/wallets/walletConnectors/foxWallet/foxWallet.ts',
  },
  {
    id: 'xyz.sequence',
    host: 'sequence.app',
    reason: 'The Sequence wallet is a page on this domain; sequence.xyz is about it.',
    source: 'https://github.com/0xsequence/sequence.js/blob/HEAD/packages/provider/src/wallet.ts',
  },
]

/** The one wallet that may use a scheme which several different apps claim. */
export const schemeOwners = [
  {
    scheme: 'awallet',
    id: 'com.alphawallet',
    reason: 'AlphaWallet registers the scheme; the app of NodeVault is another one.',
    source: 'https://github.com/AlphaWallet/alpha-wallet-ios/blob/HEAD/AlphaWallet/Info.plist',
  },
]

/** Domains on which many people have pages of their own: stores, hosting and link services. */
export const sharedDomains = [
  'addons.mozilla.org',
  'app.link',
  'apps.apple.com',
  'bit.ly',
  'chrome.google.com',
  'chromewebstore.google.com',
  'firebaseapp.com',
  'github.com',
  'github.io',
  'go.link',
  'google.com',
  'herokuapp.com',
  'linktr.ee',
  'microsoftedge.microsoft.com',
  'netlify.app',
  'notion.site',
  'onelink.me',
  'onrender.com',
  'page.link',
  'pages.dev',
  'play.google.com',
  't.me',
  'vercel.app',
  'web.app',
  'wixsite.com',
  'workers.dev',
]
