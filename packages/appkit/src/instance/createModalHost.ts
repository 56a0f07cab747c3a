import { setupError } from '@latchkey/common'
import type { Core, OpenOptions } from '@latchkey/core'

/** Keeps the modal mounted where it belongs. */
export type ModalHost = {
  /** Opens the modal and resolves when it shows. Rejects with `VIEW_LOAD_FAILED`. */
  open(options?: OpenOptions): Promise<void>
  /** Looks again whether the modal has to be mounted, and where. */
  follow(): void
  destroy(): void
}

type Mounted = { readonly host: HTMLElement; readonly unmount: () => void; readonly ready: Promise<void> }

/** Makes a {@link ModalHost}. `placed` is the element the app put into the page for it, if any. */
export function createModalHost(core: Core, placed: () => HTMLElement | undefined, loadModal: LoadModal): ModalHost {
  const { enableEmbedded, disableAppend } = core.options.state.current
  const { window, logger } = core.ports
  let appended: HTMLElement | undefined
  let mounted: Mounted | undefined
  let mounting: Promise<void> | undefined
  let isDestroyed = false

  function findHost(): HTMLElement | undefined {
    const host = placed()
    if (host?.isConnected) return host
    if (!window || enableEmbedded || disableAppend) return undefined
    if (!appended) {
      appended = window.document.createElement('appkit-modal')
      appended.setAttribute('data-appended', '')
    }
    if (!appended.isConnected) window.document.body.append(appended)
    return appended
  }

  function unmount(): void {
    mounted?.unmount()
    mounted = undefined
  }

  async function mount(): Promise<void> {
    const { mountModal } = await loadModal()
    const host = findHost()
    if (isDestroyed || !host) return
    if (mounted?.host !== host) {
      unmount()
      mounted = { host, ...mountModal(core, { host, embedded: enableEmbedded }) }
    }
    await mounted.ready
  }

  function show(): Promise<void> {
    mounting ??= mount().finally(() => {
      mounting = undefined
    })
    return mounting.catch((cause: unknown) => {
      if (!enableEmbedded) core.close()
      throw setupError('VIEW_LOAD_FAILED', {
        cause,
        details: 'The code of the modal could not be loaded; a new version may have been deployed.',
      })
    })
  }

  return {
    open(options) {
      core.open(options)
      return show()
    },
    follow() {
      if (mounted && placed() !== mounted.host && mounted.host !== appended) unmount()
      if (!core.modal.state.open || isDestroyed || mounting) return
      if (mounted?.host.isConnected && mounted.host === findHost()) return
      show().catch((error: unknown) => logger.error('[latchkey] The modal could not be shown.', error))
    },
    destroy() {
      isDestroyed = true
      unmount()
      appended?.remove()
    },
  }
}

type LoadModal = () => Promise<typeof import('@latchkey/ui')>
