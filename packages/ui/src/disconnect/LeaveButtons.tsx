import type { ChainNamespace } from '@latchkey/common'
import { type MouseEvent, useState } from 'react'
import { T } from '../i18n/T.js'
import { useLanguage } from '../i18n/useLanguage.js'
import { useModal } from '../modalContext/modalContext.js'
import { namespaceLooks } from '../network/namespaceLooks.js'
import { Button } from '../primitives/Button.js'
import { focusTitle } from '../primitives/focusTitle.js'
import { useSnap } from '../store/useSnap.js'
import { disconnectTexts } from './texts.js'

export type LeaveButtonsProps = { readonly shown: ChainNamespace }

/** Buttons that end this connection, or all if there are several. */
export function LeaveButtons({ shown }: LeaveButtonsProps) {
  const { core } = useModal()
  const { text } = useLanguage()
  const [leaving, setLeaving] = useState<'one' | 'all'>()
  useSnap(core.accounts.state)
  const isOneOfMany = core.accounts.connectedNamespaces().length > 1
  const chain = namespaceLooks[shown].name

  async function leave(which: 'one' | 'all', { currentTarget }: MouseEvent): Promise<void> {
    setLeaving(which)
    // Ignore a second press: the button is about to show another account or to disappear.
    if (which === 'one') focusTitle(currentTarget)
    // Ignore the error here: the snackbar reports it, and the page is disconnected anyway.
    await core.disconnect(which === 'one' ? shown : undefined).then(
      () => which === 'one' && isOneOfMany && core.snackbar.showSuccess(text(disconnectTexts.done, { chain })),
      () => undefined,
    )
    setLeaving(undefined)
  }

  if (!isOneOfMany)
    return (
      <Button kind="danger" busy={leaving !== undefined} onClick={(event) => leave('all', event)}>
        <T text={leaving ? disconnectTexts.pending : disconnectTexts.button} />
      </Button>
    )
  return (
    <div className="button-row">
      <Button kind="danger" busy={leaving === 'one'} onClick={(event) => leave('one', event)}>
        <span>
          <T text={disconnectTexts.one} values={{ chain }} />
        </span>
      </Button>
      <Button kind="danger" busy={leaving === 'all'} onClick={(event) => leave('all', event)}>
        <T text={disconnectTexts.all} />
      </Button>
    </div>
  )
}
