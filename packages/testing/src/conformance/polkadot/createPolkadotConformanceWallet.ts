import { createPolkadotTestWallet } from '../../wallet/polkadot/createPolkadotTestWallet.js'
import type { PolkadotTestWalletOptions } from '../../wallet/polkadot/polkadotWalletOptions.js'
import type { ConformanceWallet } from '../conformanceRig.js'

type Options = {
  readonly name: string
  readonly without: NonNullable<PolkadotTestWalletOptions['without']>
  readonly page: EventTarget
}

/** A Polkadot test wallet as the conformance suite moves it. Its person ticks the first account only, unless told else. */
export function createPolkadotConformanceWallet({ name, without, page }: Options): ConformanceWallet {
  const wallet = createPolkadotTestWallet({ name, key: name, origin: 'https://conformance.example', without })
  const { control } = wallet
  // After every answer laid ready: what the person does when nothing else is said.
  control.always('enable', { type: 'approve', accounts: [0] })
  return {
    name,
    addresses: wallet.addresses,
    appear: () => wallet.inject(page),
    rejectNextConnect: () => control.reject('enable'),
    stallNextConnect() {
      control.stall('enable')
      return () => void control.release('enable', { type: 'approve', accounts: [0] })
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
    rejectNextSwitch: () => undefined,
    stallEverything: () => control.always('*', { type: 'stall' }),
    lock: () => control.lock(),
    unlock: () => control.unlock(),
    selectAccount: (index) =>
      control.shareAccounts([index, ...wallet.addresses.map((_, other) => other).filter((other) => other !== index)]),
    selectNetwork: () => undefined,
    disconnectSite: () => control.disconnectSite(),
    unplug: () => control.unplug(),
    requestCount: () => control.requests().length,
    promptCount: () => control.promptCount(),
    listenerCount: () => control.listenerCount(),
  }
}
