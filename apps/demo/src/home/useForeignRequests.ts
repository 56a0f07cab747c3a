import { useEffect, useState } from 'react'

const own: readonly string[] = [location.hostname, 'localhost', '127.0.0.1', '[::1]']

/** Returns the number of requests to other hosts since the page opened, from the browser's performance entries. */
export function useForeignRequests(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const foreign = list.getEntries().filter(({ name }) => isForeign(name))
      if (foreign.length > 0) setCount((before) => before + foreign.length)
    })
    // Buffered, to include earlier requests.
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [])
  return count
}

function isForeign(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol.startsWith('http') && !own.includes(hostname)
}
