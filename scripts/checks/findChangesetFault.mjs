const entry = /^(?:'([^']+)'|"([^"]+)"): (?:major|minor|patch)\s*$/

/** Returns why a changeset cannot be released, or `undefined`. `packages` are the names of the published packages. */
export function findChangesetFault(text, packages) {
  const [whole, head = '', body] = /^---\n(?:(.*?)\n)?---\n(.*)$/s.exec(text.replaceAll('\r\n', '\n')) ?? []
  if (whole === undefined) return 'has no front matter with packages'
  const lines = head.split('\n').filter(Boolean)
  const malformed = lines.find((line) => !entry.test(line))
  if (malformed) return `has a malformed line: ${malformed}`
  const names = lines.map((line) => entry.exec(line).slice(1).find(Boolean))
  if (new Set(names).size < names.length) return 'names a package twice'
  const foreign = names.find((name) => !packages.includes(name))
  if (foreign) return `names ${foreign}, which is not published`
  return body.trim() ? undefined : 'says nothing about the change'
}
