import type { DirectoryWallet } from '../directory/getWallets.js'

/** A wallet of the bundled directory without the fields that {@link unpackWallet} derives. */
export type PackedWallet = Omit<DirectoryWallet, 'badge_type' | 'image_id' | 'image_url' | 'order'> & {
  readonly hasNoPicture?: true
}

/**
 * Returns a wallet in the format of the directory server. `place` counts from 0. The id of its picture is its own id,
 * because bundled pictures have no other.
 */
export function unpackWallet({ hasNoPicture, ...wallet }: PackedWallet, place: number): DirectoryWallet {
  const { id, chains = ['eip155:1'], rdns } = wallet
  const onPage = rdns && chains[0] === 'eip155:1' ? [{ namespace: 'eip155', injected_id: rdns }] : []
  const injected = [...onPage, ...(wallet.injected ?? [])]
  return {
    ...wallet,
    chains,
    ...(injected.length > 0 ? { injected } : {}),
    ...(hasNoPicture ? {} : { image_id: id }),
    badge_type: 'none',
    order: place + 1,
  }
}
