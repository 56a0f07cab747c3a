import type { ChainNamespace, Network, Ports } from '@latchkey/common'
import type { AppKitOptions, Core, OpenOptions, PlainOptions, ResolvedOptions } from '@latchkey/core'
import type { Started } from './startCore.js'

/**
 * The core below an instance. Its code is loaded when a visitor acts or a stored connection is there; until then an
 * instance answers from its options alone, which is what keeps a page light before the first click.
 */
export type Live = {
  /** The core and what comes with it, once it is loaded. */
  readonly started: Started | undefined
  readonly core: Core | undefined
  /** Options as they are now; changes before the core is loaded go in here. Worked out when first read. */
  readonly options: ResolvedOptions
  /** Those of them that need no working out: what a button shows of them costs a page nothing. */
  readonly plain: PlainOptions
  readonly ports: Ports
  /** The network a visit begins with; worked out when first read. */
  readonly initialNetwork: Network | undefined
  /** Loads the core once. Rejects with `VIEW_LOAD_FAILED`; the next call tries again. */
  load(): Promise<Core>
  /** Opens the modal; resolves when it shows. */
  open(options?: OpenOptions): Promise<void>
  /** Closes it; an opening that is still loading comes to nothing. */
  close(): void
  /** Loads what opening the modal takes. Never rejects. */
  prefetch(): Promise<void>
  /** A visitor points at, focuses or touches a button: does the same, unless the option `prefetch` or the line speaks against it. */
  noteIntent(): void
  /** Makes an element the place of the modal; the returned function gives it up. */
  attachHost(host: HTMLElement): () => void
  /** Does something to the core, now if it is loaded, else as soon as it is; that alone does not load it. */
  whenLoaded(action: (core: Core) => void): void
  /** Changes options that the core was not made with yet. */
  change(change: Partial<AppKitOptions>): void
  /** Calls back after every change of anything. */
  watch(listener: () => void): () => void
  /** The namespaces with an earlier connection, so that a visit begins by restoring it. */
  readonly stored: readonly ChainNamespace[]
  destroy(): void
}
