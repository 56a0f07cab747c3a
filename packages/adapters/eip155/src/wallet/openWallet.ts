import type { SharedRequest, SharedRequestOptions } from '@latchkey/adapter-kit'
import { bytesToHex, stringifyJson } from '@latchkey/common'
import type { Eip1193Provider } from './eip1193.js'
import { mapWalletError } from './mapWalletError.js'

/** Positional parameters, or an object for the few methods that take one. */
export type Params = readonly unknown[] | Readonly<Record<string, unknown>>

/** `isShared` joins an identical pending request instead of sending another. Default: false. */
export type AskOptions = Omit<SharedRequestOptions, 'key'>

/** A wallet's provider whose `request` was read once, when connecting. */
export type Wallet = {
  readonly provider: Eip1193Provider
  /** Sends a request to the wallet once, without retries. Rejects only with typed errors. */
  ask(method: string, params?: Params, options?: AskOptions): Promise<unknown>
  /** Whether the page replaced the provider's `request`. */
  isReplaced(): boolean
}

/** Reads the `request` function of a provider, so that the page can't replace it later. */
export function openWallet(
  { requestWallet }: { readonly requestWallet: SharedRequest<unknown> },
  provider: Eip1193Provider,
): Wallet {
  const request = provider.request
  // A provider that returns a newly bound function on each access can't be compared.
  const isStable = provider.request === request

  const send = async (method: string, params: Params | undefined): Promise<unknown> => {
    try {
      return await Reflect.apply(request, provider, [params ? { method, params } : { method }])
    } catch (error) {
      throw mapWalletError(error)
    }
  }

  return {
    provider,
    ask: (method, params, options) =>
      requestWallet(provider, () => send(method, params), {
        isShared: false,
        ...options,
        key: keyOf(method, params),
      }),
    isReplaced: () => isStable && readRequest(provider) !== request,
  }
}

/** Returns the same key for equal requests. Parameters that JSON can't represent get a unique key. */
function keyOf(method: string, params: Params | undefined): string {
  try {
    return `${method} ${stringifyJson(params)}`
  } catch {
    return randomId()
  }
}

function readRequest(provider: Eip1193Provider): unknown {
  try {
    return provider.request
  } catch {
    return undefined
  }
}

/** Returns a random unique text, also on pages without TLS, where `crypto.randomUUID` is missing. */
function randomId(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
}
