/** Returns the `ts` and `tsx` blocks of a Markdown text, each with the first line of its code. */
export function extractSnippets(markdown) {
  const snippets = []
  let open
  for (const [index, line] of markdown.split('\n').entries()) {
    const fence = /^\s*```(\w*)/.exec(line)
    if (open && fence) {
      if (open.language === 'ts' || open.language === 'tsx')
        snippets.push({ ...open, code: `${open.lines.join('\n')}\n` })
      open = undefined
    } else if (open) open.lines.push(line)
    else if (fence) open = { language: fence[1], line: index + 2, lines: [] }
  }
  return snippets.map(({ language, line, code }) => ({ language, line, code }))
}
