import { type Adapter, type Identity, safeParseImageUrl } from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import type { Eip155Context } from '../context/context.js'
import { createResolverCall, type ResolverCall, readEnsName } from '../ens/resolver.js'
import { avatarCall, readAvatar, readName, reverseCall } from '../ens/universalResolver.js'

/**
 * Returns the primary ENS name of an address and its picture, read on mainnet if the app has it. The resolver itself
 * compares the name's address with the requested one. Off-chain names are not supported.
 */
export async function getIdentity(
  context: Eip155Context,
  parameters: Parameters<NonNullable<Adapter['getIdentity']>>[0],
): Promise<Identity> {
  const call = createResolverCall(context, parameters.signal)
  if (!call) return {}
  const address = parseAddress(parameters.address, 'address')
  const response = await call(reverseCall(address))
  const found = response && readName(response)
  const name = await readEnsName(found)
  // An owner can choose any text. One that is not normalized can imitate a different name.
  if (name === undefined || name !== found) return {}
  const avatar = await findAvatar(call, name)
  return avatar ? { name, avatar } : { name }
}

async function findAvatar(call: ResolverCall, name: string): Promise<string | undefined> {
  const data = avatarCall(name)
  const response = data && (await call(data).catch(() => undefined))
  const image = safeParseImageUrl(response && readAvatar(response), { allowRemote: true, rasterOnly: true })
  return image.ok ? image.value : undefined
}
