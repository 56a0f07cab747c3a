/** Libraries of each namespace. A page loads none before a balance or a transaction needs it. */
const sdks =
  /^(@solana|@polkadot(-api)?|@substrate|@mysten|bitcoinjs-lib|@bitcoinerlab|tiny-secp256k1|sats-connect|@sats-connect|viem|ethers)\//

/**
 * Returns modules of the files that belong to other namespaces than `kinds`, or to a wallet's SDK; viem belongs to EVM.
 */
export function findForeign(paths, files, kinds) {
  const ids = paths.flatMap((each) => files.get(each)?.modules ?? []).map(({ id }) => id)
  return [...new Set(ids.filter((id) => isForeign(id, kinds)))]
}

function isForeign(id, kinds) {
  const adapter = /^packages\/adapters\/([^/]+)\//.exec(id)?.[1]
  if (adapter) return !kinds.includes(adapter)
  const sdk = sdks.exec(id)?.[1]
  return sdk !== undefined && !(sdk === 'viem' && kinds.includes('eip155'))
}
