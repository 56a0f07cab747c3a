import { AppKitError, type Eip155Actions } from '@latchkey/common'
import { toRpcTransaction } from '../transactionRequest.js'
import { safeParseQuantity } from '../units.js'
import type { WalletAccess } from '../walletAccess.js'

/** `eth_estimateGas`, asked of the network's own URLs; of the wallet where the app does not know the network. */
export async function estimateGas(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<Eip155Actions['estimateGas']>>[0],
): Promise<bigint> {
  const { address, signal } = parameters
  const chainId = parameters.chainId ?? wallet.chainId()
  const transaction = toRpcTransaction(parameters, wallet.account(address), chainId)
  const network = wallet.context.networks().find(({ id }) => Number(id) === chainId)
  const answer = network
    ? await (await wallet.context.clients()).request(
        network,
        { method: 'eth_estimateGas', params: [transaction] },
        { signal },
      )
    : await wallet.ask('eth_estimateGas', [transaction], { signal, ms: 10_000 })
  const gas = safeParseQuantity(answer)
  if (!gas.ok)
    throw new AppKitError(network ? 'RPC_BAD_RESPONSE' : 'WALLET_BAD_RESULT', {
      details: `eth_estimateGas: ${gas.reason}.`,
    })
  return gas.value
}
