import {
  AppKitError,
  type Bip122Actions,
  type BitcoinRecipient,
  invalidParams,
  isAppKitError,
  loadPart,
} from '@latchkey/common'
import { parseAddress } from '../address.js'
import { parseTransactionId } from '../transactionId.js'
import { dustLimit } from '../transfer/dustLimit.js'
import { maxSatoshi, parseAmount } from '../units.js'
import type { WalletAccess } from '../walletAccess.js'

/** More outputs than this do not fit in a transaction that nodes carry. */
const recipientLimit = 500

/**
 * Pays from the account's payment address and returns the transaction id. Reads account and network from the wallet just before (FI22).
 * A wallet that cannot pay by itself, or not several recipients at once, gets a transaction to sign.
 */
export async function sendTransfer(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<Bip122Actions['sendTransfer']>>[0],
): Promise<string> {
  const { address, signal } = parameters
  const recipients = readRecipients(wallet, parameters.recipients)
  const actor = wallet.actor(address)
  const { face, missing } = wallet
  const [first] = wallet.addresses()
  const offersToPay = face.sendTransfer !== undefined && !missing.has('sendTransfer')
  const paysItself = offersToPay && (recipients.length === 1 || face.paysMany === true)
  // Wallets choose the address they pay from themselves, and it is the payment address.
  const isFirst = actor.address === first?.address
  await wallet.assertUnchanged(actor, { signal })
  if (paysItself && isFirst) {
    const request = { chain: wallet.chain(), actor, recipients, signal }
    try {
      return parseTransactionId(await wallet.ask((one) => one.sendTransfer?.(request) ?? notSupported(), { signal }))
    } catch (error) {
      if (!face.signPsbt || !isAppKitError(error, 'METHOD_NOT_SUPPORTED')) throw error
      // The method exists but does nothing: the wallet signs what the adapter composes instead.
      missing.add('sendTransfer')
    }
  }
  if (!face.signPsbt)
    throw new AppKitError('METHOD_NOT_SUPPORTED', {
      details: isFirst
        ? 'This wallet pays one recipient at a time.'
        : 'This wallet pays from its payment address only.',
    })
  const { composeTransfer } = await loadPart(() => import('../transfer/composeTransfer.js'))
  return composeTransfer(wallet, { actor, recipients, signal })
}

function readRecipients(wallet: WalletAccess, value: readonly BitcoinRecipient[]): readonly BitcoinRecipient[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > recipientLimit)
    throw invalidParams('recipients', `must be a list of 1 to ${recipientLimit}`)
  const recipients = value.map((recipient: BitcoinRecipient, index) => {
    const { address, script } = parseAddress(recipient.address, wallet.chain(), `recipients[${index}].address`)
    const amount = parseAmount(recipient.amount, `recipients[${index}].amount`)
    if (amount < dustLimit(script)) throw amountTooSmall(index, dustLimit(script))
    return { address, amount }
  })
  const sum = recipients.reduce((total, { amount }) => total + amount, 0n)
  if (sum > maxSatoshi) throw invalidParams('recipients', 'come to more than there is')
  return recipients
}

function amountTooSmall(index: number, least: bigint): AppKitError {
  return new AppKitError('AMOUNT_TOO_SMALL', {
    details: `recipients[${index}].amount is below ${least} satoshi, the least that nodes relay to this address.`,
  })
}

async function notSupported(): Promise<never> {
  throw new AppKitError('METHOD_NOT_SUPPORTED')
}
