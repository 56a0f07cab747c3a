import type { Network } from '@latchkey/common'
import { randomHex } from '../../wallet/base/randomId.js'
import { createEvmTestWallet } from '../../wallet/evm/createEvmTestWallet.js'
import type { ConformanceWallet, WalletLook } from '../conformanceRig.js'

type Options = WalletLook & {
  readonly name: string
  /** Methods that the wallet lacks. */
  readonly without: readonly string[]
  readonly networks: readonly Network[]
  readonly page: EventTarget
}

/** Methods for which a real wallet opens its window. */
const prompting = /^(eth_requestAccounts|personal_sign|eth_sign|eth_sendTransaction|wallet_(?!get|revoke))/

/** Creates an EVM test wallet with the controls of the conformance suite. */
export function createEip155ConformanceWallet({
  name,
  without,
  networks,
  page,
  icon,
  quirks,
  identity = `org.example.${slug(name)}`,
}: Options): ConformanceWallet {
  const wallet = createEvmTestWallet({
    name,
    rdns: identity,
    icon,
    chains: networks.map((network) => ({
      id: Number(network.id),
      name: network.name,
      rpcUrl: network.rpcUrls.default.http[0] ?? '',
      nativeCurrency: network.nativeCurrency,
    })),
    origin: 'https://conformance.example',
    tellsLocked: true,
    qrCode: 'ethereum:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    quirks,
    without,
  })
  const { control } = wallet
  return {
    name,
    addresses: wallet.addresses,
    atConnect: wallet.addresses.slice(0, 1),
    appear: () => wallet.announce(page),
    rejectNextConnect: () => control.reject('eth_requestAccounts'),
    stallNextConnect() {
      control.stall('eth_requestAccounts')
      return () => void control.release('eth_requestAccounts')
    },
    shareNothingNext: () => control.approve('eth_requestAccounts', { accounts: [] }),
    answerNextConnect: (value) => control.answerWith('eth_requestAccounts', value),
    throwNextConnect: (value) => control.throwWith('eth_requestAccounts', value),
    rejectNextSignature: () => control.reject('personal_sign'),
    stallNextSignature() {
      control.stall('personal_sign')
      return () => void control.release('personal_sign')
    },
    answerNextSignature: (value) => control.answerWith('personal_sign', value),
    throwNextSignature: (value) => control.throwWith('personal_sign', value),
    rejectNextSwitch: () => control.reject('wallet_switchEthereumChain'),
    stallEverything: () => control.always('*', { type: 'stall' }),
    lock: () => control.lock(),
    unlock: () => control.unlock(),
    windows: control,
    selectAccount(index) {
      control.shareAccounts(wallet.addresses.map((_, position) => position))
      control.selectAccount(index)
    },
    selectNetwork: ({ id }) => control.selectChain(Number(id)),
    emitGarbage() {
      for (const value of [null, 'text', 42, {}, [null], ['0x123'], [{}]]) control.emit('accountsChanged', value)
      for (const value of [null, '', '0x', '-1', 1.5, Number.NaN, {}, [], '0xffffffffffffffffff'])
        control.emit('chainChanged', value)
    },
    tamper() {
      let calls = 0
      Reflect.set(wallet.provider, 'request', async () => {
        calls++
        return randomHex(65)
      })
      return () => calls
    },
    disconnectSite: () => control.disconnectSite(),
    unplug: () => control.unplug(),
    requestCount: () => control.requests().length,
    promptCount: () => control.requests().filter(({ method }) => prompting.test(method)).length,
    listenerCount: () => control.listenerCount(),
  }
}

/** Returns a label for a reverse-DNS name, for names in any script. */
function slug(name: string): string {
  const letters = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return letters.slice(0, 40).replace(/-+$/, '') || randomHex(8).slice(2)
}
