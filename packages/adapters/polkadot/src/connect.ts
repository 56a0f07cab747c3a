import {
  AppKitError,
  type ConnectRequest,
  isAppKitError,
  type Network,
  type Session,
  setupError,
  silentAnswerMs,
  withDeadline,
} from '@latchkey/common'
import { isEmptyList, isUsable, readAccounts, type WalletAccount } from './accounts.js'
import type { PolkadotContext } from './context.js'
import { createEnabledWallets } from './enabledWallets.js'
import { type EnableOptions, enableWallet } from './enableWallet.js'
import { type OpenWallet, openWallet } from './openWallet.js'
import { openSession } from './session.js'
import type { WalletSource } from './walletSource.js'

/** Asks the wallet for its accounts and opens a session. */
export async function connect(
  context: PolkadotContext,
  source: WalletSource,
  request: ConnectRequest = {},
): Promise<Session> {
  const network = chooseNetwork(context, request.network)
  const { signal } = request
  const wallet = openWallet(await enableWallet(context, source, { signal }))
  const answer = await askAccounts(context, wallet, { signal, ms: silentAnswerMs }).catch((error: unknown) => {
    throw isAppKitError(error, 'NOT_CONNECTED') ? new AppKitError('USER_REJECTED', { cause: error }) : error
  })
  const accounts = readAccounts(answer)
  assertUsable(accounts, answer, network)
  createEnabledWallets(context.ports.storage).add(source.id)
  return openSession(context, source, wallet, { accounts, network })
}

/**
 * Re-opens a session with a wallet that was connected here before. `undefined` when it shares no account with this page any
 * more; rejects with `WALLET_LOCKED` when it says nothing (FI19).
 */
export async function restore(
  context: PolkadotContext,
  source: WalletSource,
  request: ConnectRequest = {},
): Promise<Session | undefined> {
  const enabled = createEnabledWallets(context.ports.storage)
  if (!enabled.has(source.id)) return undefined
  const network = chooseNetwork(context, request.network)
  const silent = { signal: request.signal, ms: silentAnswerMs }
  try {
    const wallet = openWallet(await enableWallet(context, source, silent))
    const accounts = readAccounts(await askAccounts(context, wallet, silent))
    if (accounts.some((account) => isUsable(account, network)))
      return openSession(context, source, wallet, { accounts, network })
  } catch (error) {
    if (!isAppKitError(error, 'USER_REJECTED', 'NOT_CONNECTED')) throw error
  }
  enabled.remove(source.id)
  return undefined
}

/** The network the app wants, or the first of those it uses: a Polkadot wallet has none of its own. */
function chooseNetwork(context: PolkadotContext, wanted: Network | undefined): Network {
  const network = wanted?.chainNamespace === 'polkadot' ? wanted : context.networks()[0]
  if (!network) throw setupError('NETWORK_NOT_FOUND', { details: 'The app uses no network of Polkadot.' })
  return network
}

function askAccounts(context: PolkadotContext, wallet: OpenWallet, { signal, ms }: EnableOptions): Promise<unknown> {
  const answer = withDeadline(wallet.getAccounts(), { clock: context.ports.clock, ms, code: 'WALLET_LOCKED', signal })
  return withDeadline(answer, { signal: context.lifetime })
}

function assertUsable(accounts: readonly WalletAccount[], answer: unknown, network: Network): void {
  if (accounts.some((account) => isUsable(account, network))) return
  throw new AppKitError('WALLET_NO_ACCOUNT', {
    details: isEmptyList(answer)
      ? 'No account was ticked in the wallet for this page, or it has none. Its list of websites lets the visitor tick others.'
      : accounts.length > 0
        ? `The accounts it shared are for other networks than ${network.name}.`
        : 'Nothing it shared is an account of a Substrate network.',
  })
}
