import {
  addChainParameter,
  createError,
  errors,
  invalidParams,
  isAppKitError,
  type Network,
  pause,
  safeParseChainId,
  silentAnswerMs,
  walletErrorLayers,
} from '@latchkey/common'
import type { Eip155Context } from '../context/context.js'
import { toQuantity } from '../network/units.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import type { AskOptions, Wallet } from '../wallet/openWallet.js'

/** Delays in ms before each read of the wallet's chain after it approved the switch. */
const pausesMs = [0, 50, 100, 200, 400, 800, 1_500, 2_000]

/** `remote` is set for a remote wallet. */
type Asker = Pick<Wallet, 'ask'> & Pick<Partial<WalletAccess>, 'remote'>
type Options = Pick<AskOptions, 'signal'>

/**
 * Asks the wallet to switch, and to add the chain first if it is unknown. Resolves only when the wallet's `eth_chainId`
 * is the requested one, and reads it for five seconds. Asks at most once to add the chain.
 */
export async function switchNetwork(
  context: Eip155Context,
  wallet: Asker,
  network: Network,
  { signal }: Options = {},
): Promise<void> {
  const requested = Number(network.id)
  if (network.chainNamespace !== 'eip155' || !Number.isSafeInteger(requested))
    throw invalidParams('network', 'is no EVM network')
  const chainId = toQuantity(requested)
  const requestSwitch = () => wallet.ask('wallet_switchEthereumChain', [{ chainId }], { signal, isShared: true })
  let failure: unknown
  /** Whether the wallet is on the chain. A failed read counts as no: wallets reconnect to a node while they switch. */
  const isThere = async () => {
    try {
      const response = safeParseChainId(await wallet.ask('eth_chainId', undefined, { signal, ms: silentAnswerMs }))
      failure = undefined
      return response.ok && response.value === requested
    } catch (error) {
      if (!isFromWallet(error)) throw error
      failure = error
      return false
    }
  }
  try {
    await requestSwitch()
  } catch (error) {
    // The remote session has asked the wallet to add the network already.
    if (wallet.remote || !isUnknownChain(error)) throw error
    await addChain(wallet, network, { signal })
    // A wallet may add a chain without switching to it.
    if (!(await isThere())) await requestSwitch()
  }
  for (const ms of pausesMs) {
    if (ms > 0) await pause(context.ports.clock, ms, signal)
    if (await isThere()) return
  }
  if (failure !== undefined) throw failure
  throw createError(errors.WRONG_NETWORK, {
    details: `The wallet agreed to switch to ${network.name}, but its eth_chainId names another chain.`,
  })
}

/** Whether the wallet rejected a request. Other errors, such as an abort or the end of the session, have no cause. */
function isFromWallet(error: unknown): boolean {
  return isAppKitError(error) && error.cause !== undefined && !isAppKitError(error, 'EXTENSION_INVALIDATED')
}

/**
 * Whether the error means that the chain is unknown to the wallet. The code is 4902; some wallets use 5000 or 32603
 * (specification §8), 4001 with the reason in the message, or -32603 with the 4902 inside.
 */
function isUnknownChain(error: unknown): boolean {
  if (!isAppKitError(error)) return false
  const codes = walletErrorLayers(error.cause).map(({ code }) => code)
  if (error.code === 'CHAIN_NOT_SUPPORTED' || codes.includes(4902) || codes.includes(5000)) return true
  return error.code === 'WALLET_FAILED' && (codes.includes(32603) || codes.includes(-32603))
}

/**
 * Asks the wallet to add an unknown network (EIP-3085). Throws `CHAIN_NOT_SUPPORTED` after a rejection or failure,
 * without a second prompt.
 */
async function addChain(
  wallet: Pick<Wallet, 'ask'>,
  network: Network,
  { signal }: Pick<AskOptions, 'signal'>,
): Promise<void> {
  try {
    await wallet.ask('wallet_addEthereumChain', [addChainParameter(network)], { signal, isShared: true })
  } catch (cause) {
    if (
      isAppKitError(cause, 'ABORTED', 'DESTROYED', 'NOT_CONNECTED', 'REQUEST_PENDING', 'EXTENSION_INVALIDATED') ||
      signal?.aborted
    )
      throw cause
    throw createError(errors.CHAIN_NOT_SUPPORTED, {
      cause,
      details: `The wallet does not know ${network.name}, and adding it failed or was declined.`,
    })
  }
}
