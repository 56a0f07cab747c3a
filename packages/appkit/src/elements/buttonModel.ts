import type { OpenOptions } from '@latchkey/core'

/** What a button shows and does right now. */
export type ButtonModel = {
  readonly kind: 'connect' | 'account' | 'network'
  readonly label: string
  /** Shown before the label, quieter: the balance. */
  readonly detail?: string | undefined
  /** Already vetted. */
  readonly imageUrl?: string | undefined
  readonly isBusy?: boolean
  readonly isDisabled?: boolean
  /** The accessible name, where the label alone does not say it. */
  readonly name?: string | undefined
  /** The full text behind a shortened label. */
  readonly title?: string | undefined
  /** Opens the modal. Rejects with `VIEW_LOAD_FAILED`. */
  activate(kit: ModalOpener): Promise<void>
}

/** What a button needs of an instance to do its work. */
export type ModalOpener = { open(options?: OpenOptions): Promise<void> }

/** The attributes of a button element, by their lower-case names. */
export type ButtonAttributes = { text(name: string): string | undefined; flag(name: string): boolean }
