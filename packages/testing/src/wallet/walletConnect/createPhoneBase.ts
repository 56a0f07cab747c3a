import { createWalletBase, type WalletBase } from '../base/createWalletBase.js'
import { ProviderError } from '../base/providerError.js'
import { createProviderEvents } from '../base/providerEvents.js'
import { createWalletMemory } from '../base/walletMemory.js'
import type { WalletConnectWalletOptions } from './walletConnectWalletOptions.js'

/** Creates script, prompts, lock and log of a phone wallet, the same as those of any other test wallet. */
export function createPhoneBase({ behaviour, declineCode = 5000 }: WalletConnectWalletOptions): WalletBase {
  const memory = createWalletMemory<object>({
    key: 'phone',
    initial: {},
    origin: 'walletconnect',
    onChange: () => undefined,
  })
  return createWalletBase({
    behaviour,
    memory,
    events: createProviderEvents(),
    errors: {
      declined: () => new ProviderError(declineCode, declineCode === 5000 ? 'User rejected.' : undefined),
      offline: () => new ProviderError(4900),
      pending: () => new ProviderError(-32002),
      unknownMethod: () => new ProviderError(4200),
    },
    findMethod: () => undefined,
  })
}
