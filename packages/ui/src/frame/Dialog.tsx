import { readDocument } from '@latchkey/common'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useKit } from '../kit/kitContext.js'
import { keepShown } from './keepShown.js'
import { lockScroll } from './lockScroll.js'
import { rememberFocus } from './rememberFocus.js'
import { shieldEvents } from './shieldEvents.js'

export type DialogProps = {
  readonly isOpen: boolean
  readonly elementRef: RefObject<HTMLElement | null>
  readonly children: ReactNode
  readonly className: string
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly 'data-mode': 'light' | 'dark'
  readonly 'aria-labelledby': string
}

/** The native dialog: in the top layer, so nothing of the page is above it, and the page behind it is inert (AX1, AX4). */
export function Dialog({ isOpen, elementRef, children, ...rest }: DialogProps) {
  const { core } = useKit()
  const { modal, ports } = core
  const isBackdrop = useRef(false)

  useLayoutEffect(() => {
    const dialog = elementRef.current
    if (!isOpen || !(dialog instanceof HTMLDialogElement)) return
    const restoreFocus = rememberFocus(dialog.ownerDocument)
    const unlock = lockScroll(dialog.ownerDocument)
    const unshield = shieldEvents(dialog, ports.clock)
    dialog.showModal()
    dialog.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    const release = keepShown(dialog, modal.close)
    if (!isLaidOut(dialog)) {
      ports.logger.error(
        '[latchkey] The page hides the modal, so it was closed. Show <appkit-modal> and all elements around it.',
      )
      // Not while React still works.
      queueMicrotask(modal.close)
    }
    return () => {
      unshield()
      release()
      unlock()
      dialog.close()
      restoreFocus()
    }
  }, [isOpen, elementRef, modal, ports])

  return (
    <dialog
      {...rest}
      ref={(element) => {
        elementRef.current = element
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Before the browser sees it: a dialog's second Escape cannot be held back in `cancel`.
        event.preventDefault()
        modal.requestClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        modal.requestClose()
      }}
      onPointerDown={(event) => {
        isBackdrop.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (isBackdrop.current && event.target === event.currentTarget) modal.requestClose()
      }}
    >
      {children}
    </dialog>
  )
}

/** Whether the dialog has boxes; in a frame that is hidden itself nothing has any. */
function isLaidOut(dialog: HTMLElement): boolean {
  const page = readDocument(dialog.ownerDocument, 'documentElement')
  return dialog.getClientRects().length > 0 || page.getClientRects().length === 0
}
