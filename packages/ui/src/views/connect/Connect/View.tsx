import { orderConnectMethods } from '@latchkey/core'
import { Fragment, useRef, useState } from 'react'
import { T } from '../../../i18n/T.js'
import { Legal, useMustAccept } from '../../../legal/Legal.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { useStore } from '../../../store/createStore.js'
import { useSnap } from '../../../store/useSnap.js'
import type { ConnectMethodSlot } from './connectMethod.js'
import { methodRegistry } from './methodRegistry.js'
import { isSearching } from './prepareList.js'
import { texts } from './texts.js'

export type ConnectProps = {
  /** Default: the methods of the modal. */
  readonly methods?: readonly ConnectMethodSlot[]
}

/** The ways to connect, with the app's terms. */
export function Connect({ methods = methodRegistry }: ConnectProps) {
  const { core, screens } = useModal()
  const { namespace } = useScreen<'Connect'>().data
  const view = useStore(screens).screen?.view === 'ConnectWallets' ? 'ConnectWallets' : 'Connect'
  const { current: options } = useSnap(core.options.state)
  useSnap(core.connectors.state)
  const mustAccept = useMustAccept()
  const [isNudged, setNudged] = useState(false)
  const checkbox = useRef<HTMLInputElement>(null)
  // A wallet that is found later changes no order: a part that moves can receive a click meant for another one.
  const [groups] = useState(() => (methods.length > 1 ? core.wallets.list({ namespace }) : []))

  const offered = orderConnectMethods(options.features.connectMethodsOrder, groups).flatMap((method) =>
    methods.filter(({ id, isOffered }) => id === method && isOffered({ view, options, namespace })),
  )

  // Without any method, the wallet list says that the app offers none.
  const shown = offered.length > 0 ? offered : methods.filter(({ id }) => id === 'wallet')

  function nudge(): void {
    setNudged(true)
    checkbox.current?.focus()
  }

  return (
    <>
      <div className="body" aria-busy={isSearching(core) || undefined}>
        {shown.map(({ id, Content }, index) => (
          <Fragment key={id}>
            {index > 0 && (
              <p className="separator">
                <T text={texts.or} />
              </p>
            )}
            <Content mustAccept={mustAccept} onRefuse={nudge} />
          </Fragment>
        ))}
      </div>
      <Legal isNudged={isNudged && mustAccept} checkbox={checkbox} />
    </>
  )
}
