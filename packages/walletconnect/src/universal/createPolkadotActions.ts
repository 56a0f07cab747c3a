import {
  createError,
  errors,
  invalidParams,
  isByteHex,
  isObject,
  messageToHex,
  type PolkadotActions,
  parsePolkadotMultiSignature,
  parsePolkadotSignature,
  readField,
  readPolkadotTransaction,
  writePolkadotMessage,
} from '@latchkey/common'
import type { UniversalAccess } from './universalAccess.js'

/** Returns the Polkadot actions that need no chain library. */
export function createPolkadotActions({
  isGranted,
  networkId,
  actor,
  askForSignature,
}: UniversalAccess): PolkadotActions {
  return {
    ...(isGranted('polkadot_signMessage') && {
      signMessage: async ({ message, address, signal }) => {
        const from = actor(address)
        const params = { address: from.address, message: writePolkadotMessage(messageToHex(message)) }
        return parsePolkadotSignature(await askForSignature(from, 'polkadot_signMessage', params, signal))
      },
    }),
    ...(isGranted('polkadot_signTransaction') && {
      signPayload: async ({ payload, signal }) => {
        assertNetwork(payload, networkId())
        const from = actor(payload.address)
        const { address } = from
        const params = { address, transactionPayload: { ...payload, address } }
        const response = await askForSignature(from, 'polkadot_signTransaction', params, signal)
        const signedTransaction = readPolkadotTransaction(response)
        return {
          signature: parsePolkadotMultiSignature(response),
          ...(signedTransaction ? { signedTransaction } : {}),
        }
      },
    }),
  }
}

/**
 * Throws `WRONG_NETWORK` unless the payload is for the session's network. The CAIP-2 reference starts the genesis hash.
 */
function assertNetwork(payload: unknown, networkId: string): void {
  const genesisHash = isObject(payload) ? readField(payload, 'genesisHash') : undefined
  if (!isByteHex(genesisHash, 32)) throw invalidParams('payload.genesisHash', 'must be 32 bytes in hexadecimal form')
  if (networkId === `polkadot:${genesisHash.slice(2, 34).toLowerCase()}`) return
  throw createError(errors.WRONG_NETWORK, {
    details: `The payload is for the network with the genesis ${genesisHash}, the session is on ${networkId}. Nothing was signed.`,
  })
}
