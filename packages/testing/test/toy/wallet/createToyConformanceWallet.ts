import type { ConformanceWallet, WalletLook } from '../../../src/exports/conformance.js'
import { createToyTestWallet } from './createToyTestWallet.js'

/** Creates a toy test wallet with the controls of the conformance suite. */
export function createToyConformanceWallet(
  page: EventTarget,
  name: string,
  { icon, quirks, identity = name.replace(/[^a-z0-9]+/gi, '-') }: WalletLook,
  without: readonly string[],
): ConformanceWallet {
  const wallet = createToyTestWallet({ name, id: identity, icon, without, quirks })
  const { control } = wallet
  const stall = (method: string) => {
    control.stall(method)
    return () => void control.release(method)
  }
  return {
    name,
    addresses: wallet.addresses,
    atConnect: wallet.addresses.slice(0, 1),
    appear: () => wallet.appear(page),
    rejectNextConnect: () => control.reject('connect'),
    stallNextConnect: () => stall('connect'),
    shareNothingNext: () => control.approve('connect', { accounts: [] }),
    answerNextConnect: (value) => control.answerWith('connect', value),
    throwNextConnect: (value) => control.throwWith('connect', value),
    rejectNextSignature: () => control.reject('signMessage'),
    stallNextSignature: () => stall('signMessage'),
    answerNextSignature: (value) => control.answerWith('signMessage', value),
    throwNextSignature: (value) => control.throwWith('signMessage', value),
    rejectNextSwitch: () => undefined,
    stallEverything: () => control.always('*', { type: 'stall' }),
    lock: () => control.lock(),
    unlock: () => control.unlock(),
    windows: control,
    selectAccount(index) {
      control.shareAccounts([0, 1, 2])
      control.selectAccount(index)
    },
    selectNetwork: () => undefined,
    emitGarbage() {
      for (const value of [null, 'text', 42, {}, { accounts: 42 }, { accounts: [null, 'toy1'] }])
        control.emit('accounts', value)
    },
    tamper() {
      let calls = 0
      wallet.provider.signMessage = async () => {
        calls++
        return { signature: '00'.repeat(64) }
      }
      return () => calls
    },
    disconnectSite: () => control.disconnectSite(),
    unplug: () => control.unplug(),
    requestCount: () => control.requests().length,
    promptCount: () => control.requests().filter(({ method, params }) => isPrompting(method, params)).length,
    listenerCount: () => control.listenerCount(),
  }
}

function isPrompting(method: string, params: unknown): boolean {
  const isSilent = typeof params === 'object' && params !== null && Reflect.get(params, 'silent') === true
  return method !== 'disconnect' && !isSilent
}
