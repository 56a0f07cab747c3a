const ends = { visit: 'the tab closes', disconnect: 'disconnect', cleared: '–' }

/** Returns the generated part of docs/security.md: the table of stored values. */
export function renderStoredValues(rows) {
  return ['| key | value | until |', '|---|---|---|', ...rows.map(renderRow)].join('\n')
}

function renderRow({ key, place, lifetime, says, until }) {
  const name = {
    localStorage: `\`${key}\``,
    sessionStorage: `\`${key}\` in \`sessionStorage\``,
    cookie: `cookie \`latchkey-${key}\``,
  }[place]
  return `| ${name} | ${says.replace(/\.$/, '').replaceAll('|', '\\|')} | ${until || ends[lifetime]} |`
}
