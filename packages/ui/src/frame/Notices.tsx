import { useKit } from '../kit/kitContext.js'
import { useLanguage } from '../kit/useLanguage.js'
import { useSnap } from '../kit/useSnap.js'
import { useStore } from '../kit/useStore.js'
import { Snackbar } from '../primitives/Snackbar.js'

/** The core's short messages. */
export function Notices() {
  const { core, parts } = useKit()
  const { message, variant, open } = useSnap(core.snackbar.state)
  const { Message } = useStore(parts)
  const language = useLanguage()
  return (
    <Snackbar isError={variant === 'error'}>
      {open && Message && <Message message={language.message(message)} variant={variant} />}
    </Snackbar>
  )
}
