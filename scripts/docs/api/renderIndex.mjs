/** Renders the index of the API reference. `summaries` has the text at the top of each page. */
export function renderIndex(groups, summaries) {
  const lines = groups.flatMap(({ heading, titles }) => [
    `## ${heading}`,
    '',
    ...Object.entries(titles).map(([name, title]) => `- [${title}](${name}.md): ${firstSentence(summaries[name])}`),
    '',
  ])
  return ['# API reference', '', 'Generated from the sources by `node scripts/docs/writeApi.mjs`.', '', ...lines].join(
    '\n',
  )
}

const firstSentence = (text) => text.match(/^.*?[.:](?=\s|$)/s)[0].replaceAll('\n', ' ')
