import {
  AppKitError,
  invalidParams,
  isAppKitError,
  loadPart,
  type Network,
  pause,
  silentAnswerMs,
  walletErrorLayers,
} from '@latchkey/common'
import { safeParseChainId } from '../chainId.js'
import type { Eip155Context } from '../context.js'
import type { AskOptions, Wallet } from '../openWallet.js'
import { toQuantity } from '../units.js'

/** When to look where the wallet is, after it agreed to switch: at once, then after these pauses. */
const pausesMs = [0, 50, 100, 200, 400, 800, 1_500, 2_000]

type Asker = Pick<Wallet, 'ask'>
type Options = Pick<AskOptions, 'signal'>

/**
 * Asks the wallet to switch, and to add the chain first if it does not know it. Resolves only when the wallet's own
 * `eth_chainId` is the wanted one. There is one prompt to add at most, and none after it failed (R38).
 */
export async function switchNetwork(
  context: Eip155Context,
  wallet: Asker,
  network: Network,
  { signal }: Options = {},
): Promise<void> {
  const wanted = Number(network.id)
  if (network.chainNamespace !== 'eip155' || !Number.isSafeInteger(wanted))
    throw invalidParams('network', 'is no EVM network')
  const chainId = toQuantity(wanted)
  const requestSwitch = () => wallet.ask('wallet_switchEthereumChain', [{ chainId }], { signal, isShared: true })
  const isThere = async () => {
    const answer = safeParseChainId(await wallet.ask('eth_chainId', undefined, { signal, ms: silentAnswerMs }))
    return answer.ok && answer.value === wanted
  }
  try {
    await requestSwitch()
  } catch (error) {
    if (!isUnknownChain(error)) throw error
    const { addChain } = await loadPart(() => import('../addChain.js'))
    await addChain(wallet, network, chainId, { signal })
    // A wallet may add a chain without going there.
    if (!(await isThere())) await requestSwitch()
  }
  for (const ms of pausesMs) {
    if (ms > 0) await pause(context.ports.clock, ms, signal)
    if (await isThere()) return
  }
  throw new AppKitError('WRONG_NETWORK', {
    details: `The wallet agreed to switch to ${network.name}, but its eth_chainId names another chain.`,
  })
}

/**
 * Whether the wallet does not know the chain. The code for it is 4902; some wallets send 5000 or 32603 (specification §8), 4001 with the
 * reason in the text, or -32603 around the 4902.
 */
function isUnknownChain(error: unknown): boolean {
  if (!isAppKitError(error)) return false
  const codes = walletErrorLayers(error.cause).map(({ code }) => code)
  if (error.code === 'CHAIN_NOT_SUPPORTED' || codes.includes(4902) || codes.includes(5000)) return true
  return error.code === 'WALLET_FAILED' && (codes.includes(32603) || codes.includes(-32603))
}
