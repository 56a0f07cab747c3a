import type { Network } from '@latchkey/common'

/** A chain of this machine, as the page is told of it. */
export type LocalChainData = Pick<Network, 'id' | 'name'> & {
  readonly namespace: Network['chainNamespace']
  readonly coin: Network['nativeCurrency']
  readonly rpcUrl: string
  readonly ss58Format?: number | undefined
  /** EVM chains: a token that anyone may mint. */
  readonly tokenAddress?: string | undefined
  /** What the faucet gives, in coins. */
  readonly gift: string
}

/** Where the local wallet directory, analytics, relay RPC and WalletConnect relay are. */
export type ServicesData =
  | { readonly status: 'starting' }
  | { readonly status: 'running'; readonly url: string; readonly relayUrl: string }
  | { readonly status: 'failed'; readonly reason: string }

/** Where the local chains are, and which are still to come. */
export type ChainsData = {
  readonly chains: readonly LocalChainData[]
  readonly starting: readonly Network['chainNamespace'][]
  readonly failed: readonly { readonly namespace: Network['chainNamespace']; readonly reason: string }[]
}

/** What the page learns about the machine it runs on. */
export type PageData = ChainsData & { readonly services: ServicesData }

/** Puts the data into the page as a block that is no script, so that it needs no exception in the security policy. */
export function insertPageData(html: string, data: PageData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // By a function: in a text "$&" would stand for what is replaced.
  return html.replace('</head>', () => `  <script type="application/json" id="page-data">${json}</script>\n  </head>`)
}
