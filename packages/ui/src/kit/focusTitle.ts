/** The focus goes to the title: the control that has it, in the same card, is gone in a moment (AX6). */
export function focusTitle(control: Element | null | undefined): void {
  control?.closest('.card')?.querySelector('h2')?.focus()
}
