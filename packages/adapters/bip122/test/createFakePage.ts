/** A page without a browser: events go round, and globals can be set on it. */
export function createFakePage(): Window {
  const page = new EventTarget()
  Object.assign(page, { parent: page })
  return page as Window
}
