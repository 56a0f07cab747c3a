import type { Network } from '@latchkey/common'
import { createSolanaTestWallet } from '../../wallet/solana/createSolanaTestWallet.js'
import type { SolanaFeature } from '../../wallet/solana/solanaTestWalletOptions.js'
import type { ConformanceWallet, WalletLook } from '../conformanceRig.js'

type Options = WalletLook & {
  readonly name: string
  readonly without: readonly SolanaFeature[]
  readonly networks: readonly Network[]
  readonly page: EventTarget
}

/** Creates a Solana test wallet with the controls of the conformance suite. */
export function createSolanaConformanceWallet({
  name,
  icon,
  quirks,
  without,
  networks,
  page,
}: Options): ConformanceWallet {
  const wallet = createSolanaTestWallet({
    name,
    icon,
    chains: networks.map((network) => ({
      chain: network.caipNetworkId,
      name: network.name,
      rpcUrl: network.rpcUrls.default.http[0] ?? '',
    })),
    origin: 'https://conformance.example',
    // The adapter sees the changed transaction only of a wallet that does not send.
    without: quirks?.changesFees ? [...without, 'solana:signAndSendTransaction'] : without,
    quirks,
  })
  const { control } = wallet
  const connect = 'standard:connect'
  const sign = 'solana:signMessage'
  return {
    name,
    addresses: wallet.addresses,
    atConnect: wallet.addresses.slice(0, 1),
    appear: () => wallet.register(page),
    rejectNextConnect: () => control.reject(connect),
    stallNextConnect() {
      control.stall(connect)
      return () => void control.release(connect)
    },
    shareNothingNext: () => control.approve(connect, { accounts: [] }),
    answerNextConnect: (value) => control.answerWith(connect, value),
    throwNextConnect: (value) => control.throwWith(connect, value),
    rejectNextSignature: () => control.reject(sign),
    stallNextSignature() {
      control.stall(sign)
      return () => void control.release(sign)
    },
    answerNextSignature: (value) => control.answerWith(sign, value),
    throwNextSignature: (value) => control.throwWith(sign, value),
    rejectNextSwitch: () => undefined,
    stallEverything: () => control.always('*', { type: 'stall' }),
    lock: () => control.lock(),
    unlock: () => control.unlock(),
    windows: control,
    selectAccount(index) {
      control.shareAccounts(wallet.addresses.map((_, position) => position))
      control.selectAccount(index)
    },
    selectNetwork: () => undefined,
    emitGarbage() {
      for (const accounts of [null, 'text', 42, {}, [null], [''], [{}], [{ address: 42 }], [{ address: 'So1' }]])
        control.emit('change', { accounts })
      for (const change of [undefined, null, 'text', 42, [], { chains: 42 }, { features: null }, trap()])
        control.emit('change', change)
    },
    tamper() {
      let calls = 0
      const count = async () => {
        calls++
        return [{ signature: new Uint8Array(64).fill(1) }]
      }
      const feature: object = wallet.provider.features[sign] ?? {}
      Reflect.set(feature, 'signMessage', count)
      return () => calls
    },
    disconnectSite: () => control.disconnectSite(),
    unplug: () => control.unplug(),
    requestCount: () => control.requests().length,
    promptCount: () => control.requests().filter(({ method, params }) => isPrompting(method, params)).length,
    listenerCount: () => control.listenerCount(),
  }
}

/** Whether a real wallet opens its window for a request. */
function isPrompting(method: string, params: unknown): boolean {
  if (method === 'standard:disconnect') return false
  const [input]: readonly unknown[] = Array.isArray(params) ? params : []
  return !(typeof input === 'object' && input !== null && Reflect.get(input, 'silent') === true)
}

function trap(): object {
  return {
    get accounts() {
      throw new Error('a getter that throws')
    },
  }
}
