/** A window without a browser: an event target on which wallets can be injected. */
export type FakePage = Window & { ethereum?: unknown; injectedWeb3?: unknown; walletExtension?: unknown }

export function createFakePage(): FakePage {
  const page: EventTarget = new EventTarget()
  // The top-level window is its own parent.
  Object.assign(page, { parent: page })
  return page as FakePage
}
