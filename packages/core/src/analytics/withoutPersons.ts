const personal = [
  // Addresses and hashes of EVM; of Bitcoin; of Solana and Polkadot by their alphabet and length; e-mail addresses; names that lead to an address.
  /0x[\da-f]{40}/i,
  /\b(?:bc1|tb1|bcrt1)[\da-z]{20,}/i,
  /\b[1-9A-HJ-NP-Za-km-z]{26,50}\b/,
  /[^\s@]@[^\s@]/,
  /\.eth$/i,
]

/** A path with `…` in place of each part that is, or looks like, an address, an e-mail address or a name of the chain (R106). */
export function withoutPersons(path: string): string {
  return path
    .split('/')
    .map((part) => (personal.some((pattern) => pattern.test(decode(part))) ? '…' : part))
    .join('/')
}

/** As a visitor reads it; where it is not well encoded, as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
