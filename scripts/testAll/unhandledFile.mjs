/** Returns the path of a step's file with unhandled errors, beside its report. */
export function unhandledFile(reportFile) {
  return `${reportFile}.unhandled`
}
