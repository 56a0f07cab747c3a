import { useRef } from 'react'
import { useLanguage } from '../i18n/useLanguage.js'
import { useModal } from '../modalContext/modalContext.js'
import { Message, Snackbar } from '../primitives/Snackbar.js'
import { useStore } from '../store/createStore.js'
import { useSnap } from '../store/useSnap.js'
import { Card } from './Card.js'
import type { VariablesLoader } from './createVariablesLoader.js'
import { Dialog } from './Dialog.js'
import { useTheme } from './useTheme.js'

export type RootProps = { readonly variables: VariablesLoader }

/** Renders the dialog or, if embedded, the card as a part of the page. */
export function Root({ variables }: RootProps) {
  const { core, embedded, screens, titleId } = useModal()
  const { isOpen, screen, opening } = useStore(screens)
  const { lang, dir } = useLanguage()
  const section = useRef<HTMLElement>(null)
  const mode = useTheme(section, variables)
  const { enableMobileFullScreen } = core.options.state.current
  const content = screen && (
    <>
      <Card key={opening} screen={screen} keepsFocus={embedded} />
      <Notices />
    </>
  )
  const shared = { className: 'root', lang, dir, 'data-mode': mode, 'aria-labelledby': titleId } as const
  if (!embedded)
    return (
      <Dialog {...shared} data-full-screen={enableMobileFullScreen || undefined} isOpen={isOpen} elementRef={section}>
        {content}
      </Dialog>
    )
  return (
    <section {...shared} ref={section}>
      {content}
    </section>
  )
}

/** The core's snackbar messages. */
function Notices() {
  const { core } = useModal()
  const { message, variant, open } = useSnap(core.snackbar.state)
  const language = useLanguage()
  return (
    <Snackbar isError={variant === 'error'}>
      {open && <Message message={language.message(message)} variant={variant} />}
    </Snackbar>
  )
}
