/** Libraries of one chain, and of the others; a page pays for none before a balance or a transaction asks for it. */
const sdks =
  /^(@solana|@polkadot(-api)?|@substrate|@mysten|bitcoinjs-lib|@bitcoinerlab|tiny-secp256k1|sats-connect|@sats-connect|viem|ethers)\//

/** The modules among the files that were asked for which belong to chains other than `kinds`, or to a chain's SDK; viem is EVM's. */
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
