import { randomUuid } from '../../wallet/base/randomId.js'

/** Returns the detail of an EIP-6963 announcement. */
export function walletDetail(name: unknown, rdns: unknown, uuid: unknown = randomUuid()) {
  const provider: unknown = { request: async () => [], on: () => undefined, removeListener: () => undefined }
  return { info: { uuid, name, rdns, icon: 'data:image/png;base64,iVBORw0KGgo=' }, provider }
}

/** Dispatches an announcement with any detail. */
export function announce(page: EventTarget, detail: unknown): void {
  page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

/** Returns details that are not wallets: missing parts, traps, malformed ids. */
export function impostorDetails(): readonly unknown[] {
  const good = walletDetail('Impostor', 'org.example.impostor')
  const trap = () => {
    throw new Error('a getter that throws')
  }
  return [
    undefined,
    null,
    'text',
    {},
    { info: good.info },
    { provider: good.provider },
    { ...good, provider: {} },
    { ...good, provider: null },
    { ...good, info: null },
    Object.defineProperty({ provider: good.provider }, 'info', { get: trap }),
    { ...good, info: new Proxy({}, { get: trap }) },
    { ...good, provider: new Proxy({}, { get: trap }) },
    walletDetail('', 'org.example.impostor'),
    walletDetail(42, 'org.example.impostor'),
    walletDetail('Impostor', 'impostor'),
    walletDetail('Impostor', 'a..b'),
    walletDetail('Impostor', `${'a'.repeat(300)}.example`),
    walletDetail('Impostor', 'org.example.impostor', 'not-a-uuid'),
  ]
}
