import type { BitcoinCall } from '../bitcoinCall.js'
import type { BitcoinCore } from '../bitcoinCore.js'

/** Dependencies of every provider. */
export type ProviderParts = { readonly core: BitcoinCore; readonly call: BitcoinCall }

/** One interface of the wallet. */
export type ScriptedProvider<Provider extends object = object> = {
  /** The provider object for the page. */
  readonly provider: Provider
  /** Returns the number of listeners that the page has on it. */
  listenerCount(): number
  /** Calls the listeners of an event with any value. */
  tell(event: string, value: unknown): void
}
