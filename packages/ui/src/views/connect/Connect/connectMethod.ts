import type { ChainNamespace } from '@latchkey/common'
import type { ConnectMethod, Core } from '@latchkey/core'
import type { ComponentType } from 'react'

export type ConnectMethodProps = {
  /** Whether the visitor still has to accept the app's terms. Until then, the method sends no request. */
  readonly mustAccept: boolean
  /** Points the visitor to the checkbox of the terms. Call it in place of a request. */
  readonly onRefuse: () => void
}

/** The views that list the ways to connect. */
export type ConnectView = 'Connect' | 'ConnectWallets'

/** A way to connect that the view lists: its own part of the view, above or below the others. */
export type ConnectMethodSlot = {
  readonly id: ConnectMethod
  readonly Content: ComponentType<ConnectMethodProps>
  /** Returns whether the app offers the method in the view, for the namespace that the view is limited to, if any. */
  isOffered(where: {
    readonly view: ConnectView
    readonly options: Core['options']['state']['current']
    readonly namespace: ChainNamespace | undefined
  }): boolean
}
