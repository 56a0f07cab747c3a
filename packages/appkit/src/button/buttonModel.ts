import type { OpenOptions } from '@latchkey/core'

/** Content and action of a button. */
export type ButtonModel = {
  readonly kind: 'connect' | 'account' | 'network'
  readonly label: string
  /** Shown before the label in a lighter color: the balance. */
  readonly detail?: string | undefined
  /** The parts that a page translator must not change: names, addresses and amounts. */
  readonly verbatim?: readonly ('label' | 'detail')[] | undefined
  /** A validated image URL. */
  readonly imageUrl?: string | undefined
  readonly isBusy?: boolean
  readonly isDisabled?: boolean
  /** The accessible name, if it differs from the label. */
  readonly name?: string | undefined
  /** The full text of a shortened label. */
  readonly title?: string | undefined
  /** Opens the modal, or connects the wallet. Rejects with `VIEW_LOAD_FAILED`. */
  activate(kit: ModalOpener): Promise<void>
}

/** The parts of an instance that a button needs. */
export type ModalOpener = { open(options?: OpenOptions): Promise<void> }

/** The attributes of a button element, by their lower-case names. */
export type ButtonAttributes = { text(name: string): string | undefined; flag(name: string): boolean }
