import { AppKitError } from '@latchkey/common'
import type { Core } from '@latchkey/core'
import { subscribe } from 'valtio/vanilla'

/** Where the modal lives in the page, and the loading of its code. */
export type ModalHost = {
  /** Makes an element the place of the modal; the returned function gives it up. */
  attach(host: HTMLElement): () => void
  prefetch(): Promise<void>
  /** Resolves when the open modal shows. Rejects with `VIEW_LOAD_FAILED`. */
  shown(): Promise<void>
  destroy(): void
}

type Mounted = { readonly host: HTMLElement; readonly unmount: () => void; readonly ready: Promise<void> }

const load = () => import('@latchkey/ui')

/** Makes a {@link ModalHost}: the modal's code is loaded when it first opens, or ahead of that by `prefetch`. */
export function createModalHost(core: Core): ModalHost {
  const { enableEmbedded, disableAppend } = core.options.state.current
  const { window, logger } = core.ports
  let placed: HTMLElement | undefined
  let appended: HTMLElement | undefined
  let mounted: Mounted | undefined
  let mounting: Promise<void> | undefined
  let isDestroyed = false

  function findHost(): HTMLElement | undefined {
    if (placed?.isConnected) return placed
    if (!window || enableEmbedded || disableAppend) return undefined
    appended ??= window.document.createElement('appkit-modal')
    if (!appended.isConnected) window.document.body.append(appended)
    return appended
  }

  async function mount(): Promise<void> {
    const { mountModal } = await load()
    const host = findHost()
    if (isDestroyed || !host) return
    if (mounted?.host !== host) {
      mounted?.unmount()
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
      throw new AppKitError('VIEW_LOAD_FAILED', {
        cause,
        details: 'The code of the modal could not be loaded; a new version may have been deployed.',
      })
    })
  }

  function follow(): void {
    if (!core.modal.state.open || isDestroyed || (mounted?.host.isConnected && mounted.host === findHost())) return
    show().catch((error: unknown) => logger.error('[latchkey] The modal could not be shown.', error))
  }

  const stop = subscribe(core.modal.state, follow, true)

  return {
    attach(host) {
      if (host === appended) return () => undefined
      placed = host
      follow()
      return () => {
        if (placed !== host) return
        placed = undefined
        if (mounted?.host === host) {
          mounted.unmount()
          mounted = undefined
        }
      }
    },
    async prefetch() {
      void core.prefetch()
      await load().catch((error: unknown) => logger.debug('[latchkey] The modal could not be prefetched.', error))
    },
    shown: show,
    destroy() {
      isDestroyed = true
      stop()
      mounted?.unmount()
      mounted = undefined
      appended?.remove()
    },
  }
}
