/** The width at which the formatter wraps code. It does not wrap comments. */
const columns = 120

/** Returns the lines of comments that are wider than code can be, from 1. Directives of tools fit on one line only. */
export function findWideComments(text) {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.length > columns && /^\s*(\/\/|\/?\*)/.test(line) && !line.includes('biome-ignore') ? [index + 1] : [],
    )
}
