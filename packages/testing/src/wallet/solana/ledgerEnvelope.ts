/**
 * Returns a message in the off-chain envelope of the first Ledger firmware: domain, version 0, format UTF-8, length.
 */
export function ledgerEnvelope(message: Uint8Array): Uint8Array {
  const domain = [0xff, ...new TextEncoder().encode('solana offchain')]
  return Uint8Array.from([...domain, 0, 1, message.length & 255, message.length >> 8, ...message])
}
