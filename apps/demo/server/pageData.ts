import type { Network } from '@latchkey/common'

/** A local chain, as described to the page. */
export type LocalChainData = Pick<Network, 'id' | 'name'> & {
  readonly namespace: Network['chainNamespace']
  readonly coin: Network['nativeCurrency']
  readonly rpcUrl: string
  readonly ss58Format?: number | undefined
  /** EVM chains: a token that anyone may mint. */
  readonly tokenAddress?: string | undefined
  /** Amount of the faucet, in coins. */
  readonly gift: string
}

/** The URLs of the local wallet directory, analytics, relay RPC and WalletConnect relay. */
export type ServicesData =
  | { readonly status: 'starting' }
  | { readonly status: 'running'; readonly url: string; readonly relayUrl: string }
  | { readonly status: 'failed'; readonly reason: string }

/** The URLs of the running local chains, and the chains that are still starting. */
export type ChainsData = {
  readonly chains: readonly LocalChainData[]
  readonly starting: readonly Network['chainNamespace'][]
  readonly failed: readonly { readonly namespace: Network['chainNamespace']; readonly reason: string }[]
}

/** The page's data about its server. */
export type PageData = ChainsData & { readonly services: ServicesData }

/** Adds the data to the page as a non-script block, which the security policy allows. */
export function insertPageData(html: string, data: PageData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // Uses a function, because a replacement string would expand patterns such as "$&".
  return html.replace('</head>', () => `  <script type="application/json" id="page-data">${json}</script>\n  </head>`)
}
