import type { LocalChains } from '@latchkey/testing/node'

/** What the page learns about the machine it runs on: where the local chains are. */
export type PageData = {
  readonly chains: readonly {
    readonly id: number
    readonly name: string
    readonly symbol: string
    readonly rpcUrl: string
    readonly tokenAddress: string
  }[]
}

/** Describes running chains for the page. */
export function describeChains(chains: LocalChains): PageData {
  return {
    chains: chains.all.map(({ id, network, rpcUrl, tokenAddress }) => ({
      id,
      name: network.name,
      symbol: network.nativeCurrency.symbol,
      rpcUrl,
      tokenAddress,
    })),
  }
}

/** Puts the data into the page as a block that is no script, so that it needs no exception in the security policy. */
export function insertPageData(html: string, data: PageData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return html.replace('</head>', `  <script type="application/json" id="page-data">${json}</script>\n  </head>`)
}
