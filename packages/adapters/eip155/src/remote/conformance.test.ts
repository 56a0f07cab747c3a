import { walletConnectMethods } from '@latchkey/common'
import { createEip155Rig, createPhoneRig, describeAdapterConformance, phoneTraits } from '@latchkey/testing/conformance'
import { startLocalChains, startRelay } from '@latchkey/testing/node'
import { createWalletConnect } from '@latchkey/walletconnect'
import { afterAll, beforeAll } from 'vitest'
import type { Chains } from '../../test/connectReal.js'
import { createEip155Adapter } from '../createEip155Adapter.js'
import { grantedActions } from './openRemote.js'

let chains: Chains
let relay: Awaited<ReturnType<typeof startRelay>>
beforeAll(async () => {
  chains = await startLocalChains()
  relay = await startRelay()
}, 30_000)
afterAll(async () => {
  await relay?.close()
  await chains?.stop()
})

/** Returns the methods that an action needs. */
function methodsOf(action: string): readonly string[] {
  const { methods } = walletConnectMethods.eip155
  return methods.filter(
    (method) => !grantedActions(new Set(methods.filter((one) => one !== method))).some((name) => name === action),
  )
}

/** Actions that wallets over WalletConnect lack: no QR scanner, and no account changes on request. */
const notOverWalletConnect = ['scanQRCode', 'requestPermissions']

describeAdapterConformance(
  'eip155 over WalletConnect',
  async () => {
    const rig = await createEip155Rig({ chains, factory: createEip155Adapter() })
    const optionalActions = rig.optionalActions.filter(({ name }) => !notOverWalletConnect.includes(name))
    return createPhoneRig({
      rig: { ...rig, optionalActions },
      relayUrl: relay.url,
      createWalletConnect,
      signing: { method: 'personal_sign' },
      methodsOf,
    })
  },
  phoneTraits,
)
