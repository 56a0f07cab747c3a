import { lazy, loadModule } from '@latchkey/common/start'
import type { ReadButton } from './readButton.js'

/** Creates the content of a wallet button. Its code loads when the first one is in the page; until then the button shows its label. */
export function createReadWalletButton(): ReadButton {
  let read: ReadButton | undefined
  const load = lazy(async () => {
    read = (await loadModule(() => import('./createReadWallet.js'))).createReadWallet()
  })

  return (kit, attributes, onChange) => {
    if (read) return read(kit, attributes, onChange)
    // A failure resurfaces at the click.
    load().then(onChange, () => undefined)
    return {
      kind: 'connect',
      label: attributes.text('label') ?? attributes.text('wallet') ?? '',
      isDisabled: attributes.flag('disabled'),
      activate: (instance) => load().then(() => read?.(kit, attributes, onChange)?.activate(instance)),
    }
  }
}
