import { AppKitError, isAppKitError, type Network, silentAnswerMs } from '@latchkey/common'
import { chainOfNetwork } from '../bitcoinChain.js'
import type { AskOptions, WalletAccess } from '../walletAccess.js'
import { readState, type WalletState } from '../walletState.js'

/**
 * The state on another network: the page's choice where the wallet shares accounts of several, else the wallet is asked to
 * switch, and says itself that it did. A network it cannot do is `CHAIN_NOT_SUPPORTED` (R38).
 */
export async function switchNetwork(
  wallet: WalletAccess,
  state: WalletState,
  network: Network,
  { signal }: AskOptions,
): Promise<WalletState> {
  const chain = chainOfNetwork(network)
  const { face } = wallet
  if (chain === state.chain) return state
  if (!chain || !face.switchTo || (face.chains && !face.chains.includes(chain))) throw notSupported(network)
  let answer: WalletState | undefined
  try {
    const told = await wallet.ask((one) => one.switchTo?.(chain) ?? Promise.resolve(undefined), { signal })
    const now = told ?? (await wallet.ask((one) => one.read(), { signal, ms: silentAnswerMs }))
    answer = now && readState(now, { wanted: chain, others: [] })
  } catch (error) {
    if (isAppKitError(error, 'METHOD_NOT_SUPPORTED', 'INVALID_PARAMS')) throw notSupported(network, error)
    throw error
  }
  if (answer?.chain === chain) return answer
  if (face.isPageChoice) throw notSupported(network)
  throw new AppKitError('WRONG_NETWORK', {
    details: `The wallet agreed to switch to ${network.name}, but its addresses are of another network.`,
  })
}

function notSupported({ name }: Network, cause?: unknown): AppKitError {
  return new AppKitError('CHAIN_NOT_SUPPORTED', { cause, details: `The wallet has no addresses of ${name}.` })
}
