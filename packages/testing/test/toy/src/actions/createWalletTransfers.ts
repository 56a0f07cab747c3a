import { createTransfers, type RecipientResult } from '@latchkey/adapter-kit'
import { createError, errors, type Transfers } from '@latchkey/common'
import { safeParseAddress } from '../address/address.js'
import { largestGrains } from '../network/units.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import type { ToyActions } from '../wallet/toyActions.js'
import { getBalance } from './getBalance.js'

/** Fee of every transfer, in grains. */
const fee = 1n

/** Creates the transfers of the native coin. */
export function createWalletTransfers(access: WalletAccess, actions: () => ToyActions): Transfers {
  return createTransfers<string>({
    largestAmount: largestGrains,
    readRecipient(to, address): RecipientResult<string> {
      const parsed = safeParseAddress(to)
      if (!parsed.ok) return { ok: false, problem: { type: 'invalid-recipient', field: 'to', reason: parsed.reason } }
      return { ok: true, value: parsed.value, isOwn: parsed.value === access.account(address).id }
    },
    async readCosts({ address, signal }) {
      const { id } = access.account(address)
      const { value } = await getBalance(access.context, { address: id, network: access.network(), signal })
      return { fee, maxAmount: value > fee ? value - fee : 0n }
    },
    async send({ to, amount, address, signal }) {
      const { sendTransaction } = actions()
      if (!sendTransaction) throw createError(errors.METHOD_NOT_SUPPORTED)
      return sendTransaction({ to, value: amount, address, signal })
    },
  })
}
