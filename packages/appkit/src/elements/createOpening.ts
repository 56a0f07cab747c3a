import { isAppKitError } from '@latchkey/common/start'
import type { AppKit } from '../instance/appKit.js'

/** The state of a click on a button, from the press until the modal shows or fails to load. */
export type Opening = {
  readonly status: 'idle' | 'busy' | 'failed'
  /** Follows a click and replaces an earlier one. Never rejects. */
  run(kit: AppKit, open: () => Promise<void>): Promise<void>
  /** Clears the click and its failure. */
  cancel(): void
}

/** Opening the modal is usually faster than this, in ms, so that a spinner would only flash. */
const busyMs = 150

/** Creates an {@link Opening} that reports each change of its status. */
export function createOpening(onChange: () => void): Opening {
  let status: Opening['status'] = 'idle'
  let latest: symbol | undefined

  function set(next: Opening['status']): void {
    if (status === next) return
    status = next
    onChange()
  }

  return {
    get status() {
      return status
    },
    async run(kit, open) {
      const own = Symbol('opening')
      latest = own
      const { clock, logger } = kit.lazyCore.ports
      const isLatest = () => latest === own
      const timer = clock.setTimeout(() => isLatest() && set('busy'), busyMs)
      try {
        await open()
        if (isLatest()) set('idle')
      } catch (error) {
        if (isAppKitError(error, 'DESTROYED')) return void (isLatest() && set('idle'))
        if (isLatest()) set('failed')
        const code = isAppKitError(error) ? error.code : 'VIEW_LOAD_FAILED'
        logger.error('[latchkey] The modal could not be loaded.', error)
        kit.lazyCore.whenLoaded((core) =>
          core.events.track({ type: 'track', event: 'MODAL_LOAD_ERROR', properties: { code } }),
        )
      } finally {
        clock.clearTimeout(timer)
      }
    },
    cancel() {
      latest = undefined
      set('idle')
    },
  }
}
