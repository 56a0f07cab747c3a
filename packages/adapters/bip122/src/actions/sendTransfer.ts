import {
  type AppKitError,
  type Bip122Actions,
  type BitcoinRecipient,
  createError,
  errors,
  invalidParams,
  isAppKitError,
  loadModule,
  parseBitcoinTransactionId,
} from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import { maxSatoshi, parseAmount } from '../network/units.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { dustLimit } from '../transaction/dustLimit.js'
import type { WalletDriver } from '../wallet/walletDriver.js'

/** Maximum number of recipients. Nodes don't relay much larger transactions. */
const recipientLimit = 500

/**
 * Pays from the account's payment address and returns the transaction id. Reads account and network from the wallet
 * before. If the wallet can't pay, or not several recipients at once, the adapter composes a transaction that
 * the wallet signs.
 */
export async function sendTransfer(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<Bip122Actions['sendTransfer']>>[0],
): Promise<string> {
  const { address, signal } = parameters
  const recipients = readRecipients(wallet, parameters.recipients)
  const actor = wallet.actor(address)
  const { driver, missing } = wallet
  const [first] = wallet.addresses()
  const offersToPay = driver.sendTransfer !== undefined && !missing.has('sendTransfer')
  const paysItself = offersToPay && (recipients.length === 1 || driver.paysMany === true)
  const isPayer = actor.address === first?.address || driver.paysFrom?.(actor, actor.chain) === true
  await wallet.assertUnchanged(actor, { signal })
  if (paysItself && isPayer) {
    const request = { chain: actor.chain, actor, recipients, signal }
    try {
      const pay = (one: WalletDriver) => one.sendTransfer?.(request) ?? notSupported()
      return parseBitcoinTransactionId(await wallet.ask(pay, { signal, isSending: true }))
    } catch (error) {
      if (!isAppKitError(error, 'METHOD_NOT_SUPPORTED')) throw error
      // The method exists but is not implemented, so the wallet signs a transaction that the adapter composes.
      missing.add('sendTransfer')
      if (!driver.signPsbt) throw error
    }
  }
  if (!driver.signPsbt)
    throw createError(errors.METHOD_NOT_SUPPORTED, {
      details: isPayer
        ? 'This wallet pays one recipient at a time.'
        : 'This wallet pays from its payment address only.',
    })
  const { composeTransfer } = await loadModule(() => import('../transaction/composeTransfer.js'))
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
  return createError(errors.AMOUNT_TOO_SMALL, {
    details: `recipients[${index}].amount is below ${least} satoshi, the least that nodes relay to this address.`,
  })
}

async function notSupported(): Promise<never> {
  throw createError(errors.METHOD_NOT_SUPPORTED)
}
