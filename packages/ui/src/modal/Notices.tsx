import { useModal } from '../context/modalContext.js'
import { useLanguage } from '../i18n/useLanguage.js'
import { Message } from '../primitives/Message.js'
import { Snackbar } from '../primitives/Snackbar.js'
import { useSnap } from '../store/useSnap.js'

/** The core's snackbar messages. */
export function Notices() {
  const { core } = useModal()
  const { message, variant, open } = useSnap(core.snackbar.state)
  const language = useLanguage()
  return (
    <Snackbar isError={variant === 'error'}>
      {open && <Message message={language.message(message)} variant={variant} />}
    </Snackbar>
  )
}
