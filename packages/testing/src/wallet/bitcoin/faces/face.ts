import type { BitcoinCall } from '../bitcoinCall.js'
import type { BitcoinCore } from '../bitcoinCore.js'

/** What every face is made of. */
export type FaceParts = { readonly core: BitcoinCore; readonly call: BitcoinCall }

/** A way pages reach the wallet. */
export type BitcoinFace<Provider extends object = object> = {
  /** What the page gets. */
  readonly provider: Provider
  /** Listeners the page has on it. */
  listenerCount(): number
  /** Tells listeners any value, as news of the event. */
  tell(event: string, value: unknown): void
}
