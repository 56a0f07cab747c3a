import { readDocument } from '@latchkey/common'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useModal } from '../modalContext/modalContext.js'
import { keepShown } from './page/keepShown.js'
import { lockScroll } from './page/lockScroll.js'
import { rememberFocus } from './page/rememberFocus.js'
import { shieldEvents } from './page/shieldEvents.js'

export type DialogProps = {
  readonly isOpen: boolean
  readonly elementRef: RefObject<HTMLElement | null>
  readonly children: ReactNode
  readonly className: string
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly 'data-mode': 'light' | 'dark'
  /** The option `enableMobileFullScreen`. */
  readonly 'data-full-screen': true | undefined
  readonly 'aria-labelledby': string
}

/** The native dialog: in the top layer, so nothing of the page is above it, and the page behind it is inert. */
export function Dialog({ isOpen, elementRef, children, ...rest }: DialogProps) {
  const { core, screens } = useModal()
  const { modal, ports } = core
  const dialogRef = useRef<HTMLDialogElement>(null)
  const isBackdrop = useRef(false)
  const wasClicked = useRef(false)

  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!isOpen || !dialog) return
    const { ownerDocument: document } = dialog
    const restoreFocus = rememberFocus(document)
    const unshield = shieldEvents(dialog, ports.clock)
    wasClicked.current = false
    try {
      dialog.showModal()
    } catch (cause) {
      unshield()
      const isRemoved = !dialog.isConnected
      screens.giveUp(isRemoved ? 'The page removed the modal.' : 'The browser could not show the modal.', cause)
      return
    }
    const unlock = lockScroll(document)
    // Games lock the pointer, which hides it.
    if (readDocument(document, 'pointerLockElement')) document.exitPointerLock()
    dialog.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    const release = keepShown(dialog, { close: modal.close, giveUp: screens.giveUp })
    if (!isLaidOut(dialog)) screens.giveUp('The page hides the modal. Show <appkit-modal> and all elements around it.')
    return () => {
      unshield()
      release()
      unlock()
      dialog.close()
      restoreFocus()
    }
  }, [isOpen, modal, ports, screens])

  return (
    <dialog
      {...rest}
      ref={(element) => {
        dialogRef.current = element
        elementRef.current = element
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Before the browser's default action: `cancel` cannot prevent the second Escape of a dialog.
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
      onClickCapture={(event) => {
        // The second click of a double click on the button that opened the modal is not meant for what appeared under
        // the pointer.
        if (event.detail < 2) wasClicked.current = true
        else if (!wasClicked.current) {
          event.preventDefault()
          event.stopPropagation()
        }
      }}
      onClick={(event) => {
        if (isBackdrop.current && event.target === event.currentTarget) modal.requestClose()
      }}
    >
      {children}
    </dialog>
  )
}

/** Whether the dialog has layout boxes. In a hidden frame no element has any, so it counts as laid out. */
function isLaidOut(dialog: HTMLElement): boolean {
  const page = readDocument(dialog.ownerDocument, 'documentElement')
  return dialog.getClientRects().length > 0 || page.getClientRects().length === 0
}
