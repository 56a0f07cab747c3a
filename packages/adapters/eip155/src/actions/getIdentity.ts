import {
  type Adapter,
  type AppKitError,
  cleanText,
  type Hex,
  type Identity,
  isAppKitError,
  loadPart,
  safeParseImageUrl,
} from '@latchkey/common'
import { parseAddress } from '../address.js'
import type { Eip155Context } from '../context.js'
import { avatarCall, readAvatar, readName, reverseCall } from '../ens/universalResolver.js'
import { isByteHex } from '../hex.js'

/** The universal resolver of ENS on mainnet; at the same address on its test networks. */
const universalResolver = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
const longestName = 255

type Call = (data: Hex) => Promise<Hex | undefined>

/**
 * The primary ENS name of an address and its picture, read on mainnet when the app has it. The resolver itself compares the
 * name's address with the one asked about. Names kept off chain are not followed: that would mean asking servers which the
 * name's owner chose.
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
      // The resolver reverts where there is no name.
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
  // ENSIP-15 reserves a label with hyphens in its third and fourth place.
  if (/^(?:(?!..--)[a-z0-9-]+\.)+(?!..--)[a-z0-9-]+$/.test(name)) return name
  const { isNormalizedName } = await loadPart(() => import('../ens/isNormalizedName.js'))
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
