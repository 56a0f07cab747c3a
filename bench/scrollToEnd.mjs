/**
 * Scrolls the open list of all wallets by `step` px per frame to the row `total`. Runs in the page. Resolves with the
 * duration of each frame that scrolled, in ms, and the largest number of rendered rows.
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
    // Skip frames that do not scroll, because the next page is still loading.
    if (body.scrollTop > before) frames.push(now - last)
    else if (Math.max(...places()) >= total) return { frames, reached: total }
    else if (now > patience) return { frames, reached: Math.max(...places()) }
    last = now
  }
}
