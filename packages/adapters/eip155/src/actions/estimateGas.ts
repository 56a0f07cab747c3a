import { badResult, createError, type Eip155Actions, errors } from '@latchkey/common'
import { safeParseQuantity } from '../network/units.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { toRpcTransaction } from '../transaction/toRpcTransaction.js'

/** Sends `eth_estimateGas` to the network's RPC URLs, or to the wallet if the app does not have the network. */
export async function estimateGas(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<Eip155Actions['estimateGas']>>[0],
): Promise<bigint> {
  const { address, signal } = parameters
  const chainId = parameters.chainId ?? wallet.chainId()
  const transaction = toRpcTransaction(parameters, wallet.account(address), chainId)
  const network = wallet.context.networks().find(({ id }) => Number(id) === chainId)
  const response = network
    ? await (await wallet.context.clients()).request(
        network,
        { method: 'eth_estimateGas', params: [transaction] },
        { signal },
      )
    : await wallet.ask('eth_estimateGas', [transaction], { signal, ms: 10_000 })
  const gas = safeParseQuantity(response)
  if (!gas.ok)
    throw network
      ? createError(errors.RPC_BAD_RESPONSE, { details: `eth_estimateGas: ${gas.reason}.` })
      : badResult('a gas estimate', response, { isRead: true })
  return gas.value
}
