/** Announces a wallet to a page, as an extension does. */
export function announce(page: Window, provider: unknown, info: Readonly<Record<string, unknown>> = {}): void {
  const detail = {
    info: {
      uuid: crypto.randomUUID(),
      name: 'Test Wallet',
      rdns: 'org.example.wallet',
      icon: 'data:image/svg+xml,<svg/>',
      ...info,
    },
    provider,
  }
  page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}
