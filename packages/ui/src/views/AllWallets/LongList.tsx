import { findInstalled, type WalletListEntry } from '@latchkey/core'
import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useKit } from '../../kit/kitContext.js'
import { useLanguage } from '../../kit/useLanguage.js'
import { useSnap } from '../../kit/useSnap.js'
import { useWindow } from './useWindow.js'
import { WalletItem } from './WalletItem.js'

export type LongListProps = {
  readonly wallets: readonly WalletListEntry[]
  /** How many there are in all, also those that are not loaded. */
  readonly total: number
  readonly onChoose: (wallet: WalletListEntry) => void
  /** The end of what is loaded comes near. */
  readonly onEnd: () => void
}

/** With fewer rows than this below what is rendered, more are wanted. */
const ahead = 8
/** Pictures are asked for when the list has not moved for so long, in ms: those that fly by cost more than their rows. */
const restMs = 150

/** A list of any length, in the element that scrolls: only what is near the screen is rendered, and the row that has the focus. */
export function LongList({ wallets, total, onChoose, onEnd }: LongListProps) {
  const { core } = useKit()
  const { text } = useLanguage()
  useSnap(core.connectors.state)
  const list = useRef<HTMLUListElement>(null)
  const { from, to, rowHeight } = useWindow(list, wallets.length)
  const [focused, setFocused] = useState<number>()
  const { clock } = core.ports
  const movedAt = useRef(Number.NEGATIVE_INFINITY)
  const delay = useCallback(() => movedAt.current + restMs - clock.monotonic(), [clock])

  useEffect(() => {
    const box = list.current?.parentElement
    const onScroll = () => {
      movedAt.current = clock.monotonic()
    }
    box?.addEventListener('scroll', onScroll, { passive: true })
    return () => box?.removeEventListener('scroll', onScroll)
  }, [clock])

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
        const installed = wallet && findInstalled(wallet, core.connectors.state.all)
        return (
          wallet && (
            <WalletItem
              key={wallet.id}
              wallet={wallet}
              index={index}
              total={total}
              top={index * rowHeight}
              delay={delay}
              isInstalled={installed !== undefined && !installed.warning}
              onChoose={onChoose}
            />
          )
        )
      })}
    </ul>
  )
}
