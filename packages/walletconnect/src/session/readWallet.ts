import { cleanText, readField, safeParseImageUrl, type WalletInfo, walletConnectId } from '@latchkey/common'

/**
 * Who a wallet says it is, fit to be shown. Pictures on a server of the wallet's choice are left out: nobody else is told
 * who looks at them.
 */
export function readWallet(metadata: unknown): WalletInfo {
  const icons = readField(metadata, 'icons')
  const icon = (Array.isArray(icons) ? icons.slice(0, 8) : [])
    .map((entry) => safeParseImageUrl(entry))
    .find(({ ok }) => ok)
  return {
    name: cleanText(readField(metadata, 'name')) || 'WalletConnect',
    ...(icon?.ok ? { icon: icon.value } : {}),
    identifier: walletConnectId,
  }
}
