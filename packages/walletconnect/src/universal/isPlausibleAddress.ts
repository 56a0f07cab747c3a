import type { ChainNamespace } from '@latchkey/common'

/** Address formats. Checksums need a chain library. */
const forms: Readonly<Record<ChainNamespace, RegExp>> = {
  eip155: /^(?:0x)?[\da-fA-F]{40}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
  polkadot: /^[1-9A-HJ-NP-Za-km-z]{45,50}$/,
  bip122:
    /^(?:(?:bc|tb|bcrt)1[02-9ac-hj-np-z]{6,87}|(?:BC|TB|BCRT)1[02-9AC-HJ-NP-Z]{6,87}|[123mn][1-9A-HJ-NP-Za-km-z]{24,34})$/,
}

/** Whether a text has the format of an address of a namespace. */
export function isPlausibleAddress(namespace: ChainNamespace, value: string): boolean {
  return forms[namespace].test(value)
}
