import type { Adapter, Identity } from '@latchkey/common'
import type { Eip155Context } from '../context.js'

export async function getIdentity(_context: Eip155Context, _parameters: Parameters<NonNullable<Adapter['getIdentity']>>[0]): Promise<Identity> {
  return {}
}
