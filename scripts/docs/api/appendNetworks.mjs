import { appendFileSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Appends a table of the generated networks to a page. Their declarations have no comments, so separate entries would
 * add nothing.
 */
export function appendNetworks(page, folder) {
  const networks = globSync('*.ts', { cwd: folder })
    .sort()
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(declaration)])
  appendFileSync(
    page,
    [
      '',
      '## Networks of viem',
      '',
      `\`@latchkey/appkit/networks\` has ${networks.length} EVM networks, with the names of \`viem/chains\`.`,
      '',
      '| Export | Network | CAIP-2 id |',
      '| ------ | ------ | ------ |',
      ...networks.map(([, name, id, title]) => `| \`${name}\` | ${title.replaceAll('|', '\\|')} | \`${id}\` |`),
      '',
    ].join('\n'),
  )
}

const declaration =
  /^export const (\w+): Network = \{\n(?:.*\n)*?\s+caipNetworkId: '([^']+)',\n(?:.*\n)*?\s+name: ['"](.*)['"],\n/gm
