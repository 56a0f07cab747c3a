import type { CaipAddress } from '../caip/caipAddress.js'
import { createError } from '../errors/appKitError.js'
import { errors } from '../errors/errors.js'

type Subject = {
  /** The account that signs. */
  readonly account: CaipAddress
  /** The id of the permission. */
  readonly pci: string
}

/**
 * Returns the text that an account signs to add a permission to its list. Throws `INVALID_PARAMS` if a value could add
 * a line to it.
 */
export function writeRecordText({ expiration, ...subject }: Subject & { readonly expiration?: number | undefined }) {
  return write('Add this permission to the list of my account.', subject, [
    `Expires: ${expiration === undefined ? 'never' : isoTime(expiration)}`,
  ])
}

/**
 * Returns the text that an account signs to revoke a permission. `createdAt` is the time of the record, so that the
 * signature does not revoke a later record with the same id. Throws `INVALID_PARAMS` if a value could add a line to it.
 */
export function writeRevokeText({ createdAt, ...subject }: Subject & { readonly createdAt: number }): string {
  return write('Revoke this permission of my account.', subject, [`Recorded: ${isoTime(createdAt)}`])
}

function write(title: string, { account, pci }: Subject, lines: readonly string[]): string {
  // The id comes from a server. With line breaks, it could turn the text into a message to another site.
  if (!/^[\x21-\x7e]{1,256}$/.test(pci)) throw invalid('`pci` must be 1 to 256 visible ASCII characters.')
  // Case is only a checksum in EVM addresses, and differs between wallets.
  return [title, '', `Account: ${account.toLowerCase()}`, `Permission: ${pci}`, ...lines].join('\n')
}

/** Returns a time in seconds as ISO 8601. */
function isoTime(seconds: number): string {
  const time = new Date(seconds * 1_000)
  if (Number.isNaN(time.getTime())) throw invalid('A time must be a number of seconds since 1970.')
  return time.toISOString()
}

function invalid(details: string) {
  return createError(errors.INVALID_PARAMS, { details })
}
