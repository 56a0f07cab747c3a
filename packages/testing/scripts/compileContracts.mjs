// Compiles contracts/*.sol and writes ABI and bytecode to src/chains/contracts/. With `--check` it writes nothing and
// fails if the committed code differs from the compiler's output.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import solc from 'solc'

const root = new URL('../', import.meta.url)
const out = new URL('src/chains/contracts/', root)
const files = readdirSync(new URL('contracts/', root)).filter((file) => file.endsWith('.sol'))

const output = JSON.parse(
  solc.compile(
    JSON.stringify({
      language: 'Solidity',
      sources: Object.fromEntries(
        files.map((file) => [file, { content: readFileSync(new URL(`contracts/${file}`, root), 'utf8') }]),
      ),
      settings: {
        evmVersion: 'paris',
        optimizer: { enabled: true, runs: 200 },
        metadata: { appendCBOR: false, bytecodeHash: 'none' },
        outputSelection: { '*': { '*': ['abi', 'evm.deployedBytecode.object'] } },
      },
    }),
  ),
)

const problems = (output.errors ?? []).filter((problem) => problem.severity !== 'info')
if (problems.length > 0) {
  console.error(problems.map((problem) => problem.formattedMessage).join('\n'))
  process.exit(1)
}

const outdated = []
mkdirSync(out, { recursive: true })
for (const file of files) {
  const name = file.replace('.sol', '')
  const { abi, evm } = output.contracts[file][name]
  const constant = `${name[0].toLowerCase()}${name.slice(1)}`
  const target = new URL(`${constant}.ts`, out)
  const text = [
    `/** ${name}: compiled from \`contracts/${file}\` by \`scripts/compileContracts.mjs\`. */`,
    `export const ${constant} = {`,
    `  abi: ${JSON.stringify(abi)},`,
    `  runtimeCode: '0x${evm.deployedBytecode.object}',`,
    '} as const',
    '',
  ].join('\n')
  if (!process.argv.includes('--check')) writeFileSync(target, text)
  else if (!readFileSync(target, 'utf8').includes(evm.deployedBytecode.object)) outdated.push(file)
}

if (outdated.length > 0) {
  console.error(`Not up to date: ${outdated.join(', ')}. Run "pnpm compile:contracts".`)
  process.exit(1)
}
