import type { AppKitError } from '@latchkey/common'
import type { ViewDirection, ViewEntry, ViewName } from '@latchkey/core'
import type { TextDescriptor } from '../i18n/defineTexts.js'
import type { Store } from '../store/createStore.js'
import type { ViewRecord } from './viewRecord.js'

/** The content of the card. */
export type Screen = ViewEntry & {
  /** Unique per view and its data. */
  readonly key: string
  readonly direction: ViewDirection
  readonly canGoBack: boolean
  /** The title of the view, if its code is loaded. */
  readonly title: TextDescriptor | undefined
  /** The loaded view; or its state while it loads, after its code failed to load, or after it failed to render. */
  readonly module: ViewRecord | 'loading' | 'failed' | 'broken'
}

export type ScreensState = {
  readonly isOpen: boolean
  readonly screen: Screen | undefined
  /** Number of openings. Each renders a new card without a view transition. */
  readonly opening: number
  /** Why the latest opening could not be shown. */
  readonly failure: AppKitError | undefined
}

/** Follows the router. A view is shown once its code is loaded, so the card never flashes an empty view. */
export type Screens = Pick<Store<ScreensState>, 'get' | 'watch'> & {
  /** Resolves when the router's current view is shown, or when another view replaces it. */
  settled(): Promise<void>
  /** Preloads a view's code. Ignores failures; they resurface when the view opens. */
  prefetch(view: ViewName): void
  /** Loads the current view's code again. */
  retry(): void
  /** Replaces the current view by an error message: its code failed to load, or it failed to render. */
  fail(how: 'failed' | 'broken'): void
  /** Logs why the modal cannot be shown, closes it, and sets `failure`. */
  giveUp(details: string, cause?: unknown): void
  destroy(): void
}
