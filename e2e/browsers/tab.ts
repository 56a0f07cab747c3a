/** A tab of any browser, with the few driver functions that journeys need. */
export type Tab = {
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<void>
  /** Runs a function in the page. Argument and result are serialized as JSON. */
  evaluate<R, A = undefined>(run: (arg: A) => R | Promise<R>, arg?: A): Promise<R>
  /** Clicks at this point of the window, in CSS px. */
  clickAt(x: number, y: number): Promise<void>
  /** Presses a key, with Shift if requested. */
  press(key: Key, options?: { readonly shift?: boolean }): Promise<void>
  /** Takes a PNG screenshot of the window. */
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

/** A running browser. */
export type Browser = {
  readonly version: string
  newTab(): Promise<Tab>
  close(): Promise<void>
}

/** The keys that journeys press, with their code points of WebDriver. */
export const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Space: ' ' } as const

export type Key = keyof typeof keys
