// Links that open a page in the browser of a wallet's app, by hand from each wallet's own documentation or code. A row
// without a source fails the build. `id` is the id of the directory's source; `browse` are `browse_links` of the entry,
// see docs/customWallets.md. The namespaces are those that the sources name. `stores` are links that the directory's
// source lacks. `node scripts/docs/writePhoneLinks.mjs` writes the table in docs/phoneLinks.md.
//
// Left out because their sources exclude such a link: Binance (withdrawn on 2026-10-30), Ledger and Nova (pages of
// their own catalogues only).

export const phoneLinks = [
  {
    id: 'io.metamask',
    browse: [{ url: 'https://link.metamask.io/dapp/{hostPath}', namespaces: ['eip155', 'solana'] }],
    sources: ['https://docs.metamask.io/metamask-connect/evm/guides/metamask-exclusive/use-deeplinks/'],
  },
  {
    id: 'com.trustwallet.app',
    browse: [
      { url: 'https://link.trustwallet.com/open_url?coin_id=60&url={url}', namespaces: ['eip155'] },
      { url: 'https://link.trustwallet.com/open_url?coin_id=501&url={url}', namespaces: ['solana'] },
    ],
    sources: [
      'https://developer.trustwallet.com/developer/develop-for-trust/deeplinking',
      'https://github.com/trustwallet/tw-agent-skills/blob/HEAD/skills/trust-developer/SKILL.md',
    ],
  },
  {
    id: 'com.okex.wallet',
    browse: [
      {
        url: 'https://web3.okx.com/download?deeplink=okx%3A%2F%2Fwallet%2Fdapp%2Furl%3FdappUrl%3D{urlTwice}',
        namespaces: ['eip155'],
      },
    ],
    sources: ['https://web3.okx.com/build/docs/waas/app-universal-link'],
  },
  {
    id: 'com.coinbase.wallet',
    browse: [{ url: 'https://go.cb-w.com/dapp?cb_url={url}', namespaces: ['eip155'] }],
    sources: ['https://docs.cdp.coinbase.com/coinbase-wallet/developer-guidance/mobile-dapp-integration'],
  },
  {
    id: 'app.phantom',
    browse: [{ url: 'https://phantom.app/ul/browse/{url}?ref={origin}', namespaces: ['solana', 'eip155', 'bip122'] }],
    sources: [
      'https://docs.phantom.com/phantom-deeplinks/other-methods/browse',
      'https://docs.phantom.com/solana/detecting-the-provider',
      'https://docs.phantom.com/ethereum-base-and-polygon/detecting-the-provider',
      'https://docs.phantom.com/bitcoin/detecting-the-provider',
    ],
  },
  {
    id: 'com.bitget.web3',
    browse: [{ url: 'https://bkcode.vip?action=dapp&url={url}', namespaces: ['eip155', 'solana', 'bip122'] }],
    sources: [
      'https://docs.bitkeep.com/en/docs/guide/mobile/Deeplink.html',
      'https://github.com/BitgetWalletTeam/bgw-cursor-plugin/blob/HEAD/skills/dapp-integration/references/deeplink.md',
    ],
  },
  {
    id: 'me.rainbow',
    browse: [{ url: 'rainbow://dapp?url={url}', namespaces: ['eip155'] }],
    sources: ['https://github.com/rainbow-me/rainbow/blob/HEAD/src/handlers/deeplinks.ts'],
  },
  {
    id: 'app.solflare',
    browse: [{ url: 'https://solflare.com/ul/v1/browse/{url}?ref={origin}', namespaces: ['solana'] }],
    sources: ['https://github.com/solflare-wallet/deep-link-sample-app/blob/HEAD/App.tsx'],
  },
  {
    id: 'app.subwallet',
    browse: [{ url: 'https://mobile.subwallet.app/browser?url={url}', namespaces: ['polkadot', 'eip155'] }],
    sources: [
      'https://github.com/Koniverse/SubWallet-Mobile/blob/HEAD/src/utils/deeplink/index.ts',
      'https://github.com/Koniverse/SubWallet-Deeplinks/blob/HEAD/src/App.tsx',
    ],
  },
  {
    id: 'app.xverse',
    browse: [{ url: 'https://connect.xverse.app/browser?url={url}', namespaces: ['bip122'] }],
    sources: ['https://docs.xverse.app/sats-connect/guides/mobile-integration'],
  },
  {
    id: 'im.token',
    browse: [{ url: 'imtokenv2://navigate/DappView?url={url}', namespaces: ['eip155'] }],
    sources: ['https://imtoken.gitbook.io/developers/products/deep-linking'],
  },
  {
    id: 'com.wallet.reown',
    browse: [{ url: 'leather://browser?url={url}', namespaces: ['bip122'] }],
    stores: {
      app_store: 'https://apps.apple.com/us/app/leather-self-custody-wallet/id6499127775',
      play_store: 'https://play.google.com/store/apps/details?id=io.leather.mobilewallet',
    },
    sources: [
      'https://github.com/leather-io/mono/blob/HEAD/apps/mobile/src/app/(tabs)/browser.tsx',
      'https://github.com/leather-io/mono/blob/HEAD/apps/mobile/app.config.js',
    ],
  },
  {
    id: 'app.keplr',
    browse: [
      { url: 'https://deeplink.keplr.app/web-browser?url={url}', namespaces: ['cosmos'] },
      {
        url: 'keplrwallet://web-browser?url={url}',
        namespaces: ['cosmos'],
        android_package: 'com.chainapsis.keplr',
      },
    ],
    sources: ['https://docs.keplr.app/api/mobile/deeplink'],
  },
]
