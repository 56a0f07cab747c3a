import { AppKitError, type ConnectRequest, isAppKitError, type Network, type Session } from '@latchkey/common'
import { isEmptyList, isUsable, readAccounts, type WalletAccount } from './accounts.js'
import { askWallet } from './askWallet.js'
import type { PolkadotContext } from './context.js'
import { createEnabledWallets } from './enabledWallets.js'
import { openSession } from './session.js'
import type { WalletSource } from './walletSource.js'

/** Asks the wallet for its accounts and opens a session. */
export async function connect(
  context: PolkadotContext,
  source: WalletSource,
  request: ConnectRequest = {},
): Promise<Session> {
  const network = chooseNetwork(context, request.network)
  const { wallet, accounts: answer } = await askWallet(context, source, request.signal)
  const accounts = readAccounts(answer)
  assertUsable(accounts, answer, network)
  context.silentRequests.allow(source.id)
  context.silentRequests.forget(source.entry)
  createEnabledWallets(context.ports.storage).add(source.id)
  return openSession(context, source, wallet, { accounts, network })
}

/**
 * Re-opens a session with a wallet that was connected here before. `undefined` when it shares no account with this page any more, or
 * when it can't be asked silently; rejects with `WALLET_LOCKED` when it doesn't answer (FI19).
 */
export async function restore(
  context: PolkadotContext,
  source: WalletSource,
  { network: wanted, signal }: ConnectRequest = {},
): Promise<Session | undefined> {
  const enabled = createEnabledWallets(context.ports.storage)
  if (!enabled.has(source.id)) return undefined
  const network = chooseNetwork(context, wanted)
  try {
    const known = { id: source.id, provider: source.entry }
    const shared = await context.silentRequests.ask(known, () => askWallet(context, source), signal)
    if (!shared) return undefined
    const accounts = readAccounts(shared.accounts)
    if (accounts.some((account) => isUsable(account, network)))
      return openSession(context, source, shared.wallet, { accounts, network })
  } catch (error) {
    if (!isAppKitError(error, 'USER_REJECTED', 'NOT_CONNECTED')) throw error
  }
  enabled.remove(source.id)
  return undefined
}

/** The network the app wants, or the first of those it uses: a Polkadot wallet has none of its own. */
function chooseNetwork(context: PolkadotContext, wanted: Network | undefined): Network {
  const network = wanted?.chainNamespace === 'polkadot' ? wanted : context.networks()[0]
  if (!network) throw new AppKitError('CAIP_NETWORK_UNDEFINED', { details: 'The app uses no network of Polkadot.' })
  return network
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
