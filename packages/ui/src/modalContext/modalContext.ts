import type { Core, ViewData, ViewName } from '@latchkey/core'
import { createContext, useContext } from 'react'
import { type Store, useStore } from '../store/createStore.js'
import type { Share } from './createShare.js'
import type { Screens } from './screens.js'

/** The data of one mounted modal for the components in it. */
export type ModalContext = {
  readonly core: Core
  readonly window: Window
  /** The modal is part of the page and has no close button. */
  readonly embedded: boolean
  readonly screens: Screens
  readonly share: Share
  /** Whether the visitor accepted the terms and privacy policy. */
  readonly legalAccepted: Store<boolean>
  /** Id of the title, which names the dialog. */
  readonly titleId: string
}

export const modalContext = createContext<ModalContext | undefined>(undefined)

/** Returns the modal that the component is in. */
export function useModal(): ModalContext {
  const modal = useContext(modalContext)
  if (!modal) throw new Error('A view was rendered outside the modal.')
  return modal
}

/**
 * Returns the data of the view `V` that calls it. Unlike the router's data, it stays while the closing animation runs.
 */
export function useScreen<V extends ViewName>(): { readonly data: ViewData[V] } {
  return useStore(useModal().screens).screen ?? { data: {} }
}
