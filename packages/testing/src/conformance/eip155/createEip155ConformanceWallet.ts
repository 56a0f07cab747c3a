import type { Network } from '@latchkey/common'
import { createEvmTestWallet } from '../../wallet/evm/createEvmTestWallet.js'
import type { ConformanceWallet } from '../conformanceRig.js'

type Options = {
  readonly name: string
  /** Methods the wallet does not offer. */
  readonly without: readonly string[]
  readonly networks: readonly Network[]
  readonly page: EventTarget
}

/** Methods a real wallet would open its window for. */
const prompting = /^(eth_requestAccounts|personal_sign|eth_sign|eth_sendTransaction|wallet_(?!get|revoke))/

/** An EVM test wallet as the conformance suite moves it. */
export function createEip155ConformanceWallet({ name, without, networks, page }: Options): ConformanceWallet {
  const wallet = createEvmTestWallet({
    name,
    rdns: `org.example.${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    chains: networks.map((network) => ({
      id: Number(network.id),
      name: network.name,
      rpcUrl: network.rpcUrls.default.http[0] ?? '',
      nativeCurrency: network.nativeCurrency,
    })),
    origin: 'https://conformance.example',
    tellsLocked: true,
    without,
  })
  const { control } = wallet
  return {
    name,
    addresses: wallet.addresses,
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
    rejectNextSwitch: () => control.reject('wallet_switchEthereumChain'),
    stallEverything: () => control.always('*', { type: 'stall' }),
    lock: () => control.lock(),
    unlock: () => control.unlock(),
    selectAccount(index) {
      control.shareAccounts(wallet.addresses.map((_, position) => position))
      control.selectAccount(index)
    },
    selectNetwork: ({ id }) => control.selectChain(Number(id)),
    disconnectSite: () => control.disconnectSite(),
    unplug: () => control.unplug(),
    requestCount: () => control.requests().length,
    promptCount: () => control.requests().filter(({ method }) => prompting.test(method)).length,
    listenerCount: () => control.listenerCount(),
  }
}
