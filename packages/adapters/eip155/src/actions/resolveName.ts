import type { Adapter, ResolvedName } from '@latchkey/common'
import { safeParseAccount } from '../address/address.js'
import type { Eip155Context } from '../context/context.js'
import { createResolverCall, readEnsName } from '../ens/resolver.js'
import { addressCall, readAddress } from '../ens/universalResolver.js'

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
