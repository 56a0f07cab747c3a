import { AppKitError, type CaipNetworkId, isObject, readField, type WalletInfo } from '@latchkey/common'
import { mapPolkadotError } from './errors.js'

/** What a wallet gave the page, with its functions read once. All of them reject with typed errors only. */
export type OpenWallet = {
  /** The object apps get, with `accounts` and `signer`. */
  readonly injected: object
  getAccounts(): Promise<unknown>
  /** Tells what the wallet shares from now on, as often as it likes; the returned function ends that. */
  subscribe?(listener: (accounts: unknown) => void): () => void
  readonly signRaw?: Sign | undefined
  readonly signPayload?: Sign | undefined
  /** What a wallet far away has besides. */
  readonly remote?: RemoteWallet
}

/** Only a wallet far away hears the signal. */
type Sign = (request: object, signal?: AbortSignal) => Promise<unknown>

/** A wallet on another device: it approved its networks one by one, and may write its accounts differently on each. */
export type RemoteWallet = {
  readonly info: WalletInfo
  approved(): readonly CaipNetworkId[]
  /** Says where the page is now, and answers with the accounts there. */
  goTo(networkId: CaipNetworkId): unknown
  /** Says that the page itself chose its network. */
  noteSwitch(): void
  watch(listener: (news: RemoteNews) => void): () => void
  leave(): Promise<void>
}

/** What a wallet far away tells; news of accounts come as those of every wallet do. */
export type RemoteNews = {
  readonly networkId?: CaipNetworkId | undefined
  /** It may grant other methods now. */
  readonly isOther?: boolean | undefined
  readonly isEnded?: boolean | undefined
}

/** Reads what `enable` answered. Throws `WALLET_BAD_RESULT` when no accounts can be asked of it. */
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
  // Talisman answers `false` where others reject.
  if (injected === false) throw new AppKitError('USER_REJECTED')
  throw new AppKitError('WALLET_BAD_RESULT', { details: 'The wallet gave the page nothing to ask for accounts.' })
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
    throw mapPolkadotError(error)
  }
}

/** Wallets answer with the function that ends it, some of them later. One that fails tells nothing, and is not told on. */
function watch(subscribe: Method, listener: (accounts: unknown) => void): () => void {
  let isOver = false
  let stop: unknown
  const end = () => {
    try {
      if (typeof stop === 'function') stop()
    } catch {
      // The wallet is gone: there is nothing left to end.
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
