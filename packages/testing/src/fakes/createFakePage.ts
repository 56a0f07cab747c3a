/** A window without a browser: an event target on which wallets can be injected. */
export type FakePage = Window & { ethereum?: unknown; injectedWeb3?: unknown; walletExtension?: unknown }

export function createFakePage(): FakePage {
  const page: EventTarget = new EventTarget()
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    title: '',
    documentElement: { lang: '' },
    querySelector: () => null,
    defaultView: page,
  })
  // The top-level window is its own parent.
  Object.assign(page, { parent: page, document })
  return page as FakePage
}
