/** A tab of any browser: what journeys need of its driver, and no more. */
export type Tab = {
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<void>
  /** Runs a function in the page; argument and result travel as JSON. */
  evaluate<R, A = undefined>(run: (arg: A) => R | Promise<R>, arg?: A): Promise<R>
  /** Presses the mouse where the window shows this point, in CSS px. */
  clickAt(x: number, y: number): Promise<void>
  /** Presses a key of the keyboard, with Shift where asked. */
  press(key: Key, options?: { readonly shift?: boolean }): Promise<void>
  /** A PNG of what the window shows. */
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
