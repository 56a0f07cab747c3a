import type { ChainNamespace } from '@latchkey/common'
import { type MouseEvent, useState } from 'react'
import { focusTitle } from '../../kit/focusTitle.js'
import { useKit } from '../../kit/kitContext.js'
import { namespaceNames } from '../../kit/namespaceNames.js'
import { T } from '../../kit/T.js'
import { useLanguage } from '../../kit/useLanguage.js'
import { useSnap } from '../../kit/useSnap.js'
import { Button } from '../../primitives/Button.js'

export type LeaveButtonsProps = { readonly shown: ChainNamespace }

/** Ends the connection; where there are several, this one or all. */
export function LeaveButtons({ shown }: LeaveButtonsProps) {
  const { core } = useKit()
  const { text } = useLanguage()
  const [leaving, setLeaving] = useState<'one' | 'all'>()
  useSnap(core.accounts.state)
  const isOneOfMany = core.accounts.connectedNamespaces().length > 1
  const chain = namespaceNames[shown]

  async function leave(which: 'one' | 'all', { currentTarget }: MouseEvent): Promise<void> {
    setLeaving(which)
    // The button is about another account in a moment, or gone: a second press does nothing.
    if (which === 'one') focusTitle(currentTarget)
    // A refusal is told by the snackbar; the page has forgotten the wallet anyway.
    await core.disconnect(which === 'one' ? shown : undefined).then(
      () => which === 'one' && isOneOfMany && core.snackbar.showSuccess(text('chainLeft', { chain })),
      () => undefined,
    )
    setLeaving(undefined)
  }

  if (!isOneOfMany)
    return (
      <Button kind="bad" busy={leaving !== undefined} onClick={(event) => leave('all', event)}>
        <T id={leaving ? 'disconnecting' : 'disconnect'} />
      </Button>
    )
  return (
    <div className="pair">
      <Button kind="bad" busy={leaving === 'one'} onClick={(event) => leave('one', event)}>
        <span>
          <T id="disconnectOne" values={{ chain }} />
        </span>
      </Button>
      <Button kind="bad" busy={leaving === 'all'} onClick={(event) => leave('all', event)}>
        <T id="disconnectAll" />
      </Button>
    </div>
  )
}
