import { ClockIcon } from '../../icons/accountIcons.js'
import type { AccountTabProps } from './accountTab.js'
import { NotListed } from './NotListed.js'

/** What was sent and received. */
export function ActivityTab({ account }: AccountTabProps) {
  return <NotListed account={account} icon={<ClockIcon />} title="activityNotListed" />
}
