/**
 * Returns a mark that shows whether an account has changed, without storing its address. It has 16 bits: one account in
 * 65,536 has the same mark, so the mark fits very many addresses of a public chain and reveals none of them.
 */
export function markAccount(address: string): string {
  // FNV-1a, folded to 16 bits.
  let hash = 0x811c9dc5
  for (const letter of address) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return ((hash >>> 16) ^ (hash & 0xffff)).toString(16).padStart(4, '0')
}
