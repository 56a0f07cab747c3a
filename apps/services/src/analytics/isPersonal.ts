const patterns = [
  // Addresses of EVM, Bitcoin, and of Solana and Polkadot by alphabet and length; e-mail addresses.
  /0x[0-9a-f]{40}/i,
  /\b(?:bc1|tb1|bcrt1)[0-9a-z]{20,}/i,
  /\b[1-9A-HJ-NP-Za-km-z]{26,50}\b/,
  // Limited to one character at both ends; otherwise a long text would take quadratic time.
  /[^\s@]@[^\s@]+\.[^\s@]/,
  /\.eth$/i,
]
/** Longer than any value in an event of the kit. */
const longest = 512

/** Returns whether a text contains an address or an e-mail address, is an on-chain name, or is too long to check. */
export function isPersonal(text: string): boolean {
  return text.length > longest || patterns.some((pattern) => pattern.test(text))
}
