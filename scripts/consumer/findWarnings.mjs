/** What a tool printed that looks like a warning and matches none of the allowed patterns, and the patterns that match nothing. */
export function findWarnings(output, allowed = []) {
  // Whole words: the list of built files may name one such as `warnSecondKit`. Rollup marks its own with `(!)`.
  const lines = output
    .split('\n')
    .filter((line) => /\bwarn(ing)?s?\b|⚠|deprecat|\(!\)/i.test(line) && !/^npm warn/.test(line))
  const patterns = allowed.map((pattern) => new RegExp(pattern))
  return {
    unexpected: lines.filter((line) => !patterns.some((pattern) => pattern.test(line))),
    missing: allowed.filter((_, index) => !lines.some((line) => patterns[index].test(line))),
  }
}
