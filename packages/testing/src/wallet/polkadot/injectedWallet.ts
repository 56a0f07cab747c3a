import type { SignerPayload } from './payloadBytes.js'
import type { PolkadotKeyType } from './polkadotKey.js'

/** An account as a wallet exposes it to pages. */
export type InjectedAccount = {
  readonly address: string
  readonly name?: string | undefined
  readonly type?: PolkadotKeyType | undefined
  readonly genesisHash?: string | null | undefined
}

/** The result of `enable`. */
export type InjectedWallet = {
  readonly accounts: {
    get(): Promise<unknown>
    subscribe?(listener: (accounts: unknown) => void): () => void
  }
  readonly signer: {
    signPayload?(payload: SignerPayload): Promise<unknown>
    signRaw?(request: { readonly address: string; readonly data: string; readonly type: string }): Promise<unknown>
  }
}

/** An entry of `window.injectedWeb3`. */
export type InjectedEntry = { readonly version: string; enable(origin: string): Promise<unknown> }
