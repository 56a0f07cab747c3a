import type { DirectoryWallet } from '../directory/getWallets.js'

/** A wallet of the bundled directory without what {@link unpackWallet} derives. */
export type PackedWallet = Omit<DirectoryWallet, 'badge_type' | 'image_id' | 'image_url' | 'order'> & {
  readonly hasNoPicture?: true
}
