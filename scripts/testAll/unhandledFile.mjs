/** Where a step keeps the errors that no test caught, beside its report. */
export function unhandledFile(reportFile) {
  return `${reportFile}.unhandled`
}
