import { createPolkadotTestWallet } from '../../wallet/polkadot/createPolkadotTestWallet.js'
import type { PolkadotTestWalletOptions } from '../../wallet/polkadot/polkadotWalletOptions.js'
import type { ConformanceWallet, WalletLook } from '../conformanceRig.js'

type Options = Pick<WalletLook, 'quirks'> & {
  readonly name: string
  readonly without: NonNullable<PolkadotTestWalletOptions['without']>
  readonly page: EventTarget
}

/**
 * Creates a Polkadot test wallet with the controls of the conformance suite. Its user shares every account by default.
 */
export function createPolkadotConformanceWallet({ name, without, page, quirks }: Options): ConformanceWallet {
  const wallet = createPolkadotTestWallet({ name, key: name, origin: 'https://conformance.example', without, quirks })
  const { control } = wallet
  return {
    name,
    addresses: wallet.addresses,
    atConnect: wallet.addresses,
    appear: () => wallet.inject(page),
    rejectNextConnect: () => control.reject('enable'),
    stallNextConnect() {
      control.stall('enable')
      return () => void control.release('enable')
    },
    shareNothingNext: () => control.approve('enable', { accounts: [] }),
    answerNextConnect: (value) => control.answerWith('accounts.get', value),
    throwNextConnect: (value) => control.throwWith('enable', value),
    rejectNextSignature: () => control.reject('signRaw'),
    stallNextSignature() {
      control.stall('signRaw')
      return () => void control.release('signRaw')
    },
    answerNextSignature: (value) => control.answerWith('signRaw', value),
    throwNextSignature: (value) => control.throwWith('signRaw', value),
    rejectNextSwitch: () => undefined,
    stallEverything: () => control.always('*', { type: 'stall' }),
    lock: () => control.lock(),
    unlock: () => control.unlock(),
    windows: control,
    selectAccount: (index) =>
      control.shareAccounts([index, ...wallet.addresses.map((_, other) => other).filter((other) => other !== index)]),
    selectNetwork: () => undefined,
    emitGarbage() {
      for (const value of [null, 'text', 42, {}, [null], [{}], [{ address: 42 }], [{ address: '5Grwva' }]])
        control.emit(value)
    },
    async tamper() {
      let calls = 0
      const injected: unknown = await wallet.entry.enable('https://conformance.example')
      const signer: unknown = typeof injected === 'object' && injected !== null && Reflect.get(injected, 'signer')
      const count = async () => {
        calls++
        return { id: 1, signature: `0x${'00'.repeat(65)}` }
      }
      for (const name of ['signRaw', 'signPayload'])
        if (typeof signer === 'object' && signer) Reflect.set(signer, name, count)
      return () => calls
    },
    disconnectSite: () => control.disconnectSite(),
    unplug: () => control.unplug(),
    requestCount: () => control.requests().length,
    promptCount: () => control.promptCount(),
    listenerCount: () => control.listenerCount(),
  }
}
