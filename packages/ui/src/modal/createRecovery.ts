import type { Core } from '@latchkey/core'
import type { ReactNode } from 'react'
import type { Screens } from '../modalContext/screens.js'
import { createSurface } from './createSurface.js'

export type RecoverySettings = {
  readonly core: Core
  readonly shadow: ShadowRoot
  readonly screens: Screens
  /** The React tree of the modal. */
  readonly content: ReactNode
}

/** Renders the modal and keeps it usable after a render error, or after the page removed its content. */
export type Recovery = {
  /** Renders the modal for the first time. */
  start(): void
  destroy(): void
}

/**
 * Creates a {@link Recovery}. The first error of a view renders everything again, which helps if the page changed the
 * modal's nodes. The second shows an error in place of the view. If that also fails, the modal closes, which settles
 * every pending connect attempt; the next opening renders it again.
 */
export function createRecovery({ core, shadow, screens, content }: RecoverySettings): Recovery {
  const surface = createSurface(shadow, content, onLost)
  let isStarted = false
  let failedKey = ''

  function onLost(cause: unknown): void {
    const { isOpen, screen } = screens.get()
    if (!isOpen) return surface.clear()
    const isSecond = screen?.key === failedKey
    if (!isSecond) core.ports.logger.error('[latchkey] The modal could not be rendered and is drawn again.', cause)
    failedKey = screen?.key ?? ''
    surface.clear()
    if (screen?.module === 'broken') return screens.giveUp('The modal could not be rendered.', cause)
    if (isSecond) screens.fail('broken')
    surface.draw()
  }

  const stop = screens.watch(() => {
    const { isOpen } = screens.get()
    if (!isOpen) failedKey = ''
    else if (isStarted) surface.draw()
  })

  return {
    start() {
      isStarted = true
      surface.draw()
    },
    destroy() {
      stop()
      surface.destroy()
    },
  }
}
