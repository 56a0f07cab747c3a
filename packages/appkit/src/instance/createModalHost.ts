import { createError, errors, isAppKitError } from '@latchkey/common'
import type { Core, OpenOptions } from '@latchkey/core'
import type { HostElement } from './createHostElement.js'

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

type Mounted = {
  readonly host: HTMLElement
  readonly document: Document
  readonly unmount: () => void
  readonly shown: () => Promise<void>
}

/** `loadModal` rejects with `VIEW_LOAD_FAILED`. */
export function createModalHost(core: Core, element: HostElement, loadModal: LoadModal): ModalHost {
  const { enableEmbedded } = core.options.state.current
  const { logger } = core.ports
  let mounted: Mounted | undefined
  let mounting: Promise<void> | undefined
  let isDestroyed = false
  /** Pending calls of `open`, which report a failure to their callers. */
  let openings = 0

  /** The styles of a modal do not survive a move to another document. */
  function isMounted(host: HTMLElement): boolean {
    return mounted?.host === host && mounted.document === host.ownerDocument
  }

  function unmount(): void {
    mounted?.unmount()
    mounted = undefined
  }

  /** Drops a removed host: `document.open()` also removes the listeners in it. */
  function dropRemoved(): void {
    if (!mounted || mounted.host.isConnected) return
    unmount()
    element.forget()
  }

  async function mount(): Promise<void> {
    const { mountModal } = await loadModal()
    if (isDestroyed) return
    const host = element.find()
    if (!host || isMounted(host)) return
    unmount()
    element.removeUnused(host)
    const modal = mountModal(core, { host, root: element.root(host), embedded: enableEmbedded })
    mounted = { host, document: host.ownerDocument, ...modal }
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
    } catch (cause) {
      if (!enableEmbedded) core.close()
      throw isAppKitError(cause) ? cause : createError(errors.VIEW_LOAD_FAILED, { cause, details: notMounted })
    }
    // A modal that cannot be shown closes itself.
    await mounted?.shown()
  }

  function follow(): void {
    if (mounted && !element.isOwn(mounted.host)) unmount()
    if (!core.modal.state.open || isDestroyed || mounting) return
    const host = element.find()
    if (!host || isMounted(host)) return
    const isReported = openings > 0
    show().catch((error: unknown) => isReported || logger.error('[latchkey] The modal could not be shown.', error))
  }

  return {
    async open(options) {
      openings++
      dropRemoved()
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
      element.destroy()
    },
  }
}

const notMounted = 'The modal could not be put into the page.'

type LoadModal = () => Promise<typeof import('@latchkey/ui')>
