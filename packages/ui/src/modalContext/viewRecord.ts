import type { ErrorCode, ErrorDefinition } from '@latchkey/common'
import type { AppKitEvent, Core, ViewData, ViewName } from '@latchkey/core'
import type { ComponentType } from 'react'
import type { Language } from '../i18n/createLanguage.js'
import type { TextDescriptor } from '../i18n/defineTexts.js'
import type { Share } from './createShare.js'

/** A view and everything that has to be ready before it renders. */
export type ViewRecord<V extends ViewName = ViewName> = {
  readonly View: ComponentType
  readonly title: TextDescriptor
  /** Returns a title that replaces {@link title}, for example the name of a wallet. An empty one replaces nothing. */
  titleFor?(core: Core, language: Language, data: ViewData[V]): string
  /** Errors that only this view shows, with their English texts. */
  readonly errors?: Readonly<Partial<Record<ErrorCode, ErrorDefinition>>>
  /** Style sheets, in cascade order. Views can share a sheet, which is adopted once. */
  readonly styles?: readonly string[]
  /** Delays each rendering of the view until it settles. Never rejects. */
  beforeRender?(core: Core, data: ViewData[V], share: Share): Promise<void>
  /** Runs when the visitor leaves the view with the back button. */
  onBack?(core: Core, data: ViewData[V], share: Share): void
  /** Replaces the visible title; assistive technology still reads the title. */
  readonly Center?: ComponentType
  /** Tracked when the visitor navigates forward to the view. */
  readonly event?: PlainEvent
}

/** Views that load together. */
export type ViewGroup = Readonly<Partial<Record<ViewName, ViewRecord>>>

/** Events without properties. */
type PlainEvent = Exclude<AppKitEvent, { readonly properties: unknown }>['event']

export type ViewTitle<V extends ViewName = ViewName> = NonNullable<ViewRecord<V>['titleFor']>
