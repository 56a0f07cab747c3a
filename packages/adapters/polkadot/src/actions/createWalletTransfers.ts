import { createTransfers, type RecipientResult } from '@latchkey/adapter-kit'
import { bytesToHex, createError, errors, type PolkadotActions, type Transfers } from '@latchkey/common'
import { isOfNetwork, safeParseAddress } from '../address/address.js'
import { largestPlanck } from '../network/units.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { readAccountFunds } from '../runtime/accountRecord.js'
import { planAnyTransfer } from '../transaction/planAnyTransfer.js'
import { readTransferCosts } from '../transaction/transferCosts.js'

/** Creates the transfers of the native coin. They keep the sender's account open. */
export function createWalletTransfers(access: WalletAccess, actions: () => PolkadotActions): Transfers {
  return createTransfers<Uint8Array>({
    largestAmount: largestPlanck,
    readRecipient: (to, address) => readRecipient(access, to, address),
    async readCosts({ recipient: accountId, address, signal }) {
      const network = access.network()
      const account = access.account(address)
      // A larger amount can take more bytes, each of which costs: the fee is that of the whole balance.
      const { free: value } = await readAccountFunds(access.context, network, account.accountId, { signal })
      const transfer = { accountId, value, keepAlive: true }
      const plan = await planAnyTransfer(access.context, network, account, transfer, { signal })
      return readTransferCosts(access.context, network, { account, transfer, plan }, { signal })
    },
    async send({ to, amount, address, signal }) {
      const { sendTransaction } = actions()
      if (!sendTransaction) throw createError(errors.METHOD_NOT_SUPPORTED)
      return sendTransaction({ to, value: amount, address, signal })
    },
  })
}

function readRecipient(access: WalletAccess, to: unknown, address: string | undefined): RecipientResult<Uint8Array> {
  const parsed = safeParseAddress(to)
  if (!parsed.ok) return { ok: false, problem: { type: 'invalid-recipient', field: 'to', reason: parsed.reason } }
  if (!isOfNetwork(parsed.value, access.network()))
    return { ok: false, problem: { type: 'recipient-of-other-network', field: 'to' } }
  const { accountId } = parsed.value
  return { ok: true, value: accountId, isOwn: bytesToHex(accountId) === access.account(address).id }
}
