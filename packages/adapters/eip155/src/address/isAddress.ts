/** Whether a text has the form of an EVM address: 40 hex digits, 0x optional. The checksum is compared before sending. */
export function isAddress(value: string): boolean {
  return /^(?:0x)?[0-9a-f]{40}$/i.test(value)
}
