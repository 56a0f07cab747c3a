import type { PromptDetails } from '../wallet/base/prompt.js'

type PromptText = { readonly title: string; readonly approve: string; readonly reject: string }

/** Returns the heading and button labels of a prompt. */
export function promptText(prompt: PromptDetails): PromptText {
  const reject = 'Reject'
  switch (prompt.kind) {
    case 'connect':
      return { title: 'Connect this site', approve: 'Connect', reject }
    case 'message':
      return { title: 'Sign a message', approve: 'Sign', reject }
    case 'typedData':
      return { title: `Sign “${prompt.primaryType}”`, approve: 'Sign', reject }
    case 'transactions':
      return {
        title: prompt.calls.length === 1 ? 'Confirm the transaction' : `Confirm ${prompt.calls.length} transactions`,
        approve: 'Confirm',
        reject,
      }
    case 'transaction':
      return {
        title: prompt.title ?? (prompt.sends === false ? 'Sign the transaction' : 'Confirm the transaction'),
        approve: prompt.sends === false ? 'Sign' : 'Confirm',
        reject,
      }
    case 'switchChain':
      return { title: 'Switch the network', approve: 'Switch', reject }
    case 'addChain':
      return { title: 'Add a network', approve: 'Add and switch', reject }
    case 'watchAsset':
      return { title: `Show ${prompt.symbol} in the wallet`, approve: 'Add token', reject }
    case 'scan':
      return { title: 'Scan a QR code', approve: 'Share', reject }
    case 'permissions':
      return { title: 'Grant permissions', approve: 'Grant', reject }
    case 'unlock':
      return { title: 'The wallet is locked', approve: 'Unlock', reject: 'Cancel' }
  }
}
