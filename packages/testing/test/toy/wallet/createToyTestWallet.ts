import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { createWalletBase, type WalletBase } from '../../../src/wallet/base/createWalletBase.js'
import { isJsonObject } from '../../../src/wallet/base/jsonObject.js'
import type { PlanRequest } from '../../../src/wallet/base/plan.js'
import { ProviderError } from '../../../src/wallet/base/providerError.js'
import { createProviderEvents } from '../../../src/wallet/base/providerEvents.js'
import { reportedValues } from '../../../src/wallet/base/reportedValues.js'
import { createWalletMemory, visibleIndices } from '../../../src/wallet/base/walletMemory.js'
import type { WalletQuirks } from '../../../src/wallet/base/walletQuirks.js'

export type ToyTestWallet = {
  readonly addresses: readonly string[]
  readonly provider: Record<string, unknown>
  readonly control: WalletBase['control']
  /** Adds itself to `window.toyWallets`. */
  appear(page: EventTarget): () => void
}

export type ToyTestWalletOptions = {
  readonly name: string
  readonly id: string
  readonly icon?: string | undefined
  readonly without?: readonly string[] | undefined
  readonly quirks?: WalletQuirks | undefined
}

/** DER prefix of the 32 bytes of an Ed25519 private key (RFC 8410). */
const prefix = '302e020100300506032b657004220420'

/** Creates a toy wallet with real Ed25519 keys, based on the common part of all test wallets. */
export function createToyTestWallet({ name, id, icon, without = [], quirks }: ToyTestWalletOptions): ToyTestWallet {
  const accounts = [0, 1, 2].map(toyAccount)
  const addresses = accounts.map(({ address }) => address)
  const events = createProviderEvents()
  const visible = (indices: readonly number[]) => ({ accounts: indices.flatMap((index) => addresses[index] ?? []) })
  const memory = createWalletMemory<object>({
    key: `toy:${id}`,
    origin: 'https://conformance.example',
    initial: {},
    onChange(after) {
      const shared = visible(visibleIndices(after, 'https://conformance.example'))
      for (const value of reportedValues(quirks, shared)) events.emit('accounts', value)
    },
  })

  const signing = (field: 'message' | 'transfer'): PlanRequest => {
    return (input) => {
      const text = isJsonObject(input) ? input[field] : undefined
      const account = accounts.find(({ address }) => isJsonObject(input) && input.address === address)
      if (!account || typeof text !== 'string') throw new Error('Not understood')
      if (!memory.shared()?.includes(accounts.indexOf(account))) throw new ProviderError(4100)
      return {
        unlock: true,
        ask: { kind: 'message', account: account.address, text, readable: true },
        run: () => ({ signature: sign(null, Buffer.from(text), account.key).toString('hex') }),
      }
    }
  }
  const methods: Readonly<Record<string, PlanRequest>> = {
    connect(input) {
      const isKnown = Boolean(memory.shared()?.length)
      const answer = () => visible(memory.visible())
      if (isJsonObject(input) && input.silent === true) return { run: answer }
      return {
        unlock: true,
        ask: isKnown ? undefined : { kind: 'connect', accounts: addresses, selected: 0 },
        run({ accounts: ticked = [0] }) {
          if (!isKnown) memory.share(ticked)
          return answer()
        },
      }
    },
    disconnect: () => ({ run: () => memory.revoke() }),
    signMessage: signing('message'),
    signTransfer: signing('transfer'),
  }
  const base = createWalletBase({
    quirks,
    memory,
    events,
    errors: {
      declined: () => new Error('No'),
      offline: () => new Error('Offline'),
      pending: () => new Error('Already open'),
      unknownMethod: (method) => new Error(`No ${method}`),
    },
    findMethod: (method) => methods[method],
  })
  const provider: Record<string, unknown> = {
    name,
    id,
    icon,
    on(event: string, listener: (value: unknown) => void) {
      events.on(event, listener)
      return () => events.removeListener(event, listener)
    },
  }
  for (const method of Object.keys(methods).filter((one) => !without.includes(one)))
    provider[method] = (input: unknown) => base.request(method, input)

  return {
    addresses,
    provider,
    control: base.control,
    appear(page) {
      const list: unknown = Reflect.get(page, 'toyWallets')
      Reflect.set(page, 'toyWallets', [...(Array.isArray(list) ? list : []), provider])
      page.dispatchEvent(new Event('toy:wallet'))
      return base.undoable(() => undefined)
    },
  }
}

/** Derives a test account, whose private key is public. */
export function toyAccount(index: number): { readonly address: string; readonly key: KeyObject } {
  const seed = createHash('sha256').update(`toy account ${index}`).digest('hex')
  const key = createPrivateKey({ key: Buffer.from(prefix + seed, 'hex'), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32)
  return { address: `toy1${publicKey.toString('hex')}`, key }
}
