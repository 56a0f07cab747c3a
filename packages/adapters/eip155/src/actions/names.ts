import {
  type Adapter,
  cleanText,
  type Hex,
  type Identity,
  isAppKitError,
  isByteHex,
  loadModule,
  type ResolvedName,
  safeParseImageUrl,
} from '@latchkey/common'
import { parseAddress, safeParseAccount } from '../address/address.js'
import type { Eip155Context } from '../context/context.js'
import { addressCall, avatarCall, readAddress, readAvatar, readName, reverseCall } from '../ens/universalResolver.js'

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

type Resolve = NonNullable<Adapter['resolveName']>

/**
 * Returns the Ethereum address of an ENS name, read on mainnet if the app has it. The name may be in any form that
 * ENSIP-15 normalizes. Names whose resolver needs an off-chain server (EIP-3668), such as those of many exchanges and
 * rollups, are not supported.
 */
export async function resolveName(
  context: Eip155Context,
  text: Parameters<Resolve>[0],
  { signal }: NonNullable<Parameters<Resolve>[1]> = {},
): Promise<ResolvedName | undefined> {
  const call = createResolverCall(context, signal)
  const name = call && (await readEnsName(text))
  const data = name === undefined ? undefined : addressCall(name)
  if (!call || name === undefined || !data) return undefined
  const response = await call(data)
  const address = safeParseAccount(response && readAddress(response))
  return address.ok ? { name, address: address.value } : undefined
}

/** The universal resolver of ENS on mainnet. Its test networks use the same address. */
const universalResolver = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
const longestName = 255

/** Calls the universal resolver of ENS. Resolves with `undefined` if it reverts, as for an unknown name. */
type ResolverCall = (data: Hex) => Promise<Hex | undefined>

/**
 * Returns the {@link ResolverCall} on mainnet, or `undefined` if the app does not have mainnet. Off-chain names
 * (EIP-3668) count as unknown, because they would send requests to servers chosen by the name's owner.
 */
function createResolverCall(context: Eip155Context, signal: AbortSignal | undefined): ResolverCall | undefined {
  const mainnet = context.networks().find(({ id }) => id === 1)
  if (!mainnet) return undefined
  const to = mainnet.contracts?.ensUniversalResolver?.address ?? universalResolver
  return async (data) => {
    const clients = await context.clients()
    try {
      const request = { method: 'eth_call', params: [{ to, data }, 'latest'] }
      const response = await clients.request(mainnet, request, { signal })
      return isByteHex(response) && response !== '0x' ? response : undefined
    } catch (error) {
      if (isAppKitError(error, 'CALL_REVERTED')) return undefined
      throw error
    }
  }
}

/** Returns the normalized form of a name with at least two labels; `undefined` for any other text. */
async function readEnsName(text: unknown): Promise<string | undefined> {
  if (typeof text !== 'string' || text.length > longestName || !text.includes('.')) return undefined
  if (cleanText(text, longestName) !== text) return undefined
  // ENSIP-15 reserves labels with hyphens in third and fourth position.
  if (/^(?:(?!..--)[a-z0-9-]+\.)+(?!..--)[a-z0-9-]+$/i.test(text)) return text.toLowerCase()
  const { normalizeName } = await loadModule(() => import('../ens/normalizeName.js'))
  return normalizeName(text)
}
