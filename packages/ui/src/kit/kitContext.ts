import type { Core } from '@latchkey/core'
import { createContext, useContext } from 'react'
import type { Parts } from '../rest/restParts.js'
import type { Screens } from '../router/createScreens.js'
import type { LanguageControl } from './createLanguage.js'
import type { Store } from './createStore.js'
import type { Switcher } from './createSwitcher.js'

/** What every view works with; one for each mounted modal. */
export type Kit = {
  readonly core: Core
  readonly window: Window
  /** The modal is a part of the page and cannot be closed. */
  readonly embedded: boolean
  readonly screens: Screens
  readonly language: LanguageControl
  /** What came along with the views that were needed so far. */
  readonly parts: Store<Parts>
  /** For the views that switch networks. */
  switcher(): Switcher
  /** Fetches the texts and styles that a list without wallets, or with terms, needs; resolves to whether they are there. */
  needRest(): Promise<boolean>
  /** Fetches what reads theme variables, where the app set any. */
  needLook(): Promise<void>
  /** The visitor agreed to terms and privacy policy. */
  readonly legalAccepted: Store<boolean>
  /** The hook, for views that come later: what many of them import, bundlers take out of the modal's first file. */
  useMustAccept(): boolean
  /** The element that names the modal. */
  readonly titleId: string
}

export const kitContext = createContext<Kit | undefined>(undefined)

/** The {@link Kit} of the modal a component is in. */
export function useKit(): Kit {
  const kit = useContext(kitContext)
  if (!kit) throw new Error('A view was rendered outside the modal.')
  return kit
}
