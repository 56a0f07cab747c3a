/**
 * Returns whether a text can be an id of the directory: 1 to 64 letters, digits, `-` or `_`. The directory refuses the
 * whole query for any other text. Names and reverse-DNS names are compared with the wallets that it returns.
 */
export function isDirectoryId(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id)
}
