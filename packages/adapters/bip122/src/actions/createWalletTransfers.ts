import { createTransfers, type RecipientResult } from '@latchkey/adapter-kit'
import { type Bip122Actions, createError, errors, type Transfers } from '@latchkey/common'
import { type ParsedAddress, safeParseAddress } from '../address/address.js'
import { maxSatoshi } from '../network/units.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { readTransferCosts } from '../transaction/transferCosts.js'

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
