import {
  badResult,
  createError,
  errors,
  type Hex,
  invalidParams,
  isObject,
  type PolkadotActions,
  readField,
  readHex,
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
        const params = { address: from.address, message: typeof message === 'string' ? message : message.raw }
        return readSignature(await askForSignature(from, 'polkadot_signMessage', params, signal))
      },
    }),
    ...(isGranted('polkadot_signTransaction') && {
      signPayload: async ({ payload, signal }) => {
        assertNetwork(payload, networkId())
        const from = actor(payload.address)
        const { address } = from
        const params = { address, transactionPayload: { ...payload, address } }
        const answer = await askForSignature(from, 'polkadot_signTransaction', params, signal)
        const signedTransaction = readHex(readField(answer, 'signedTransaction'))
        return {
          signature: readMultiSignature(answer),
          ...(signedTransaction && signedTransaction !== '0x' ? { signedTransaction } : {}),
        }
      },
    }),
  }
}

/** Throws `WRONG_NETWORK` unless the payload is for the session's network. The CAIP-2 reference starts the genesis hash. */
function assertNetwork(payload: unknown, networkId: string): void {
  const genesisHash = isObject(payload) ? readField(payload, 'genesisHash') : undefined
  if (typeof genesisHash !== 'string' || !/^0x[\da-f]{64}$/i.test(genesisHash))
    throw invalidParams('payload.genesisHash', 'must be 32 bytes in hexadecimal form')
  if (networkId === `polkadot:${genesisHash.slice(2, 34).toLowerCase()}`) return
  throw createError(errors.WRONG_NETWORK, {
    details: `The payload is for the network with the genesis ${genesisHash}, the session is on ${networkId}. Nothing was signed.`,
  })
}

/**
 * Returns the signature in the format of transactions: one byte for the key type, then 64 or 65 bytes. Wallets omit the key type over
 * WalletConnect: 64 bytes count as sr25519, the usual type, and 65 bytes without a type as ecdsa.
 */
function readMultiSignature(answer: unknown): Hex {
  const digits = readSignature(answer).slice(2)
  if (digits.length === 128) return `0x01${digits}`
  return digits.length === 130 && !/^0[01]/.test(digits) ? `0x02${digits}` : `0x${digits}`
}

function readSignature(answer: unknown): Hex {
  const signature = readHex(readField(answer, 'signature') ?? answer)
  if (signature && [130, 132, 134].includes(signature.length)) return signature
  throw badResult('a signature', answer)
}
