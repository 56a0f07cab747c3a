// Ignores npm's notes about its settings, and notes of Rolldown and Next about a slow machine.
const ignored = /^npm warn|\[(PLUGIN|BUNDLER)_TIMINGS\]|^⚠ Slow filesystem detected\./

// Whole words, because the list of built files may contain one such as `warnSecondKit`. Rollup marks its warnings with
// `(!)`.
const isWarning = (line) => /\bwarn(ing)?s?\b|⚠|deprecat|\(!\)/i.test(line) && !ignored.test(line)

/**
 * Returns the printed warnings that match no allowed pattern, and the patterns without a match. A warning is a line
 * that looks like one, and the lines after it up to an empty line or the next warning, so that a pattern can name the
 * files.
 */
export function findWarnings(output, allowed = []) {
  const paragraphs = []
  let current
  for (const line of output.split('\n')) {
    if (isWarning(line)) {
      current = [line]
      paragraphs.push(current)
    } else if (line.trim() === '') current = undefined
    else current?.push(line)
  }
  const warnings = paragraphs.map((lines) => lines.join('\n'))
  const patterns = allowed.map((pattern) => new RegExp(pattern))
  return {
    unexpected: warnings.filter((warning) => !patterns.some((pattern) => pattern.test(warning))),
    missing: allowed.filter((_, index) => !warnings.some((warning) => patterns[index].test(warning))),
  }
}
