import { createTransfers, type RecipientResult } from '@latchkey/adapter-kit'
import { createError, errors, type SolanaActions, type Transfers } from '@latchkey/common'
import { safeParseAddress } from '../address/address.js'
import { largestLamports } from '../network/units.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { readTransferCosts } from '../transaction/transferCosts.js'
import { systemProgram } from '../transaction/transferTransaction.js'

/** Creates the transfers of the native coin. */
export function createWalletTransfers(wallet: WalletAccess, actions: () => SolanaActions): Transfers {
  return createTransfers<string>({
    largestAmount: largestLamports,
    readRecipient: (to, address) => readRecipient(wallet, to, address),
    readCosts({ recipient: to, address, signal }) {
      const { id: from } = wallet.actor({ address })
      return readTransferCosts(wallet.context, wallet.network().network, { from, to }, signal)
    },
    async send({ to, amount, address, signal }) {
      const { sendTransaction } = actions()
      if (!sendTransaction) throw createError(errors.METHOD_NOT_SUPPORTED)
      return sendTransaction({ to, value: amount, address, signal })
    },
  })
}

function readRecipient(wallet: WalletAccess, to: unknown, address: string | undefined): RecipientResult<string> {
  const parsed = safeParseAddress(to)
  if (!parsed.ok) return { ok: false, problem: { type: 'invalid-recipient', field: 'to', reason: parsed.reason } }
  if (parsed.value.address === systemProgram)
    return { ok: false, problem: { type: 'unspendable-recipient', field: 'to' } }
  return { ok: true, value: parsed.value.address, isOwn: parsed.value.address === wallet.actor({ address }).id }
}
