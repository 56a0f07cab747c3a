import type { Ports } from '@latchkey/common'
import type { AppKitOptions } from '@latchkey/core'
import { mayAutoConnect } from '@latchkey/core/start'
import type { CoreLoader } from './createCoreLoader.js'
import type { Settings } from './createSettings.js'

export type StoredConnectionDeps = {
  readonly options: AppKitOptions
  readonly ports: Pick<Ports, 'window' | 'logger'>
  readonly settings: Settings
  readonly loader: CoreLoader
  onForgotten(): void
}

/**
 * Loads core for a stored connection, for one without a click, or once another tab connects. Core then follows other
 * tabs itself. `restored` resolves once the stored connection is restored, or at once without one, and never rejects.
 */
export function watchStoredConnection({ options, ports, settings, loader, onForgotten }: StoredConnectionDeps) {
  const { window, logger } = ports
  const warn = (error: unknown) => logger.warn('[latchkey] The stored connection could not be restored.', error)
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (!loader.loaded && newValue && settings.isConnectionKey(key)) loader.load().catch(warn)
  }

  async function restore(): Promise<void> {
    if (settings.stored().length === 0 && !mayAutoConnect(options, window)) return
    try {
      const core = await loader.load()
      await core.ready
    } catch (error) {
      settings.forgetStored()
      warn(error)
      onForgotten()
    }
  }

  window?.addEventListener('storage', onStorage)
  return {
    restored: restore(),
    stop: () => window?.removeEventListener('storage', onStorage),
  }
}
