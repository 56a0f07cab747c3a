import type { DirectoryWallet } from '../directory/getWallets.js'

/** A wallet of the bundled directory without the fields that {@link unpackWallet} derives. */
export type PackedWallet = Omit<DirectoryWallet, 'badge_type' | 'image_id' | 'image_url' | 'order'> & {
  readonly hasNoPicture?: true
}
