import type { KeyValueStorage } from '@latchkey/common'
import { rememberedLinkKey } from './readRememberedLink.js'

/** Forgets the app that was opened last: the wallet that is connected now was reached another way. Never throws. */
export function forgetLink(storage: KeyValueStorage, storagePrefix: string): void {
  try {
    storage.removeItem(storagePrefix + rememberedLinkKey)
  } catch {
    // Blocked: nothing was remembered.
  }
}
