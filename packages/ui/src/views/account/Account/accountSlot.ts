import type { ChainNamespace } from '@latchkey/common'
import type { ConnectedAccount, Core } from '@latchkey/core'
import type { ComponentType } from 'react'
import type { TextDescriptor } from '../../../i18n/defineTexts.js'

/** The account of a tab or feature. */
export type AccountSlotContext = {
  /** For example to ask whether the wallet can send: `core.transfers(namespace)`. */
  readonly core: Core
  readonly account: ConnectedAccount
  readonly namespace: ChainNamespace
  readonly options: Core['options']['state']['current']
}

export type AccountTabProps = { readonly account: ConnectedAccount }

/** One tab of the account. */
export type AccountTab = {
  readonly id: string
  readonly title: TextDescriptor
  readonly Content: ComponentType<AccountTabProps>
  /** Returns whether the tab applies to the account and the app shows it. */
  isOffered(context: AccountSlotContext): boolean
}
