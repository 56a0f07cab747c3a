import {
  badResult,
  type CaipNetworkId,
  createError,
  errors,
  isObject,
  type RemoteChannel,
  readField,
} from '@latchkey/common'
import { mapWalletError } from './mapWalletError.js'

/** A wallet that granted access, with its functions read once. All of them reject only with typed errors. */
export type OpenWallet = {
  /** The provider for apps, with `accounts` and `signer`. */
  readonly injected: object
  getAccounts(): Promise<unknown>
  /** Subscribes to the shared accounts; the wallet may call back at any time. Returns an unsubscribe function. */
  subscribe?(listener: (accounts: unknown) => void): () => void
  readonly signRaw?: Sign | undefined
  readonly signPayload?: Sign | undefined
  /** Present on a wallet that is connected over a channel. */
  readonly remote?: RemoteWallet
}

/** Only a remote wallet receives the signal. */
type Sign = (request: object, signal?: AbortSignal) => Promise<unknown>

/** The part of a remote wallet that depends on its networks. Its addresses may have another prefix on each network. */
export type RemoteWallet = {
  readonly channel: RemoteChannel
  approved(): readonly CaipNetworkId[]
  /** Sets the active network and returns the accounts there. */
  setNetwork(networkId: CaipNetworkId): unknown
  watch(listener: (news: SessionUpdate) => void): () => void
}

/** An update of a remote wallet. Accounts arrive through `subscribe`, as for every wallet. */
export type SessionUpdate = {
  readonly networkId?: CaipNetworkId | undefined
  /** Whether the granted methods may have changed. */
  readonly isOther?: boolean | undefined
  readonly isEnded?: boolean | undefined
}

/** Reads the result of `enable`. Throws `WALLET_BAD_RESULT` if it has no `accounts.get`. */
export function openWallet(injected: unknown): OpenWallet {
  const accounts = readField(injected, 'accounts')
  const signer = readField(injected, 'signer')
  const getAccounts = method(accounts, 'get')
  const subscribe = method(accounts, 'subscribe')
  const signRaw = method(signer, 'signRaw')
  const signPayload = method(signer, 'signPayload')
  if (getAccounts && isObject(injected))
    return {
      injected,
      getAccounts: () => ask(getAccounts),
      ...(subscribe ? { subscribe: (listener) => watch(subscribe, listener) } : {}),
      ...(signRaw ? { signRaw: (request) => ask(signRaw, request) } : {}),
      ...(signPayload ? { signPayload: (payload) => ask(signPayload, payload) } : {}),
    }
  // Talisman returns `false` where other wallets reject.
  if (injected === false) throw createError(errors.USER_REJECTED)
  throw badResult('an object with `accounts.get`', injected)
}

type Method = (...parameters: readonly unknown[]) => unknown

function method(owner: unknown, name: string): Method | undefined {
  const found = readField(owner, name)
  return typeof found === 'function' ? (...parameters) => Reflect.apply(found, owner, parameters) : undefined
}

async function ask(call: Method, ...parameters: readonly unknown[]): Promise<unknown> {
  try {
    return await call(...parameters)
  } catch (error) {
    throw mapWalletError(error)
  }
}

/** Subscribes, and returns an unsubscribe function. Some wallets return theirs as a promise, or throw. */
function watch(subscribe: Method, listener: (accounts: unknown) => void): () => void {
  let isOver = false
  let stop: unknown
  const end = () => {
    try {
      if (typeof stop === 'function') stop()
    } catch {
      // The wallet is gone, so there is no subscription.
    }
    stop = undefined
  }
  const begin = async () => {
    stop = await subscribe((accounts: unknown) => {
      if (!isOver) listener(accounts)
    })
    if (isOver) end()
  }
  begin().catch(() => undefined)
  return () => {
    isOver = true
    end()
  }
}
