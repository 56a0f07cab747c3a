import { createTransfers, type RecipientResult, type TransferCosts } from '@latchkey/adapter-kit'
import { type Bip122Actions, createError, errors, type Transfers } from '@latchkey/common'
import { type ParsedAddress, safeParseAddress } from '../address/address.js'
import { maxSatoshi } from '../network/units.js'
import type { Actor, WalletAccess } from '../requests/walletAccess.js'
import { dustLimit } from '../transaction/dustLimit.js'
import { feeLimit, findSelection, largestPayment } from '../transaction/selectUtxos.js'
import { readSpendableUtxos } from '../transaction/utxos.js'

/** Creates the transfers of one recipient. */
export function createWalletTransfers(wallet: WalletAccess, actions: () => Bip122Actions): Transfers {
  return createTransfers<ParsedAddress>({
    largestAmount: maxSatoshi,
    readRecipient: (to, address) => readRecipient(wallet, to, address),
    readCosts: ({ recipient, amount, address, signal }) =>
      readTransferCosts(wallet, { actor: wallet.actor(address), script: recipient.script, amount, signal }),
    async send({ to, amount, address, signal }) {
      const { sendTransfer } = actions()
      if (!sendTransfer) throw createError(errors.METHOD_NOT_SUPPORTED)
      return sendTransfer({ recipients: [{ address: to, amount }], address, signal })
    },
  })
}

function readRecipient(wallet: WalletAccess, to: unknown, address: string | undefined): RecipientResult<ParsedAddress> {
  const parsed = safeParseAddress(to)
  if (!parsed.ok) return { ok: false, problem: { type: 'invalid-recipient', field: 'to', reason: parsed.reason } }
  if (!parsed.value.chains.includes(wallet.chain()))
    return { ok: false, problem: { type: 'recipient-of-other-network', field: 'to' } }
  return { ok: true, value: parsed.value, isOwn: parsed.value.address === wallet.actor(address).address }
}

type Planned = {
  readonly actor: Actor
  /** Output script of the recipient. */
  readonly script: Uint8Array
  readonly amount?: bigint | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads what a transfer costs if the adapter composes it from the UTXOs of the address. A wallet that pays itself may
 * select other UTXOs and another fee. Throws `METHOD_NOT_SUPPORTED` for an address whose UTXOs the adapter can't spend.
 */
async function readTransferCosts(
  wallet: WalletAccess,
  { actor, script, amount, signal }: Planned,
): Promise<TransferCosts> {
  const { source, utxos, rate } = await readSpendableUtxos(wallet, wallet.network(), actor, { signal })
  const payment = { utxos, rate, form: source.form, script: source.script, scripts: [script.length] }
  const largest = largestPayment(payment)
  const minimum = dustLimit(script)
  const choice = amount === undefined ? undefined : findSelection({ ...payment, amount })
  return {
    fee: choice?.fee ?? largest.fee,
    maxAmount: largest.amount,
    minimum,
    ...(amount === undefined || !choice ? {} : { maxFee: feeLimit(amount) }),
  }
}
