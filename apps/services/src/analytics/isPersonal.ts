const patterns = [
  // Addresses of EVM, of Bitcoin, and of Solana and Polkadot, the last two by their alphabet and length; an e-mail address.
  /0x[0-9a-f]{40}/i,
  /\b(?:bc1|tb1|bcrt1)[0-9a-z]{20,}/i,
  /\b[1-9A-HJ-NP-Za-km-z]{26,50}\b/,
  // Begins and ends with one character: with more, each letter of a long text would be looked at from each one before it.
  /[^\s@]@[^\s@]+\.[^\s@]/,
  /\.eth$/i,
]
/** More than anything an event of an app tells. */
const longest = 512

/** Whether a text is, or holds, an address or an e-mail address, is a name that leads to one, or is too long to be looked through. */
export function isPersonal(text: string): boolean {
  return text.length > longest || patterns.some((pattern) => pattern.test(text))
}
