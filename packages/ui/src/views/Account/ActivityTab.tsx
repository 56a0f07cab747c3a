import { ClockIcon } from '../../icons/ClockIcon.js'
import type { AccountTabProps } from './accountTab.js'
import { NotListed } from './NotListed.js'

/** Sent and received transactions. */
export function ActivityTab({ account }: AccountTabProps) {
  return <NotListed account={account} icon={<ClockIcon />} title="activityNotListed" />
}
