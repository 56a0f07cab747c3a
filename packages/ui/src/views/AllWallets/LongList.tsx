import { findInstalled, type WalletListEntry } from '@latchkey/core'
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useKit } from '../../kit/kitContext.js'
import { useLanguage } from '../../kit/useLanguage.js'
import { useSnap } from '../../kit/useSnap.js'
import { useWindow } from './useWindow.js'
import { WalletItem } from './WalletItem.js'

export type LongListProps = {
  readonly wallets: readonly WalletListEntry[]
  /** How many there are in all, also those that are not loaded. */
  readonly total: number
  readonly scroller: RefObject<HTMLElement | null>
  readonly onChoose: (wallet: WalletListEntry) => void
  /** The end of what is loaded comes near. */
  readonly onEnd: () => void
}

/** With fewer rows than this below what is rendered, more are wanted. */
const ahead = 8
/** A row that is scrolled past sooner gets no picture, in ms: at a brisk flick it is rendered for less. */
const settleMs = 300

/** A list of any length: only what is near the screen is rendered, and the row that has the focus. */
export function LongList({ wallets, total, scroller, onChoose, onEnd }: LongListProps) {
  const { core } = useKit()
  const { text } = useLanguage()
  useSnap(core.connectors.state)
  const list = useRef<HTMLUListElement>(null)
  const { from, to, rowHeight } = useWindow(scroller, list, wallets.length)
  const [focused, setFocused] = useState<number>()
  const isNearEnd = to + ahead >= wallets.length

  useEffect(() => {
    if (isNearEnd) onEnd()
  }, [isNearEnd, onEnd])

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    setFocused(Number(target.closest<HTMLElement>('[data-index]')?.dataset.index))
  }

  const shown = Array.from({ length: to - from }, (_, index) => from + index)
  if (focused !== undefined && focused < from) shown.unshift(focused)
  else if (focused !== undefined && focused >= to && focused < wallets.length) shown.push(focused)
  return (
    <ul
      ref={list}
      className="long"
      aria-label={text('allWallets')}
      style={{ blockSize: `${wallets.length * rowHeight}px` }}
      onFocus={onFocus}
      onBlur={() => setFocused(undefined)}
    >
      {shown.map((index) => {
        const wallet = wallets[index]
        return (
          wallet && (
            <WalletItem
              key={wallet.id}
              wallet={wallet}
              index={index}
              total={total}
              top={index * rowHeight}
              after={from === 0 ? 0 : settleMs}
              isInstalled={findInstalled(wallet, core.connectors.state.all) !== undefined}
              onChoose={onChoose}
            />
          )
        )
      })}
    </ul>
  )
}
