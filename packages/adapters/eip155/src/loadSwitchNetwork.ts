import { loadPart } from '@latchkey/common'

/** Loads what moves a wallet to another chain; most visitors are on a right one already. */
export async function loadSwitchNetwork() {
  const { switchNetwork } = await loadPart(() => import('./actions/switchNetwork.js'))
  return switchNetwork
}
