/** A wallet that announced itself by EIP-6963. */
export type Wallet = {
  readonly info: { readonly uuid: string; readonly name: string; readonly rdns: string; readonly icon: string }
  readonly provider: { request(call: { readonly method: string }): Promise<string[]> }
}

export type ListProps = { readonly onChoose: (wallet: Wallet) => void; readonly onClose: () => void }

/** Calls back with each wallet on the page. Returns a function that stops it. */
export function discover(found: (wallet: Wallet) => void): () => void {
  const onAnnounce = (event: Event) => found((event as CustomEvent<Wallet>).detail)
  window.addEventListener('eip6963:announceProvider', onAnnounce)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  return () => window.removeEventListener('eip6963:announceProvider', onAnnounce)
}
