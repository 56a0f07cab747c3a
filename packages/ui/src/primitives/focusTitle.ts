/** Moves the focus to the title of the card, because the focused control is about to disappear (AX6). */
export function focusTitle(control: Element | null | undefined): void {
  control?.closest('.card')?.querySelector('h2')?.focus()
}
