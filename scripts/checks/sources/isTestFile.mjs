/** Whether a file is only there for tests, and so never reaches who installs the package. */
export function isTestFile(file) {
  return /\.(test|test-d|fixture)\.[^/]+$|(^|\/)(test|e2e|fuzz)\//.test(file)
}
