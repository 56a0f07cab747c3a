import { cleanText, readField, safeParseImageUrl, type WalletInfo, walletConnectId } from '@latchkey/common'

/**
 * Reads name and icon from a wallet's metadata, cleaned for display. Leaves out remote images: they would reveal the
 * visitor to a server of the wallet's choice.
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
