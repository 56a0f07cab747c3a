import { type AppKitError, createError, errors, isAppKitError, type Network, silentAnswerMs } from '@latchkey/common'
import { chainOfNetwork } from '../network/bitcoinChain.js'
import type { AskOptions, WalletAccess } from '../requests/walletAccess.js'
import { readState, type WalletState } from '../wallet/walletState.js'

/**
 * Switches the network and returns the new state. Asks the wallet to switch, unless it shares accounts of several
 * networks, so that the page can choose. Throws `CHAIN_NOT_SUPPORTED` for an unsupported network.
 */
export async function switchNetwork(
  wallet: WalletAccess,
  state: WalletState,
  network: Network,
  { signal }: AskOptions,
): Promise<WalletState> {
  const chain = chainOfNetwork(network)
  const { driver } = wallet
  if (chain === state.chain) return state
  if (!chain || !driver.switchTo || (driver.chains && !driver.chains.includes(chain))) throw notSupported(network)
  let response: WalletState | undefined
  try {
    const reported = await wallet.ask((one) => one.switchTo?.(chain) ?? Promise.resolve(undefined), { signal })
    const now = reported ?? (await wallet.ask((one) => one.read(), { signal, ms: silentAnswerMs }))
    response = now && readState(now, { requested: chain, others: [] })
  } catch (error) {
    if (isAppKitError(error, 'METHOD_NOT_SUPPORTED', 'INVALID_PARAMS')) throw notSupported(network, error)
    throw error
  }
  if (response?.chain === chain) return response
  if (driver.isPageChoice) throw notSupported(network)
  throw createError(errors.WRONG_NETWORK, {
    details: `The wallet agreed to switch to ${network.name}, but its addresses are of another network.`,
  })
}

function notSupported({ name }: Network, cause?: unknown): AppKitError {
  return createError(errors.CHAIN_NOT_SUPPORTED, { cause, details: `The wallet has no addresses of ${name}.` })
}
