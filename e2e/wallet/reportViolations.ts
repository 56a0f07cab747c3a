/** Collects violations of the page's Content-Security-Policy. */
export function reportViolations(): void {
  const violations: string[] = []
  Object.assign(window, { violations })
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    violations.push(`${violatedDirective} ${blockedURI} ${sample}`)
  })
}
