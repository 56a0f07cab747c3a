/** The used part of a kit or a headless core: the connected wallet, and its changes. */
export type EthersSource = {
  getWalletProvider(namespace: 'eip155'): unknown
  getAccount(namespace: 'eip155'): { readonly address?: string | undefined } | undefined
  subscribeAccount(callback: () => void, namespace?: 'eip155'): () => void
  subscribeNetwork(callback: () => void): () => void
}
