/** A page without a browser: events go round, and globals can be set on it. */
export type FakePage = Window & { ethereum?: unknown }

export function createFakePage(): FakePage {
  const page = new EventTarget()
  Object.assign(page, { parent: page })
  return page as FakePage
}
