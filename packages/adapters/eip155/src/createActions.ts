import { type Capabilities, type Eip155Actions, isAppKitError } from '@latchkey/common'
import { isRecord } from './isRecord.js'
import { loadPart } from './loadPart.js'
import { silentAnswerMs } from './openWallet.js'
import type { WalletAccess } from './walletAccess.js'

type Name = keyof Eip155Actions
/** The actions a wallet of 2018 may lack, so that they can go when the wallet says so. */
type Optional = { [K in Name]-?: undefined extends Eip155Actions[K] ? K : never }[Name]

/** The actions of one session: what every wallet has, and what this one turns out to have. */
export type SessionActions = { offered(): Eip155Actions }

/**
 * Typed data and `watchAsset` cannot be asked about without a prompt: they are offered until the wallet says that it does
 * not know the method. EIP-5792 and what builds on it are offered once the wallet answered `wallet_getCapabilities`.
 */
export function createActions(wallet: WalletAccess, onChange: () => void, ended: AbortSignal): SessionActions {
  const required: Pick<Eip155Actions, 'signMessage' | 'sendTransaction' | 'estimateGas' | 'writeContract'> = {
    signMessage: async (p) => (await loadPart(() => import('./actions/signMessage.js'))).signMessage(wallet, p),
    sendTransaction: async (p) =>
      (await loadPart(() => import('./actions/sendTransaction.js'))).sendTransaction(wallet, p),
    estimateGas: async (p) => (await loadPart(() => import('./actions/estimateGas.js'))).estimateGas(wallet, p),
    writeContract: async (p) => (await loadPart(() => import('./actions/writeContract.js'))).writeContract(wallet, p),
  }
  const typedData = () => loadPart(() => import('./actions/signTypedData.js'))
  const v1 = () => loadPart(() => import('./actions/signTypedDataV1.js'))
  const optional: { readonly [K in Optional]: NonNullable<Eip155Actions[K]> } = {
    signTypedData: (p) =>
      until('signTypedData', async () => (await typedData()).signTypedData(wallet, p, 'eth_signTypedData_v4')),
    signTypedDataV3: (p) =>
      until('signTypedDataV3', async () => (await typedData()).signTypedData(wallet, p, 'eth_signTypedData_v3')),
    signTypedDataV1: (p) => until('signTypedDataV1', async () => (await v1()).signTypedDataV1(wallet, p)),
    watchAsset: (p) =>
      until('watchAsset', async () => (await loadPart(() => import('./actions/watchAsset.js'))).watchAsset(wallet, p)),
    getCapabilities: (p) =>
      until('getCapabilities', async () =>
        (await loadPart(() => import('./actions/getCapabilities.js'))).getCapabilities(wallet, p),
      ),
    sendCalls: (p) =>
      until('sendCalls', async () => (await loadPart(() => import('./actions/sendCalls.js'))).sendCalls(wallet, p)),
    getCallsStatus: (p) =>
      until('getCallsStatus', async () =>
        (await loadPart(() => import('./actions/getCallsStatus.js'))).getCallsStatus(wallet, p),
      ),
    grantPermissions: (p) =>
      until('grantPermissions', async () =>
        (await loadPart(() => import('./actions/grantPermissions.js'))).grantPermissions(wallet, p),
      ),
    revokePermissions: (p) =>
      until('revokePermissions', async () =>
        (await loadPart(() => import('./actions/revokePermissions.js'))).revokePermissions(wallet, p),
      ),
    getAssets: (p) =>
      until('getAssets', async () => (await loadPart(() => import('./actions/getAssets.js'))).getAssets(wallet, p)),
  }
  let names: ReadonlySet<Optional> = new Set(['signTypedData', 'signTypedDataV3', 'signTypedDataV1', 'watchAsset'])
  let offered = compose()
  probe()
  return { offered: () => offered }

  function compose(): Eip155Actions {
    const chosen: { [K in Optional]?: Eip155Actions[K] } = {}
    for (const name of names) Object.assign(chosen, { [name]: optional[name] })
    return { ...required, ...chosen } as Eip155Actions
  }

  function offer(next: ReadonlySet<Optional>): void {
    names = next
    offered = compose()
    onChange()
  }

  async function until<T>(name: Optional, run: () => Promise<T>): Promise<T> {
    try {
      return await run()
    } catch (error) {
      if (isAppKitError(error, 'METHOD_NOT_SUPPORTED') && names.has(name))
        offer(new Set([...names].filter((other) => other !== name)))
      throw error
    }
  }

  async function probe(): Promise<void> {
    try {
      const { getCapabilities } = await import('./actions/getCapabilities.js')
      const capabilities = await getCapabilities(wallet, { signal: ended, ms: silentAnswerMs })
      offer(new Set([...names, 'getCapabilities', 'sendCalls', 'getCallsStatus', ...reported(capabilities)]))
    } catch (error) {
      wallet.context.ports.logger.debug('The wallet offers no EIP-5792.', error)
    }
  }
}

/** What the wallet offers beyond batches, by the names ERC-7715 and ERC-7811 give these capabilities. */
function reported(capabilities: Capabilities): readonly Optional[] {
  const has = (name: string) =>
    Object.values(capabilities).some((chain) => isRecord(chain[name]) && chain[name].supported !== false)
  return [
    ...(has('permissions') ? (['grantPermissions', 'revokePermissions'] as const) : []),
    ...(has('assetDiscovery') ? (['getAssets'] as const) : []),
  ]
}
