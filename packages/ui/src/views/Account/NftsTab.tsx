import { PictureIcon } from '../../icons/PictureIcon.js'
import type { AccountTabProps } from './accountTab.js'
import { NotListed } from './NotListed.js'

/** Collectibles. */
export function NftsTab({ account }: AccountTabProps) {
  return <NotListed account={account} icon={<PictureIcon />} title="nftsNotListed" />
}
