import {
  type Bip122Actions,
  type BitcoinRecipient,
  invalidParams,
  parseBitcoinSignature,
  parseBitcoinTransactionId,
} from '@latchkey/common'
import { isBitcoinAddress } from './isBitcoinAddress.js'
import type { UniversalAccess } from './universalAccess.js'

/** Maximum supply in satoshi. */
const maxSatoshi = 2_100_000_000_000_000n

/** Returns the Bitcoin actions that need no chain library. */
export function createBip122Actions({
  isGranted,
  networkId,
  actor,
  ask,
  askForSignature,
}: UniversalAccess): Bip122Actions {
  return {
    ...(isGranted('signMessage') && {
      signMessage: async ({ message, protocol, address, signal }) => {
        const from = actor(address)
        const params = { account: from.address, message, address: from.address, ...(protocol ? { protocol } : {}) }
        const answer = await askForSignature(from, 'signMessage', params, signal)
        return parseBitcoinSignature(answer).base64
      },
    }),
    ...(isGranted('sendTransfer') && {
      sendTransfer: async ({ recipients, address, signal }) => {
        const recipient = readRecipient(recipients, networkId)
        const params = {
          account: actor(address).address,
          recipientAddress: recipient.address,
          amount: String(recipient.amount),
        }
        return parseBitcoinTransactionId(await ask('sendTransfer', params, signal))
      },
    }),
  }
}

/** Returns the only recipient that the method allows. Throws `INVALID_PARAMS` with the field. */
function readRecipient(
  recipients: readonly BitcoinRecipient[],
  networkId: UniversalAccess['networkId'],
): BitcoinRecipient {
  const [recipient] = Array.isArray(recipients) ? recipients : []
  if (!recipient || recipients.length > 1) throw invalidParams('recipients', 'must hold one recipient')
  const { address, amount } = recipient
  if (!isBitcoinAddress(address, networkId()))
    throw invalidParams('recipients[0].address', `is no address of ${networkId()}`)
  if (typeof amount !== 'bigint' || amount <= 0n || amount > maxSatoshi)
    throw invalidParams('recipients[0].amount', 'must be a bigint of satoshi, more than 0')
  return { address, amount }
}
