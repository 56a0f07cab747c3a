import { createError, isAppKitError, readDocument, setupErrors } from '@latchkey/common'
import type { Core, OpenOptions } from '@latchkey/core'

/** Mounts the modal in its host element. */
export type ModalHost = {
  /** Opens the modal and resolves when it shows. Rejects with `VIEW_LOAD_FAILED`. */
  open(options?: OpenOptions): Promise<void>
  /** Mounts the closed modal. Rejects with `VIEW_LOAD_FAILED`. */
  prepare(): Promise<void>
  /** Mounts, moves or unmounts the modal after a change. */
  follow(): void
  destroy(): void
}

type Mounted = { readonly host: HTMLElement; readonly unmount: () => void; readonly shown: () => Promise<void> }

/** `placed` returns the element that the app put into the page for the modal, if any. `loadModal` rejects with `VIEW_LOAD_FAILED`. */
export function createModalHost(core: Core, placed: () => HTMLElement | undefined, loadModal: LoadModal): ModalHost {
  const { enableEmbedded, disableAppend } = core.options.state.current
  const { window, logger } = core.ports
  let appended: HTMLElement | undefined
  let mounted: Mounted | undefined
  let mounting: Promise<void> | undefined
  let isDestroyed = false
  /** Pending calls of `open`, which report a failure to their callers. */
  let openings = 0

  function findHost(): HTMLElement | undefined {
    const host = placed()
    if (host?.isConnected) return host
    if (!window || enableEmbedded || disableAppend) return undefined
    if (!appended) {
      appended = window.document.createElement('appkit-modal')
      appended.setAttribute('data-appended', '')
    }
    if (!appended.isConnected) readDocument(window.document, 'body').append(appended)
    return appended
  }

  function unmount(): void {
    mounted?.unmount()
    mounted = undefined
  }

  async function mount(): Promise<void> {
    const { mountModal } = await loadModal()
    if (isDestroyed) return
    const host = findHost()
    if (!host) return
    if (mounted?.host !== host) {
      unmount()
      if (host !== appended) appended?.remove()
      mounted = { host, ...mountModal(core, { host, embedded: enableEmbedded }) }
    }
  }

  function prepare(): Promise<void> {
    mounting ??= mount().finally(() => {
      mounting = undefined
    })
    return mounting
  }

  async function show(): Promise<void> {
    try {
      await prepare()
      follow()
      await mounted?.shown()
    } catch (cause) {
      if (!enableEmbedded) core.close()
      if (isAppKitError(cause)) throw cause
      throw createError(setupErrors.VIEW_LOAD_FAILED, { cause, details: 'The modal could not be put into the page.' })
    }
  }

  function follow(): void {
    if (mounted && placed() !== mounted.host && mounted.host !== appended) unmount()
    if (!core.modal.state.open || isDestroyed || mounting) return
    const host = findHost()
    if (!host || mounted?.host === host) return
    const isReported = openings > 0
    show().catch((error: unknown) => isReported || logger.error('[latchkey] The modal could not be shown.', error))
  }

  return {
    async open(options) {
      openings++
      try {
        core.open(options)
        await show()
      } finally {
        openings--
      }
      if (!mounted && !isDestroyed)
        logger.error(
          '[latchkey] The modal has no place. Put <appkit-modal> into the page, or leave out `disableAppend`.',
        )
    },
    prepare,
    follow,
    destroy() {
      isDestroyed = true
      unmount()
      appended?.remove()
    },
  }
}

type LoadModal = () => Promise<typeof import('@latchkey/ui')>
