import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'

const networks = fileURLToPath(new URL('./networks.ts', import.meta.url))

/** Returns the size of a production build of the given code. */
async function bundle(code: string): Promise<string> {
  const entry = '\0entry'
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@latchkey/source'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : undefined),
        load: (id) => (id === entry ? code.replace('NETWORKS', JSON.stringify(networks)) : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  return outputs.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : [])).join('\n')
}

describe('size budget of @latchkey/appkit/networks', () => {
  test('three networks cost less than 1 kB gzip, without any other network', async () => {
    const code = await bundle(
      `import { base, mainnet, polygon } from NETWORKS\nglobalThis.networks = [mainnet, base, polygon]`,
    )
    expect(code).toContain('https://polygonscan.com')
    expect(code).not.toContain('Optimism')
    expect(code).not.toContain('solana')
    expect(code).not.toContain('INVALID_PARAMS')
    expect(gzipSync(code).length).toBeLessThan(1_000)
  })

  test('an unused import costs nothing', async () => {
    const code = await bundle(`import * as networks from NETWORKS\nglobalThis.networks = []`)
    expect(code.length).toBeLessThan(200)
  })

  test('the bundle contains no viem, even with all networks', async () => {
    const code = await bundle(`import * as networks from NETWORKS\nglobalThis.networks = Object.values(networks)`)
    expect(code).toContain('https://polygonscan.com')
    expect(code).not.toMatch(/formatters|serializers|defineChain/)
  })
})
