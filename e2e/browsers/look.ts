/** A target: a CSS selector, which also matches inside open shadow roots, and its label or text. */
export type Target = {
  readonly css: string
  readonly name?: string | RegExp
  /** An ancestor of the target, also across shadow roots. */
  readonly inside?: string
}

/** A visible element. */
export type Seen = {
  /** Its label, or its text. */
  readonly name: string
  readonly text: string
  /** The center of the element, in window coordinates. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Whether a click at the center would hit the element. */
  readonly isOnTop: boolean
  readonly isInWindow: boolean
}

/** {@link Target} in serializable form. */
export type Query = {
  readonly css: string
  readonly inside: string
  readonly exact?: string
  readonly source?: string
  readonly flags?: string
}

export function toQuery({ css, name, inside = '*' }: Target): Query {
  if (name instanceof RegExp) return { css, inside, source: name.source, flags: name.flags }
  return name === undefined ? { css, inside } : { css, inside, exact: name }
}

/** Runs in the page: returns the visible targets once two consecutive frames show them at the same place. */
export async function look(query: Query): Promise<readonly Seen[]> {
  function* within(root: ParentNode): Generator<Element> {
    for (const element of root.querySelectorAll('*')) {
      yield element
      if (element.shadowRoot) yield* within(element.shadowRoot)
    }
  }
  const nameOf = (element: Element) => {
    const spoken = element.cloneNode(true) as Element
    for (const hidden of spoken.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    return (element.getAttribute('aria-label') ?? spoken.textContent ?? '').trim()
  }
  const isInside = (element: Element) => {
    for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : at.parentNode)
      if (at instanceof Element && at.matches(query.inside)) return true
    return false
  }
  const isTarget = (element: Element) => {
    if (!element.matches(query.css) || !isInside(element)) return false
    if (query.source !== undefined) return new RegExp(query.source, query.flags).test(nameOf(element))
    return query.exact === undefined || nameOf(element) === query.exact
  }
  const onTop = (x: number, y: number) => {
    let top = document.elementFromPoint(x, y)
    for (;;) {
      const inner = top?.shadowRoot?.elementFromPoint(x, y)
      if (!inner || inner === top) return top
      top = inner
    }
  }
  const holds = (element: Element, inner: Element | null) => {
    for (let at: Node | null = inner; at; at = at instanceof ShadowRoot ? at.host : at.parentNode)
      if (at === element) return true
    return false
  }
  const see = (element: Element): Seen => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const middle = { x: x + width / 2, y: y + height / 2 }
    return {
      name: nameOf(element),
      text: (element.textContent ?? '').trim(),
      ...middle,
      width,
      height,
      isOnTop: holds(element, onTop(middle.x, middle.y)),
      isInWindow: x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight,
    }
  }
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const { visibility } = getComputedStyle(element)
    return width > 0 && height > 0 && visibility === 'visible'
  }
  // A page in the background renders no frame.
  const frame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve())
      setTimeout(resolve, 200)
    })

  const found = [...within(document)].filter(isTarget).filter(isVisible)
  const before = found.map(see)
  await frame()
  await frame()
  return found.flatMap((element, index) => {
    const [now, old] = [see(element), before[index]]
    return element.isConnected && old && now.x === old.x && now.y === old.y ? [now] : []
  })
}
