import { Connect } from '../Connect/Connect.js'
import { useMoreWallets } from './useMoreWallets.js'

/** The wallet list where wallets can also be reached elsewhere, or come from the directory. */
export function ConnectMore() {
  return <Connect more={useMoreWallets()} />
}
