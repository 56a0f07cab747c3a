// Ignores npm's notes about its settings, and Rolldown's note about a slow build, which depends on the machine.
const ignored = /^npm warn|\[(PLUGIN|BUNDLER)_TIMINGS\]/

/** Returns the printed lines that look like warnings and match no allowed pattern, and the patterns without a match. */
export function findWarnings(output, allowed = []) {
  // Whole words, because the list of built files may contain one such as `warnSecondKit`. Rollup marks its warnings with `(!)`.
  const lines = output
    .split('\n')
    .filter((line) => /\bwarn(ing)?s?\b|⚠|deprecat|\(!\)/i.test(line) && !ignored.test(line))
  const patterns = allowed.map((pattern) => new RegExp(pattern))
  return {
    unexpected: lines.filter((line) => !patterns.some((pattern) => pattern.test(line))),
    missing: allowed.filter((_, index) => !lines.some((line) => patterns[index].test(line))),
  }
}
