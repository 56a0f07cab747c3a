import type { ErrorCode, ErrorDefinition } from '@latchkey/common'
import type { AppKitEvent, Core, RouterData } from '@latchkey/core'
import type { ComponentType } from 'react'
import type { Language } from '../i18n/createLanguage.js'
import type { TextKey } from '../i18n/en.js'
import type { Share } from './createShare.js'

/** A view and everything that has to be ready before it renders. */
export type ViewRecord = {
  readonly View: ComponentType
  /** English texts of the view and of the shared components in it. */
  readonly texts?: Readonly<Partial<Record<TextKey, string>>>
  /** Errors that only this view shows, with their English texts. */
  readonly errors?: Readonly<Partial<Record<ErrorCode, ErrorDefinition>>>
  /** Style sheets, in cascade order. Views can share a sheet, which is adopted once. */
  readonly styles?: readonly string[]
  /** Delays each rendering of the view until it settles. Never rejects. */
  readonly beforeRender?: (core: Core, data: RouterData, share: Share) => Promise<void>
  /** Runs when the visitor leaves the view with the back button. */
  readonly onBack?: (core: Core, data: RouterData, share: Share) => void
  /** Replaces the visible title; assistive technology still reads the title. */
  readonly Center?: ComponentType
  /** Returns the title. The default, also for an empty title, is the text `title<ViewName>`. */
  readonly title?: ViewTitle
  /** Tracked when the visitor navigates forward to the view. */
  readonly event?: PlainEvent
}

/** Events without properties. */
type PlainEvent = Exclude<AppKitEvent, { readonly properties: unknown }>['event']

export type ViewTitle = (core: Core, language: Language, data: RouterData) => string
