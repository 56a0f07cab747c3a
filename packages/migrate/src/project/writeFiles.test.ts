import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from './writeFiles.js'

test('throws and writes nothing if a file has changed since it was read', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'latchkey-write-'))
  try {
    for (const file of ['a.ts', 'b.ts']) writeFileSync(path.join(folder, file), file)
    const changes = [
      { file: 'a.ts', before: 'a.ts', after: 'new' },
      { file: 'b.ts', before: 'old', after: 'new' },
    ]
    expect(() => writeFiles(folder, changes)).toThrow('b.ts has changed meanwhile.')
    expect(readdirSync(folder)).toEqual(['a.ts', 'b.ts'])
    expect(readFileSync(path.join(folder, 'a.ts'), 'utf8')).toBe('a.ts')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
