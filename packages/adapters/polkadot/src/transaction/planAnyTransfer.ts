import { loadModule } from '@latchkey/common'
import { planTransfer, type TransferPlan } from './transferPlan.js'

/** Plans a transfer with the app's own `@polkadot/api` if given, otherwise with the adapter's encoder. */
export async function planAnyTransfer(...parameters: Parameters<typeof planTransfer>): Promise<TransferPlan> {
  const [{ options }] = parameters
  if (!options.api) return planTransfer(...parameters)
  const { planTransferWithApi } = await loadModule(() => import('./planTransferWithApi.js'))
  return planTransferWithApi(...parameters)
}
