import type { Core } from '@latchkey/core'
import type { ReactNode } from 'react'
import type { Screens } from '../router/createScreens.js'
import { createSurface } from './createSurface.js'

export type RecoverySettings = {
  readonly core: Core
  readonly shadow: ShadowRoot
  readonly screens: Screens
  /** The React tree of the modal. */
  readonly content: ReactNode
}

/** Draws the modal and keeps it usable after a render error, or after the page removed its content. */
export type Recovery = {
  /** Draws the modal for the first time. */
  start(): void
  destroy(): void
}

/**
 * Creates a {@link Recovery}. The first failure of a screen draws everything again, which is enough where the page changed the nodes
 * of the modal. The second shows an error in place of the view. If that fails too, the modal closes, which settles every pending
 * connection; the next opening draws it again.
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
    if (screen?.module === 'broken') return core.modal.close()
    if (isSecond) screens.fail()
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
