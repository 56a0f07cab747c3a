/** Text that lasts as long as a visit: the life of the tab, also across page loads. */
export type VisitMark = {
  read(): string | undefined
  write(value: string): void
}

/** Creates a {@link VisitMark}. If the session storage is blocked, it lasts as long as the page. */
export function createVisitMark(window: Window | undefined, key: string): VisitMark {
  let own: string | undefined
  return {
    read() {
      try {
        return window?.sessionStorage.getItem(key) ?? own
      } catch {
        return own
      }
    },
    write(value) {
      own = value
      try {
        window?.sessionStorage.setItem(key, value)
      } catch {
        // Blocked or full.
      }
    },
  }
}
