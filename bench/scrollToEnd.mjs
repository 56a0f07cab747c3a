/**
 * Scrolls the open list of all wallets by `step` px a frame until `total` rows are behind it; runs in the page. Resolves to the ms of
 * each frame that moved, and the highest place that was rendered.
 */
export async function scrollToEnd({ total, step }) {
  const body = document.querySelector('appkit-modal').shadowRoot.querySelector('[data-view=AllWallets] .body')
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const places = () => [...body.querySelectorAll('[aria-posinset]')].map((row) => Number(row.ariaPosInSet))
  const frames = []
  const patience = performance.now() + 120_000
  let last = await nextFrame()
  for (;;) {
    const before = body.scrollTop
    body.scrollTop += step
    const now = await nextFrame()
    // While the next page is on its way nothing moves, and such frames cost nothing.
    if (body.scrollTop > before) frames.push(now - last)
    else if (Math.max(...places()) >= total) return { frames, reached: total }
    else if (now > patience) return { frames, reached: Math.max(...places()) }
    last = now
  }
}
