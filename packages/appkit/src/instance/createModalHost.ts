import { AppKitError } from '@latchkey/common'
import type { Core, OpenOptions } from '@latchkey/core'
import type { Live } from './live.js'

/** Where the modal lives in the page, and the loading of its code. */
export type ModalHost = {
  /** Makes an element the place of the modal; the returned function gives it up. */
  attach(host: HTMLElement): () => void
  /** Loads what opening takes. Never rejects. */
  prefetch(): Promise<void>
  /** Resolves when the modal shows. Rejects with `VIEW_LOAD_FAILED`. */
  open(options?: OpenOptions): Promise<void>
  destroy(): void
}

type Mounted = { readonly host: HTMLElement; readonly unmount: () => void; readonly ready: Promise<void> }

const loadModal = () => import('@latchkey/ui')

/** Makes a {@link ModalHost}: the modal's code is loaded when it first opens, or ahead of that by `prefetch`. */
export function createModalHost(live: Live): ModalHost {
  const { enableEmbedded, disableAppend } = live.options
  const { window, logger } = live.ports
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

  function unmount(): void {
    mounted?.unmount()
    mounted = undefined
  }

  async function mount(core: Core): Promise<void> {
    const { mountModal } = await loadModal()
    const host = findHost()
    if (isDestroyed || !host) return
    if (mounted?.host !== host) {
      unmount()
      mounted = { host, ...mountModal(core, { host, embedded: enableEmbedded }) }
    }
    await mounted.ready
  }

  function show(core: Core): Promise<void> {
    mounting ??= mount(core).finally(() => {
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

  /** Shows the modal whoever opened it: the app, a button, or the core because a network is not supported. */
  function follow(): void {
    const { core } = live
    if (!core?.modal.state.open || isDestroyed || mounting) return
    if (mounted?.host.isConnected && mounted.host === findHost()) return
    show(core).catch((error: unknown) => logger.error('[latchkey] The modal could not be shown.', error))
  }

  const stop = live.watch(follow)

  return {
    attach(host) {
      if (host === appended) return () => undefined
      placed = host
      if (enableEmbedded)
        live.load().catch((error: unknown) => logger.error('[latchkey] The modal could not be shown.', error))
      follow()
      return () => {
        if (placed !== host) return
        placed = undefined
        if (mounted?.host === host) unmount()
      }
    },
    async prefetch() {
      try {
        const [core] = await Promise.all([live.load(), loadModal()])
        await core.prefetch()
      } catch (error) {
        logger.debug('[latchkey] Could not load ahead.', error)
      }
    },
    async open(options) {
      const modal = loadModal()
      modal.catch(() => undefined)
      const core = await live.load()
      core.open(options)
      await show(core)
    },
    destroy() {
      isDestroyed = true
      stop()
      unmount()
      appended?.remove()
    },
  }
}
