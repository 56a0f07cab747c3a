/** Returns a reverse-DNS name as wallets are compared by it: in lower case, and MetaMask's phone app as MetaMask (specification §5). */
export function walletRdns(rdns: string | undefined): string | undefined {
  const lower = rdns?.toLowerCase()
  return lower === 'io.metamask.mobile' ? 'io.metamask' : lower
}
