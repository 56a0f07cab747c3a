/**
 * Records the phases of a visit in `window.visit`. Runs before the page's own scripts and must not use outer variables.
 * Times are those of `performance.now()`.
 */
export function watchVisit() {
  const visit = { asked: undefined, answered: undefined, longTasks: [], requestsBetween }
  window.visit = visit
  const wrapped = new WeakSet()
  const onAnnounce = ({ detail: { provider } }) => {
    if (wrapped.has(provider)) return
    wrapped.add(provider)
    const { request } = provider
    provider.request = async (call) => {
      if (call.method !== 'eth_requestAccounts') return request(call)
      visit.asked ??= performance.now()
      const answer = await request(call)
      visit.answered ??= performance.now()
      return answer
    }
  }
  window.addEventListener('eip6963:announceProvider', onAnnounce, { capture: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) visit.longTasks.push({ startTime, duration })
  }).observe({ type: 'longtask', buffered: true })

  /**
   * Returns the scripts loaded within a time span, in sequential groups: a group begins once a script of the previous
   * one has arrived.
   */
  function requestsBetween(from, to) {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name, transferSize }) => new URL(name).pathname.endsWith('.js') && transferSize > 0)
      .filter(({ startTime }) => startTime >= from && startTime <= to)
      .sort((one, other) => one.startTime - other.startTime)
    let waves = 0
    let firstEnd = 0
    for (const { startTime, responseEnd } of scripts) {
      if (waves === 0 || startTime >= firstEnd) {
        waves++
        firstEnd = responseEnd
      } else firstEnd = Math.min(firstEnd, responseEnd)
    }
    return { files: scripts.length, waves }
  }
}
