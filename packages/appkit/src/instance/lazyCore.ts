import type { Ports } from '@latchkey/common'
import type { Core, OpenOptions } from '@latchkey/core'
import type { InstanceState } from '../state/instanceState.js'
import type { Controller } from '../state/slice.js'
import type { LoadedCore } from './loadedCore.js'

/**
 * The core of an instance, loaded when the page is idle, when a visitor acts or when a stored connection is found.
 * Before that the instance reads from its options, so that a page loads little code at first.
 */
export type LazyCore = {
  readonly ports: Ports
  /** State and settings of the instance, before and after core has loaded. */
  readonly state: InstanceState
  /** Core and the modal's host. `undefined` until core has loaded. */
  readonly loaded: LoadedCore | undefined
  /** Whether a stored connection exists that is restored at the start. */
  readonly hasStoredConnection: boolean
  /** Loads core once. Rejects with `VIEW_LOAD_FAILED`; the next call tries again. */
  load(): Promise<Core>
  /** Opens the modal. Resolves when it shows. */
  open(options?: OpenOptions): Promise<void>
  /** Closes the modal, and cancels an opening that is still loading. */
  close(): void
  /** Loads the modal and mounts it closed. Never rejects. */
  prefetch(): Promise<void>
  /**
   * Prefetches when a visitor points at, focuses or touches a button, unless the option `prefetch` or the network
   * connection forbids it.
   */
  noteIntent(): void
  /** Renders the modal inside an element. Returns a function that undoes it. */
  attachHost(host: HTMLElement): () => void
  /** Calls back with core: now if it has loaded, otherwise once it has. Does not load it. */
  whenLoaded(action: (core: Core) => void): void
  /** Calls `listener` after every change, or after changes of these parts of core. Returns an unsubscribe function. */
  watch(listener: () => void, parts?: readonly Controller[]): () => void
  destroy(): void
}
