import type { ErrorCode } from '@latchkey/common'
import type { Core, CustomWallet } from '@latchkey/core'
import type { ComponentType, RefObject } from 'react'
import type { Store } from '../kit/createStore.js'
import type { Switcher } from '../kit/createSwitcher.js'
import type { TextKey } from '../locales/en.js'
import type { AlertBarProps } from '../primitives/AlertBar.js'
import type { MessageProps } from '../primitives/Message.js'

type ApplyVariables = typeof import('../theme/applyVariables.js').applyVariables

export type NotInstalledProps = { readonly name: string; readonly wallet: CustomWallet | undefined }

/** What a visitor looked for in the long list, and how far it was scrolled. */
export type ListMemory = { readonly query: string; readonly certified: boolean; readonly scrollTop: number }

export type LegalProps = {
  /** A wallet was chosen before the box was ticked. */
  readonly isNudged: boolean
  readonly checkbox: RefObject<HTMLInputElement | null>
}

/** What a later view brings along for itself and the frame around it. */
export type Parts = {
  readonly texts?: Readonly<Partial<Record<TextKey, string>>>
  readonly errors?: Readonly<Partial<Record<ErrorCode, string>>>
  readonly styles?: readonly string[]
  /** The first view needs no height to come from. */
  readonly animateHeight?: (element: HTMLElement) => () => void
  /** Only where the app set theme variables. */
  readonly applyVariables?: ApplyVariables
  readonly AlertBar?: ComponentType<AlertBarProps>
  readonly ConfirmClose?: ComponentType
  readonly Legal?: ComponentType<LegalProps>
  readonly Message?: ComponentType<MessageProps>
  readonly NoWallets?: ComponentType
  readonly NotInstalled?: ComponentType<NotInstalledProps>
  readonly Searching?: ComponentType
  createSwitcher?(core: Core): Switcher
  /** Kept while other views show. */
  readonly listMemory?: Store<ListMemory>
}
