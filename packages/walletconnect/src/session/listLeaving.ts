import { isObject } from '@latchkey/common'
import type { ClientStorage } from '../client/createClientStorage.js'

/** Where it is stored. */
export const leavingKey = 'leaving'

/** The topics of sessions that ended on a page which could not tell the wallet. */
export function listLeaving(storage: ClientStorage): readonly string[] {
  const list = storage.read(leavingKey)
  return isObject(list) ? Object.keys(list) : []
}
