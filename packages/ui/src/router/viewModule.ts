import type { AppKitEvent, Core, RouterData } from '@latchkey/core'
import type { ComponentType } from 'react'
import type { Language } from '../kit/createLanguage.js'
import type { Parts } from '../rest/restParts.js'

/** A view's code. */
export type ViewModule = {
  /** What must be there before the view shows, besides what the wallet list needs. */
  readonly parts?: Parts
  readonly View: ComponentType
  /** What goes before its drawing. Never rejects. */
  readonly awaitFirst?: (core: Core, data: RouterData) => Promise<void>
  /** Stands in the header in place of the title. */
  readonly Center?: ComponentType
  /** What it is called, where the text by its name does not do. */
  readonly title?: ViewTitle
  /** Told when the visitor goes forward to it. */
  readonly event?: Opening
}

/** Events that say nothing but that a view was opened. */
type Opening = Exclude<AppKitEvent, { readonly properties: unknown }>['event']

export type ViewTitle = (core: Core, language: Language, data: RouterData) => string
