import type { ChainNamespace } from '@latchkey/common'
import type { ConnectedAccount, Features } from '@latchkey/core'
import type { ComponentType } from 'react'
import type { TextDescriptor } from '../../../i18n/defineTexts.js'

export type AccountTabProps = { readonly account: ConnectedAccount }

/** One tab of the account. */
export type AccountTab = {
  readonly id: string
  readonly title: TextDescriptor
  readonly Content: ComponentType<AccountTabProps>
  /** Returns whether the tab applies to the account's namespace and the app shows it. */
  isOffered(where: {
    readonly namespace: ChainNamespace
    readonly features: Features
    /** Number of accounts that the wallet shares. */
    readonly accountCount: number
  }): boolean
}
