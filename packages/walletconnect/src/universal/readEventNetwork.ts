import { type CaipNetworkId, type ChainNamespace, type RemoteUpdate, safeParseCaipNetworkId } from '@latchkey/common'

/** Returns the network of a `chainChanged` event: a number, a hexadecimal number or a CAIP-2 id. */
export function readEventNetwork(
  namespace: ChainNamespace,
  { name, data }: Extract<RemoteUpdate, { readonly type: 'event' }>,
): CaipNetworkId | undefined {
  if (name !== 'chainChanged' || (typeof data !== 'string' && typeof data !== 'number')) return undefined
  const reference = namespace === 'eip155' && /^0x[\da-f]{1,13}$/i.test(String(data)) ? Number(data) : data
  const parsed = [reference, `${namespace}:${reference}`].map((id) => safeParseCaipNetworkId(id)).find(({ ok }) => ok)
  return parsed?.ok && parsed.value.namespace === namespace ? parsed.value.caipNetworkId : undefined
}
