import { useKit } from '../kit/kitContext.js'
import { useLanguage } from '../kit/useLanguage.js'
import { useSnap } from '../kit/useSnap.js'
import { Snackbar } from '../primitives/Snackbar.js'

/** The core's short messages. */
export function Notices() {
  const { message, variant, open } = useSnap(useKit().core.snackbar.state)
  return <Snackbar message={useLanguage().message(message)} variant={variant} open={open} />
}
