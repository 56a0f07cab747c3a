import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unpackTarball } from './fetchPackage.mjs'

let folder
let tarball
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'latchkey-tarball-'))
  mkdirSync(path.join(folder, 'packed/package'), { recursive: true })
  writeFileSync(path.join(folder, 'packed/package/index.js'), 'export const wallet = {}\n')
  tarball = path.join(folder, 'source-1.0.0.tgz')
  execFileSync('tar', ['czf', tarball, '-C', path.join(folder, 'packed'), 'package'])
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const hashOf = (bytes) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`

test('unpacks a source of the directory whose hash is pinned', () => {
  const unpacked = unpackTarball(tarball, hashOf(readFileSync(tarball)), folder)
  expect(readFileSync(path.join(unpacked, 'index.js'), 'utf8')).toBe('export const wallet = {}\n')
})

test('unpacks nothing of a source with another hash', () => {
  expect(() => unpackTarball(tarball, hashOf('another tarball'), folder)).toThrow('which is not pinned')
  expect(existsSync(path.join(folder, 'package'))).toBe(false)
})
