import {
  type Adapter,
  type AppKitError,
  cleanText,
  type Hex,
  type Identity,
  isAppKitError,
  loadModule,
  safeParseImageUrl,
} from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import type { Eip155Context } from '../context/context.js'
import { avatarCall, readAvatar, readName, reverseCall } from '../ens/universalResolver.js'
import { isByteHex } from '../parse/hex.js'

/** The universal resolver of ENS on mainnet. Its test networks use the same address. */
const universalResolver = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
const longestName = 255

type Call = (data: Hex) => Promise<Hex | undefined>

/**
 * Returns the primary ENS name of an address and its picture, read on mainnet if the app has it. The resolver itself
 * compares the name's address with the requested one. Off-chain names are not supported, because they would send
 * requests to servers chosen by the name's owner.
 */
export async function getIdentity(
  context: Eip155Context,
  parameters: Parameters<NonNullable<Adapter['getIdentity']>>[0],
): Promise<Identity> {
  const mainnet = context.networks().find(({ id }) => id === 1)
  if (!mainnet) return {}
  const address = parseAddress(parameters.address, 'address')
  const clients = await context.clients()
  const to = mainnet.contracts?.ensUniversalResolver?.address ?? universalResolver
  const call: Call = async (data) => {
    try {
      const answer = await clients.request(
        mainnet,
        { method: 'eth_call', params: [{ to, data }, 'latest'] },
        { signal: parameters.signal },
      )
      return isByteHex(answer) && answer !== '0x' ? answer : undefined
    } catch (error) {
      // The resolver reverts for an address without a name.
      if (isAppKitError(error) && isRevert(error)) return undefined
      throw error
    }
  }
  const name = await findName(call, address)
  if (!name) return {}
  const avatar = await findAvatar(call, name)
  return avatar ? { name, avatar } : { name }
}

async function findName(call: Call, address: string): Promise<string | undefined> {
  const answer = await call(reverseCall(address))
  const name = answer && readName(answer)
  if (!name || name.length > longestName || !name.includes('.') || cleanText(name, longestName) !== name)
    return undefined
  // ENSIP-15 reserves labels with hyphens in third and fourth position.
  if (/^(?:(?!..--)[a-z0-9-]+\.)+(?!..--)[a-z0-9-]+$/.test(name)) return name
  const { isNormalizedName } = await loadModule(() => import('../ens/isNormalizedName.js'))
  return isNormalizedName(name) ? name : undefined
}

async function findAvatar(call: Call, name: string): Promise<string | undefined> {
  const data = avatarCall(name)
  const answer = data && (await call(data).catch(() => undefined))
  const image = safeParseImageUrl(answer && readAvatar(answer), { allowRemote: true, rasterOnly: true })
  return image.ok ? image.value : undefined
}

function isRevert({ details }: AppKitError): boolean {
  return /revert/i.test(details ?? '')
}
