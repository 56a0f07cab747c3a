import { loadModule } from '@latchkey/common'

/** Loads the code that switches chains. Most visitors are on a supported one and never need it. */
export async function loadSwitchNetwork() {
  const { switchNetwork } = await loadModule(() => import('../actions/switchNetwork.js'))
  return switchNetwork
}
