const entry = /^['"]([^'"]+)['"]: (major|minor|patch)$/

/** Returns why a changeset cannot be released, or `undefined`. `packages` are the names of the published packages. */
export function findChangesetFault(text, packages) {
  const [, head, body] = /^---\n(.*?)\n?---\n(.*)$/s.exec(text.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined) return 'has no front matter with packages'
  const lines = head.split('\n').filter(Boolean)
  const malformed = lines.find((line) => !entry.test(line))
  if (malformed) return `has a malformed line: ${malformed}`
  const foreign = lines.map((line) => entry.exec(line)[1]).find((name) => !packages.includes(name))
  if (foreign) return `names ${foreign}, which is not published`
  return body.trim() ? undefined : 'says nothing about the change'
}
