/** Moves the focus to the title of the card, because the focused control is about to disappear. */
export function focusTitle(control: Element | null | undefined): void {
  control?.closest('.card')?.querySelector('h2')?.focus()
}
