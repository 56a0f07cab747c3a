/** Normalises a reverse-DNS name for comparison: lower case, and MetaMask's mobile name as the desktop one. */
export function walletRdns(rdns: string | undefined): string | undefined {
  const lower = rdns?.toLowerCase()
  return lower === 'io.metamask.mobile' ? 'io.metamask' : lower
}
