import type { ErrorCode } from '@latchkey/common'

/** What a panel shows that opens a wallet with a link. */
export type LinkStatus =
  /** The URL policy refused the wallet's links. */
  | { readonly status: 'noLink' }
  | {
      readonly status: 'ready'
      /** Why a new code replaced one that an app or the clipboard has. */
      readonly news: ErrorCode | undefined
      readonly mayBeMissing: boolean
    }
  | {
      readonly status: 'opened'
      /** The page is still visible, so the device probably does not have the app. */
      readonly mayBeMissing: boolean
    }

/** Returns the status of a wallet's links. `isStillHere`: the page is visible some time after a link was opened. */
export function readLinkStatus(links: {
  readonly hasNoLink: boolean
  readonly isOpened: boolean
  readonly isStillHere: boolean
  readonly news?: ErrorCode | undefined
}): LinkStatus {
  const { hasNoLink, isOpened, isStillHere: mayBeMissing, news } = links
  if (hasNoLink) return { status: 'noLink' }
  return isOpened ? { status: 'opened', mayBeMissing } : { status: 'ready', news, mayBeMissing }
}

/** The buttons of a panel that opens a wallet with a link. */
export type LinkButtons = {
  /** Opens the wallet. `undefined` without a link. */
  readonly open: { readonly kind: 'primary' | 'secondary'; readonly isRepeat: boolean } | undefined
  /** Whether the panel offers another link to the wallet, if there is one. */
  readonly hasOther: boolean
  /** Whether the visitor probably needs to get the wallet first. */
  readonly needsWallet: boolean
}

/** Returns the buttons for a status. After the wallet opened, no button is primary: the visitor continues there. */
export function readLinkButtons(state: LinkStatus): LinkButtons {
  if (state.status === 'noLink') return { open: undefined, hasOther: false, needsWallet: true }
  const isRepeat = state.status === 'opened'
  const { mayBeMissing } = state
  return {
    open: { kind: isRepeat && !mayBeMissing ? 'secondary' : 'primary', isRepeat },
    hasOther: mayBeMissing,
    needsWallet: mayBeMissing,
  }
}

/** Returns why the code was renewed, if a wallet rejected it or if an app or the clipboard has an earlier URI. */
export function readNews(state: {
  readonly uri: string | undefined
  readonly code: ErrorCode | undefined
  readonly wasDeclined: boolean
  /** URIs that were passed to an app or copied. */
  readonly given: readonly (string | undefined)[]
}): ErrorCode | undefined {
  const { uri, code, wasDeclined, given } = state
  if (wasDeclined) return code ?? 'USER_REJECTED'
  return given.some((one) => one !== undefined && one !== uri) ? code : undefined
}
