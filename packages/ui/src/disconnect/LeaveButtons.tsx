import { type ChainNamespace, cleanText } from '@latchkey/common'
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

/** Buttons that disconnect the active wallet, or all wallets if there are several. */
export function LeaveButtons({ shown }: LeaveButtonsProps) {
  const { core } = useModal()
  const { text } = useLanguage()
  const [leaving, setLeaving] = useState<'one' | 'all'>()
  useSnap(core.accounts.state)
  const { namespaces } = core.options.state.current
  const isOneOfMany = namespaces.flatMap(core.accounts.connections).length > 1
  const account = core.accounts.getConnected(shown)
  // Several wallets of one chain differ only by their names.
  const isChain = core.accounts.connections(shown).length === 1
  const name = isChain || !account ? namespaceLooks[shown].name : cleanText(account.wallet.name)

  async function leave(which: 'one' | 'all', { currentTarget }: MouseEvent): Promise<void> {
    setLeaving(which)
    // Ignore a second press: the button is about to show another account or to disappear.
    if (which === 'one') focusTitle(currentTarget)
    const target = which === 'one' ? { namespace: shown, connectorId: account?.connectorId } : undefined
    // Ignore the error here: the snackbar reports it, and the page is disconnected anyway.
    await core.disconnect(target).then(
      () => which === 'one' && isOneOfMany && core.snackbar.showSuccess(text(disconnectTexts.done, { name })),
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
          <T text={disconnectTexts.one} values={{ name }} />
        </span>
      </Button>
      <Button kind="danger" busy={leaving === 'all'} onClick={(event) => leave('all', event)}>
        <T text={disconnectTexts.all} />
      </Button>
    </div>
  )
}
