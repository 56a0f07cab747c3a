import { useEffect, useId, useRef } from 'react'
import { T } from '../i18n/T.js'
import { useModal } from '../modalContext/modalContext.js'
import { Button } from '../primitives/Button.js'
import { isShadowRoot } from './page/isShadowRoot.js'
import { modalTexts } from './texts.js'

/** Asks for confirmation before a pending wallet request is cancelled. */
export function ConfirmClose() {
  const { core } = useModal()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const root = box.current?.getRootNode()
    const before = isShadowRoot(root) ? root.querySelector<HTMLElement>(':focus') : null
    box.current?.querySelector('button')?.focus()
    return () => {
      if (before?.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  return (
    <>
      <div className="confirm-close-backdrop" />
      <div className="confirm-close" ref={box} role="alertdialog" aria-labelledby={id} aria-describedby={`${id}-hint`}>
        <h3 id={id}>
          <T text={modalTexts.confirmTitle} />
        </h3>
        <p id={`${id}-hint`}>
          <T text={modalTexts.confirmHint} />
        </p>
        <Button onClick={core.modal.keepOpen}>
          <T text={modalTexts.keepWaiting} />
        </Button>
        <Button kind="text" onClick={core.modal.close}>
          <T text={modalTexts.closeAnyway} />
        </Button>
      </div>
    </>
  )
}
