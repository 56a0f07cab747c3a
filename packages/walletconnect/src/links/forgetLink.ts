import type { KeyValueStorage } from '@latchkey/common'
import { rememberedLinkKey } from './readRememberedLink.js'

/** Removes the remembered link, because the connected wallet was not opened by it. Never throws. */
export function forgetLink(storage: KeyValueStorage, storagePrefix: string): void {
  try {
    storage.removeItem(storagePrefix + rememberedLinkKey)
  } catch {
    // Blocked, so nothing was remembered.
  }
}
