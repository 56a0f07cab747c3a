import type { ChainNamespace } from '@latchkey/common'
import type { ConnectedAccount, Features } from '@latchkey/core'
import type { ComponentType } from 'react'
import type { TextKey } from '../../locales/en.js'

export type AccountTabProps = { readonly account: ConnectedAccount }

/** One tab of the account. */
export type AccountTab = {
  readonly id: string
  readonly title: TextKey
  readonly Content: ComponentType<AccountTabProps>
  /** Whether the account's chain has such a thing, and the app wants it shown. */
  isOffered(where: {
    readonly namespace: ChainNamespace
    readonly features: Features
    /** How many accounts the wallet shares. */
    readonly accountCount: number
  }): boolean
}
