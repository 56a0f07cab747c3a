import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useKit } from '../kit/kitContext.js'
import { useLanguage } from '../kit/useLanguage.js'
import { useSnap } from '../kit/useSnap.js'
import { useStore } from '../kit/useStore.js'
import type { Screen } from '../router/createScreens.js'
import { Broken } from './Broken.js'
import { Header } from './Header.js'
import { LoadFailed } from './LoadFailed.js'
import { Loading } from './Loading.js'

export type CardProps = {
  readonly screen: Screen
  /** Where the modal is part of the page, focus stays where the visitor has it. */
  readonly keepsFocus: boolean
}

const standIns = { loading: Loading, failed: LoadFailed, broken: Broken } as const

/** The card: header, messages, the view. */
export function Card({ screen, keepsFocus }: CardProps) {
  const { core, parts, needRest } = useKit()
  const { AlertBar, animateHeight, ConfirmClose } = useStore(parts)
  const { text, message } = useLanguage()
  const { shake, confirmClose } = useSnap(core.modal.state)
  useSnap(core.connection.state)
  const alert = useSnap(core.alert.state)
  const snackbar = useSnap(core.snackbar.state)
  const card = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const isAsking = confirmClose && core.connection.isAsking()
  // Where the question could not be loaded, the next try closes.
  const asks = isAsking && ConfirmClose !== undefined
  const { key, module } = screen
  const wasShown = useRef(!keepsFocus)

  const needsMore = alert.open || snackbar.open || isAsking
  useEffect(() => {
    if (needsMore) needRest()
  }, [needsMore, needRest])

  useEffect(() => (card.current ? animateHeight?.(card.current) : undefined), [animateHeight])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new screen takes the focus, also from the button that had it loaded again
  useLayoutEffect(() => {
    if (wasShown.current) title.current?.focus({ preventScroll: true })
    wasShown.current = true
  }, [key, module === 'failed', module === 'broken'])

  // The attribute and not the property of React, which differs between its versions.
  useLayoutEffect(() => {
    if (content.current) content.current.inert = asks
  }, [asks])

  useEffect(() => {
    if (confirmClose && !isAsking) core.modal.keepOpen()
  }, [core, confirmClose, isAsking])

  const View = typeof module === 'string' ? standIns[module] : module.View
  // What the card itself watches does not draw the view again.
  const view = useMemo(() => <View />, [View])
  return (
    <div className="card" ref={card} data-shake={shake || undefined} data-view={screen.view}>
      <div className="content" ref={content}>
        <Header screen={screen} titleRef={title} />
        {alert.open && AlertBar && (
          <AlertBar message={message(alert.message)} dismissLabel={text('dismiss')} onDismiss={core.alert.close} />
        )}
        <div
          className="view"
          key={`${key} ${typeof module === 'object' ? '' : module}`}
          data-direction={screen.direction}
        >
          {view}
        </div>
      </div>
      {asks && <ConfirmClose />}
    </div>
  )
}
