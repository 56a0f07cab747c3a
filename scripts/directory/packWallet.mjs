/**
 * Returns a wallet of the directory without the parts that `unpackWallet` of `@latchkey/api-client` derives: its place,
 * its badge, the id of its picture, Ethereum as its only chain, and its reverse-DNS name as its place on an EVM page.
 */
export function packWallet({ id, name, chains, injected, image_id, order: _, badge_type: _badge, ...rest }) {
  const own = injected?.filter(({ namespace, injected_id }) => namespace !== 'eip155' || injected_id !== rest.rdns)
  return {
    id,
    name,
    ...(chains.join() === 'eip155:1' ? {} : { chains }),
    ...rest,
    ...(own?.length > 0 ? { injected: own } : {}),
    ...(image_id ? {} : { hasNoPicture: true }),
  }
}
