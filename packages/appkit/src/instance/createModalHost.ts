import { createError, errors, isAppKitError, readDocument } from '@latchkey/common'
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

type Mounted = {
  readonly host: HTMLElement
  readonly document: Document
  readonly unmount: () => void
  readonly shown: () => Promise<void>
}

/**
 * `placed` returns the element that the app put into the page for the modal, if any. `loadModal` rejects with
 * `VIEW_LOAD_FAILED`.
 */
export function createModalHost(core: Core, placed: () => HTMLElement | undefined, loadModal: LoadModal): ModalHost {
  const { enableEmbedded, disableAppend } = core.options.state.current
  const { window, logger } = core.ports
  let appended: HTMLElement | undefined
  let mounted: Mounted | undefined
  let mounting: Promise<void> | undefined
  let isDestroyed = false
  const rootOf = createRootFinder()
  /** Pending calls of `open`, which report a failure to their callers. */
  let openings = 0

  function findHost(): HTMLElement | undefined {
    const host = placed()
    if (host?.isConnected) return host
    if (!window || enableEmbedded || disableAppend) return undefined
    appended ??= createHost(window.document)
    if (!appended.isConnected) readDocument(window.document, 'body').append(appended)
    return appended
  }

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
    appended = undefined
  }

  async function mount(): Promise<void> {
    const { mountModal } = await loadModal()
    if (isDestroyed) return
    const host = findHost()
    if (!host || isMounted(host)) return
    unmount()
    if (host !== appended) appended?.remove()
    const modal = mountModal(core, { host, root: rootOf(host), embedded: enableEmbedded })
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
    if (mounted && placed() !== mounted.host && mounted.host !== appended) unmount()
    if (!core.modal.state.open || isDestroyed || mounting) return
    const host = findHost()
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
      appended?.remove()
    },
  }
}

const notMounted = 'The modal could not be put into the page.'

/**
 * Returns a function that finds or creates the shadow root of a host. A page can force closed roots, which
 * `host.shadowRoot` does not return.
 */
function createRootFinder(): (host: HTMLElement) => ShadowRoot {
  const roots = new WeakMap<HTMLElement, ShadowRoot>()
  return (host) => {
    const root = roots.get(host) ?? host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    roots.set(host, root)
    return root
  }
}

function createHost(document: Document): HTMLElement {
  const element: ModalElement = document.createElement('appkit-modal')
  element.isAppended = true
  element.setAttribute('data-appended', '')
  return element
}

/**
 * An `<appkit-modal>`. Copies of the one that this code appended, in restored snapshots of a page, lack the property.
 */
type ModalElement = HTMLElement & { isAppended?: boolean }

type LoadModal = () => Promise<typeof import('@latchkey/ui')>
