/** Returns whether a file belongs to tests, so that published packages do not contain it. */
export function isTestFile(file) {
  return /\.(test|test-d|fixture)\.[^/]+$|(^|\/)(test|e2e|fuzz)\//.test(file)
}
