import type { ChainNamespace } from '@latchkey/common'
import type { Core, OpenOptions } from '@latchkey/core'
import type { AccountMethods } from './accountMethods.js'
import type { Live } from './live.js'
import type { NetworkMethods } from './networkMethods.js'
import type { OptionMethods } from './optionMethods.js'
import type { SubscriptionMethods } from './subscriptionMethods.js'

/** An instance: everything an app can ask and tell. */
export type AppKit = Pick<Core, 'connect' | 'disconnect' | 'switchNetwork'> &
  AccountMethods &
  NetworkMethods &
  OptionMethods &
  SubscriptionMethods & {
    /** The headless instance below, once a visitor acted or a stored connection is restored; see `load`. */
    readonly core: Core | undefined
    /** For the components of this package. */
    readonly live: Live
    /** Loads the headless instance below: controllers with their state. Rejects with `VIEW_LOAD_FAILED`. */
    load(): Promise<Core>
    /** Settled once stored connections are restored or given up. */
    ready(): Promise<void>
    /** Opens the modal; resolves when it shows. Rejects with `VIEW_LOAD_FAILED` when its code cannot be loaded, with `BROWSER_TOO_OLD` where it cannot run, with `PAGE_MISSING` on a server. */
    open(options?: OpenOptions): Promise<void>
    close(): Promise<void>
    isOpen(): boolean
    /**
     * A client of the chain's own library for the network of a namespace, by default the active one: `Connection` of
     * `@solana/web3.js` for solana. Rejects with `METHOD_NOT_SUPPORTED` where the adapter makes none.
     */
    createConnection<T = unknown>(namespace?: ChainNamespace): Promise<T>
    /** Loads the modal's code and mounts it closed, for instance on hover. Never rejects. */
    prefetch(): Promise<void>
    /** Makes an element the place where the modal lives; the returned function gives it up. */
    attachHost(host: HTMLElement): () => void
    /** Leaves no listener, timer, element or client behind. */
    destroy(): void
  }
