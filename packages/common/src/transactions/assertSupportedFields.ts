import { invalidParams } from '../errors/invalidParams.js'

/** Fields of blob (EIP-4844) and set-code (EIP-7702) transactions, which are not supported. */
const unsupportedFields = ['blobs', 'blobVersionedHashes', 'maxFeePerBlobGas', 'sidecars', 'authorizationList']

/** The alternative to an unsupported transaction type. */
export const viaProvider = 'send blob and set-code transactions through the provider of the wallet'

/** Throws `INVALID_PARAMS` for a field of an unsupported transaction type, so that it is not dropped. `place` precedes its name. */
export function assertSupportedFields(transaction: object, place = ''): void {
  const unsupported = unsupportedFields.find((name) => Reflect.get(transaction, name) !== undefined)
  if (unsupported) throw invalidParams(`${place}${unsupported}`, `is not supported: ${viaProvider}`)
}
