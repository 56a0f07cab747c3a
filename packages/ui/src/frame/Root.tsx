import { useRef } from 'react'
import { useKit } from '../kit/kitContext.js'
import { useLanguage } from '../kit/useLanguage.js'
import { useStore } from '../kit/useStore.js'
import { useTheme } from '../theme/useTheme.js'
import { Card } from './Card.js'
import { Dialog } from './Dialog.js'
import { Notices } from './Notices.js'

/** The modal, or the card in the page. */
export function Root() {
  const { embedded, screens, titleId } = useKit()
  const { isOpen, screen } = useStore(screens)
  const { lang, dir } = useLanguage()
  const section = useRef<HTMLElement>(null)
  const mode = useTheme(section)
  const content = screen && (
    <>
      <Card screen={screen} keepsFocus={embedded} />
      <Notices />
    </>
  )
  const shared = { className: 'root', lang, dir, 'data-mode': mode, 'aria-labelledby': titleId } as const
  if (!embedded)
    return (
      <Dialog {...shared} isOpen={isOpen} elementRef={section}>
        {content}
      </Dialog>
    )
  return (
    <section {...shared} ref={section}>
      {content}
    </section>
  )
}
