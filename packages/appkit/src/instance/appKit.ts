import type { ChainClient, ChainNamespace } from '@latchkey/common'
import type { Core, OpenOptions } from '@latchkey/core'
import type { AccountMethods } from './accountMethods.js'
import type { LazyCore } from './lazyCore.js'
import type { NetworkMethods } from './networkMethods.js'
import type { OptionMethods } from './optionMethods.js'
import type { SubscriptionMethods } from './subscriptionMethods.js'

/**
 * An instance of the kit, as `createAppKit` returns it. Where a method takes `namespace?`, the default is the active
 * namespace.
 *
 * @interface
 */
export type AppKit = Pick<Core, 'connect' | 'disconnect' | 'switchConnection' | 'switchNetwork'> &
  AccountMethods &
  NetworkMethods &
  OptionMethods &
  SubscriptionMethods & {
    /**
     * The headless core. `undefined` until the page is idle, a visitor acts, a stored connection is restored, or `load`
     * is called.
     */
    readonly core: Core | undefined
    /**
     * Used by the components of this package.
     *
     * @internal
     */
    readonly lazyCore: LazyCore
    /** Loads the headless core and returns it. Rejects with `VIEW_LOAD_FAILED` if its code cannot be loaded. */
    load(): Promise<Core>
    /** Resolves once every stored connection is restored or has failed. Never rejects. */
    ready(): Promise<void>
    /**
     * Opens the modal. Resolves when it shows. Rejects with `VIEW_LOAD_FAILED` if its code cannot be loaded, with
     * `BROWSER_TOO_OLD` if the browser cannot run it, with `PAGE_MISSING` on a server, and with `INVALID_PARAMS` for an
     * unknown view.
     */
    open(options?: OpenOptions): Promise<void>
    /** Closes the modal and cancels pending connect attempts. */
    close(): Promise<void>
    /** Returns whether the modal is open. */
    isOpen(): boolean
    /**
     * Returns a client of the chain's own library for the namespace's network: `Connection` of `@solana/web3.js` for
     * `solana`. Typed like {@link ChainClient}; a type argument overrides the type, unchecked. Rejects with
     * `METHOD_NOT_SUPPORTED` if the adapter has no such client.
     */
    createChainClient<N extends ChainNamespace>(namespace: N): Promise<ChainClient<N>>
    createChainClient<T = unknown>(namespace?: ChainNamespace): Promise<T>
    /** Loads the modal's code and mounts it closed, for instance on hover. Never rejects. */
    prefetch(): Promise<void>
    /** Renders the modal inside an element. Returns a function that undoes it. */
    attachHost(host: HTMLElement): () => void
    /** Removes every listener, timer, element and client of the instance. */
    destroy(): void
  }
