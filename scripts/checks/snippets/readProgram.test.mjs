import { expect, test } from 'vitest'
import { readProgram } from './readProgram.mjs'

const block = (code) => `\`\`\`ts\n${code}\n\`\`\`\n`
const quickStart = readProgram(block('// src/wallet.ts\nexport const kit = 1'))
const filesOf = ({ modules }) => modules.map(({ file }) => file)

test('each block is a module, with the file that its first line names', () => {
  const program = readProgram(block('// src/wallet.ts\nexport const kit = 1') + block("import { kit } from './wallet'"))
  expect(program).toEqual({
    modules: [
      { file: 'src/wallet.ts', isSaved: true, line: 2, code: '// src/wallet.ts\nexport const kit = 1\nexport {}\n' },
      { file: 'src/line6.tsx', isSaved: false, line: 6, code: "import { kit } from './wallet'\nexport {}\n" },
    ],
    faults: [],
  })
})

test('a block replaces an earlier one of the same file; both compile', () => {
  const program = readProgram(block('// src/App.tsx\nlet a') + block('// src/App.tsx\nlet b'))
  expect(filesOf(program)).toEqual(['src/line2.tsx', 'src/App.tsx'])
})

test('a document that links to the quick start imports its module', () => {
  const text = block("import { kit } from './wallet'")
  const linked = readProgram(`[quick start](quickStart.md)\n${text}`, quickStart)
  expect(filesOf(linked)).toEqual(['src/line3.tsx', 'src/wallet.ts'])
  expect(linked.faults).toEqual([])
  expect(readProgram(text, quickStart).faults).toEqual(['It imports ./wallet without a link to the quick start.'])
})

test('a block imports the module in its own folder', () => {
  const text = block('// app/wallet.ts\nexport const kit = 2') + block("// app/Account.tsx\nimport './wallet'")
  expect(readProgram(text, quickStart)).toMatchObject({ faults: [], modules: [{}, {}] })
})

test('a document with its own module does not import that of the quick start', () => {
  const text = block('// src/wallet.ts\nexport const kit = 2') + block("import './wallet'")
  expect(filesOf(readProgram(text, quickStart))).toEqual(['src/wallet.ts', 'src/line6.tsx'])
})
