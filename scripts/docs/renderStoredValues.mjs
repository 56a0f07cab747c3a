const ends = {
  disconnect: 'disconnect',
  sessionEnd: 'the wallet ends the session',
  otherWallet: 'another wallet connects',
  signOut: 'sign-out',
  fullStorage: 'storage is full',
  expiry: 'expiry',
  response: 'a response',
  visit: 'the tab closes',
  atOnce: 'at once',
  never: '–',
}

/** Returns the generated part of docs/security.md: the table of stored values. */
export function renderStoredValues(rows) {
  return ['| key | value | cleared by |', '|---|---|---|', ...rows.map(renderRow)].join('\n')
}

function renderRow({ key, place, says, clearedBy }) {
  const name = {
    localStorage: `\`${key}\``,
    sessionStorage: `\`${key}\` in \`sessionStorage\``,
    cookie: `cookie \`latchkey-${key}\``,
  }[place]
  return `| ${name} | ${says.replace(/\.$/, '').replaceAll('|', '\\|')} | ${clearedBy.map((event) => ends[event]).join(', ')} |`
}
