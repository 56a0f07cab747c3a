import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useLanguage } from '../i18n/useLanguage.js'
import { useModal } from '../modalContext/modalContext.js'
import type { Screen } from '../modalContext/screens.js'
import { AlertBar } from '../primitives/AlertBar.js'
import { Loading } from '../primitives/Loading.js'
import { useSnap } from '../store/useSnap.js'
import { animateHeight } from './animateHeight.js'
import { ConfirmClose } from './ConfirmClose.js'
import { Broken, LoadFailed } from './Failure.js'
import { Header } from './Header.js'
import { modalTexts } from './texts.js'

export type CardProps = {
  readonly screen: Screen
  /** Don't move the focus when the first view shows, because the card is part of the page. */
  readonly keepsFocus: boolean
}

const placeholders = { loading: Loading, failed: LoadFailed, broken: Broken } as const

/** The card: header, alert, view, and the confirmation before it closes. */
export function Card({ screen, keepsFocus }: CardProps) {
  const { core } = useModal()
  const { text, message } = useLanguage()
  const { shake, confirmClose } = useSnap(core.modal.state)
  useSnap(core.connection.state)
  const alert = useSnap(core.alert.state)
  const card = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const asksToClose = confirmClose && core.connection.isAsking()
  const { key, module } = screen
  const wasShown = useRef(!keepsFocus)
  const viewKey = `${key} ${typeof module === 'object' ? '' : module}`
  const slides = useHasChanged(viewKey)

  useEffect(() => (card.current ? animateHeight(card.current) : undefined), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new screen takes the focus, also after a retry
  useLayoutEffect(() => {
    if (wasShown.current) title.current?.focus({ preventScroll: true })
    wasShown.current = true
  }, [key, module === 'failed', module === 'broken'])

  // React versions differ in how they set `inert` as a property.
  useLayoutEffect(() => {
    if (content.current) content.current.inert = asksToClose
  }, [asksToClose])

  useEffect(() => {
    if (confirmClose && !asksToClose) core.modal.keepOpen()
  }, [core, confirmClose, asksToClose])

  const View = typeof module === 'string' ? placeholders[module] : module.View
  // Updates of the card must not render the view again.
  const view = useMemo(() => <View />, [View])
  return (
    <div className="card" ref={card} data-shake={shake || undefined} data-view={screen.view}>
      <div className="content" ref={content}>
        <Header screen={screen} titleRef={title} />
        {alert.open && (
          <AlertBar
            message={message(alert.message)}
            dismissLabel={text(modalTexts.dismiss)}
            onDismiss={core.alert.close}
          />
        )}
        <div className="view" key={viewKey} data-direction={slides ? screen.direction : undefined}>
          {view}
        </div>
      </div>
      {asksToClose && <ConfirmClose />}
    </div>
  )
}

/**
 * Returns whether a value differed from its first one in any rendering: the first view of a card appears without a
 * transition.
 */
function useHasChanged(value: string): boolean {
  const first = useRef(value)
  const hasChanged = useRef(false)
  hasChanged.current ||= first.current !== value
  return hasChanged.current
}
