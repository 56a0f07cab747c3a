/** What is needed of an app-kit instance, or of a headless core: where the wallet is, and word of its changes. */
export type EthersSource = {
  getWalletProvider(namespace: 'eip155'): unknown
  getAccount(namespace: 'eip155'): { readonly address?: string | undefined } | undefined
  subscribeAccount(callback: () => void, namespace?: 'eip155'): () => void
  subscribeNetwork(callback: () => void): () => void
}
