import { type ErrorCode, type Network, truncateMiddle } from '@latchkey/common'
import { type BalanceSource, type BalanceStatus, findShownToken, readBalance } from './readBalance.js'

/** What the tab shows about the coin of the network, or the app's token there. */
export type AssetStatus = {
  /** `undefined` for the coin. */
  readonly token: { readonly symbol: string; readonly image: string | undefined } | undefined
  /** `undefined` on an unsupported network, whose coin is not known. */
  readonly name: string | undefined
  readonly balance: BalanceStatus
  readonly detail: AssetDetail
}

/** The line below the name. */
export type AssetDetail =
  /** The name of the network, unless the name of the asset is the same. */
  | { readonly status: 'network' | 'none' }
  | { readonly status: 'testNetwork' }
  | { readonly status: 'failed'; readonly error: ErrorCode; readonly isStale: boolean }
  | { readonly status: 'stale' }

/** The account on a known network. */
export type AssetSource = BalanceSource & {
  readonly network: Network
  /** The wallet is on a network that the app did not request. */
  readonly isUnsupported: boolean
}

/** Returns the status of the coin of an account's network, or of the app's token there. */
export function readAssetStatus(source: AssetSource, locale: string): AssetStatus {
  const { account, network, isUnsupported } = source
  const shownToken = findShownToken(source)
  const token = shownToken && {
    symbol: account.balance?.symbol ?? shownToken.symbol ?? truncateMiddle(shownToken.address, 6, 4),
    image: shownToken.image,
  }
  const asset = token?.symbol ?? coinOf(network)
  const balance = readBalance(source, locale)
  return {
    token,
    name: isUnsupported ? undefined : (asset ?? network.name),
    balance,
    detail: readDetail(balance) ?? { status: asset === undefined ? 'none' : 'network' },
  }
}

function coinOf({ hasNativeCoin = true, nativeCurrency }: Network): string | undefined {
  return hasNativeCoin ? nativeCurrency.name : undefined
}

/** Returns why the balance is missing or old. */
function readDetail(balance: BalanceStatus): AssetDetail | undefined {
  if (balance.status === 'testNetwork') return { status: 'testNetwork' }
  if (balance.status === 'unavailable') return { status: 'failed', error: balance.error, isStale: false }
  if (balance.status !== 'known') return undefined
  if (balance.error) return { status: 'failed', error: balance.error, isStale: balance.isStale }
  return balance.isStale ? { status: 'stale' } : undefined
}
