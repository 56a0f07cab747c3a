import type { PhoneActions } from '../../phone/phoneViews.js'
import { Connect } from '../Connect/Connect.js'
import { useMoreWallets } from './useMoreWallets.js'

export type ConnectMoreProps = {
  /** What choosing a listed wallet does, where it loaded before the list. */
  readonly actions?: PhoneActions | undefined
}

/** The wallet list where wallets can also be reached elsewhere, or come from the directory. */
export function ConnectMore({ actions }: ConnectMoreProps) {
  return <Connect more={useMoreWallets(actions)} />
}
