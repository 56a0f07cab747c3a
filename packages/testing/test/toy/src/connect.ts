import {
  AppKitError,
  type ConnectRequest,
  type Network,
  type Session,
  silentAnswerMs,
  withDeadline,
} from '@latchkey/common'
import { readAccounts } from './address.js'
import type { ToyContext } from './context.js'
import { mapToyError } from './errors.js'
import { toyNamespace } from './namespace.js'
import { openSession } from './session.js'
import type { ToyWallet } from './toyWallet.js'

/** Asks the wallet for its accounts and opens a session. */
export async function connect(
  context: ToyContext,
  wallet: ToyWallet,
  { network, signal }: ConnectRequest = {},
): Promise<Session> {
  const wanted = chooseNetwork(context, network)
  const accounts = readAccounts(await ask(context, wallet, { isSilent: false, signal }))
  if (!accounts?.length) throw new AppKitError('WALLET_NO_ACCOUNT')
  return openSession(context, wallet, { accounts, network: wanted })
}

/** Re-opens a session without asking anybody; `undefined` when the wallet shares no account with this page. */
export async function restore(
  context: ToyContext,
  wallet: ToyWallet,
  { network, signal }: ConnectRequest = {},
): Promise<Session | undefined> {
  const wanted = chooseNetwork(context, network)
  const accounts = readAccounts(await ask(context, wallet, { isSilent: true, signal }))
  return accounts?.length ? openSession(context, wallet, { accounts, network: wanted }) : undefined
}

async function ask(
  context: ToyContext,
  wallet: ToyWallet,
  { isSilent, signal }: { readonly isSilent: boolean; readonly signal: AbortSignal | undefined },
): Promise<unknown> {
  const limit = isSilent ? { ms: silentAnswerMs, code: 'WALLET_LOCKED' as const } : {}
  // Aborted before it began: the wallet is not asked.
  const answer = signal?.aborted ? new Promise<never>(() => undefined) : wallet.connect({ silent: isSilent })
  const mapped = answer.catch((error: unknown) => {
    throw mapToyError(error)
  })
  const bounded = withDeadline(mapped, { clock: context.ports.clock, signal, ...limit })
  return withDeadline(bounded, { signal: context.lifetime })
}

/** The network the app wants, or the first of those it uses: a toy wallet has none of its own. */
function chooseNetwork(context: ToyContext, wanted: Network | undefined): Network {
  const network = wanted?.chainNamespace === toyNamespace ? wanted : context.networks()[0]
  if (!network) throw new AppKitError('CAIP_NETWORK_UNDEFINED')
  return network
}
